import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { NOT_MEASURED, publicCases } from '../bench/lib/public-cases.ts'
import { FUNCTION_TABLE } from '../e2e/access/function-table.ts'
import { ROOT } from './architecture/source-files.ts'

/** The page by which all others are measured. */
const MEASURE = '/how-matching-works'

/** Addresses of the route tree that visitors may open: all but the app, which asks for a session. */
function publicAddresses(): string[] {
  const tree = readFileSync(join(ROOT, 'src/routeTree.gen.ts'), 'utf8')
  const listed = tree.slice(
    tree.indexOf('interface FileRoutesByFullPath'),
    tree.indexOf('interface FileRoutesByTo'),
  )
  const addresses = Array.from(listed.matchAll(/^ {2}'([^']+)':/gm), ([, address = '']) => address)
  return addresses.filter((address) => !/^\/app(?:\/|$)/.test(address))
}

const publicFunctions = () =>
  Object.entries(FUNCTION_TABLE).flatMap(([name, { audience }]) => (audience === 'everybody' ? [name] : []))

const measured = publicCases({
  ...{ jobs: ['a'], companies: ['b'], person: 'c', longest: 'd', candidate: 'e', employer: 'f' },
}).map(({ of }) => of)
const known = new Set([...measured, ...Object.keys(NOT_MEASURED), MEASURE])

test('what a visitor may ask for is measured, or the bench says why it need not be (A12)', () => {
  const all = [...publicAddresses(), ...publicFunctions()]
  expect(all).toContain('/job/$id/share.png')
  expect(all.filter((endpoint) => !known.has(endpoint))).toEqual([])
})

test('nothing is excused from measuring that is measured or no longer there', () => {
  const all = new Set([...publicAddresses(), ...publicFunctions()])
  const excused = Object.keys(NOT_MEASURED)
  expect(excused.filter((endpoint) => measured.includes(endpoint) || !all.has(endpoint))).toEqual([])
})
