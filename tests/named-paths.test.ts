import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './architecture/source-files.ts'

const PAGES = ['README.md', 'CONTRIBUTING.md', 'docs/**/*.md']
const SOURCES = '{src,scripts,tests,e2e,bench,evaluation,training}/**/*.{ts,tsx,mjs,css,json,sql}'

/** A path within backticks that ends as a source does; what stands for a part of it is in signs: `<noun>`, `*`. */
const PATH = /`(?<path>[\w@$.*<>{},-]+(?:\/[\w@$.*<>{},-]+)+\.(?:tsx?|mjs|css|json|sql))`/gu

const pathsIn = (text: string) => Array.from(text.matchAll(PATH), ({ groups }) => groups?.['path'] ?? '')

const files = globSync(SOURCES, { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'))

/** Whether a path, or the end of one, is that of a file. */
function isThere(named: string): boolean {
  const pattern = named.replaceAll(/<[^<>]+>/gu, '*')
  if (!pattern.includes('*')) return files.some((file) => file === named || file.endsWith(`/${named}`))
  return files.some((file) => matchesGlob(file, pattern))
}

test('every source file that a page of the documentation names is in the project', () => {
  const named = globSync(PAGES, { cwd: ROOT }).flatMap((page) =>
    pathsIn(readFileSync(join(ROOT, page), 'utf8')).map((path) => ({ page, path })),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ path }) => !isThere(path))).toEqual([])
})

test.each([
  ['`src/domain/place/town.ts`', true],
  ['`domain/place/town.ts`', true],
  ['`src/db/schema/<table>.ts`', true],
  ['`domain/place/no-such-town.ts`', false],
  ['`place/own.ts`', false],
  ['`src/db/no-schema/<table>.ts`', false],
])('%s is found only where it stands: %s', (written, isKnown) => {
  expect(pathsIn(written).map(isThere)).toEqual([isKnown])
})
