import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './architecture/source-files.ts'

/** The picture of the product has to be small enough for a first look over a telephone. */
const PICTURE_BYTES_MAX = 600_000

const PAGES = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: ROOT })]
const PICTURE = /!\[(?<words>[^\]]*)\]\((?<path>[^)\s]+)\)/gu

/** What a page shows, by its path from the root, with the words for those who do not see it. */
const shownBy = (page: string) =>
  Array.from(readFileSync(join(ROOT, page), 'utf8').matchAll(PICTURE), ({ groups }) => ({
    path: join(dirname(page), groups?.['path'] ?? ''),
    words: groups?.['words'] ?? '',
  }))

const kept = globSync('docs/pictures/*', { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'))

test('every picture that a page of the documentation shows is there, has words, and none is left over', () => {
  const shown = PAGES.flatMap(shownBy)
  expect(shown.map(({ path }) => path)).toContain('docs/pictures/jobs.png')
  expect([...new Set(shown.map(({ path }) => path))].toSorted()).toEqual(kept.toSorted())
  expect(shown.filter(({ words }) => words.length < 10)).toEqual([])
})

test('the README begins with a picture of the product, sharp and small enough', () => {
  const [first] = shownBy('README.md')
  const file = readFileSync(join(ROOT, first?.path ?? ''))
  // A PNG says its size behind its signature and the name of its first part.
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)]
  expect([width, height]).toEqual([2560, 1720])
  expect(statSync(join(ROOT, first?.path ?? '')).size).toBeLessThan(PICTURE_BYTES_MAX)
})
