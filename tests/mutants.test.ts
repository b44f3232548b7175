import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { whyNotPlanted } from '../scripts/lib/mutants/plant-mutant.ts'
import { readMutants } from './mutants/index.ts'
import type { Mutant } from './mutants/mutant.ts'

/** Quotes and backslashes are written differently in a source than in a sentence. */
const plain = (text: string) => text.replaceAll(/[\\'"`’]/g, '')

const ROOT = join(import.meta.dirname, '..')
const mutants = await readMutants()
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')

test('every planted fault has a name of its own', () => {
  const ids = mutants.map(({ id }) => id)
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
})

function problemWith(mutant: Mutant): string | undefined {
  return existsSync(join(ROOT, mutant.file))
    ? whyNotPlanted(textOf(mutant.file), mutant)
    : 'there is no such file'
}

test('every planted fault has its one place in the product', () => {
  const lost = mutants.flatMap((mutant) => {
    const problem = problemWith(mutant)
    return problem ? [`${mutant.id}, ${mutant.file}: ${problem}`] : []
  })
  expect(lost).toEqual([])
})

const isThere = ({ file, title }: Mutant['caughtBy'][number]) =>
  existsSync(join(ROOT, file)) && plain(textOf(file)).includes(plain(title ?? ''))

test('every test that must catch a planted fault exists', () => {
  const lost = mutants.flatMap(({ id, caughtBy }) =>
    caughtBy.filter((named) => !isThere(named)).map(({ file, title }) => `${id}: ${file} › ${title}`),
  )
  expect(lost).toEqual([])
})

test('no planted fault is without a test that must catch it', () => {
  expect(mutants.filter(({ caughtBy }) => caughtBy.length === 0)).toEqual([])
})

test('a fault that has lost its place or its test is found', () => {
  const lost = { id: 'X', of: 'X', file: 'package.json', find: '"', put: "'", caughtBy: [] }
  expect(problemWith(lost)).toMatch(/stands there \d+ times/)
  expect(problemWith({ ...lost, find: 'nothing like this' })).toContain('0 times')
  expect(problemWith({ ...lost, file: 'src/nowhere.ts' })).toBe('there is no such file')
  expect(isThere({ file: 'src/nowhere.test.ts' })).toBe(false)
  expect(isThere({ file: 'tests/requirements.test.ts', title: 'a guarantee that nobody gives' })).toBe(false)
})
