import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readLedger } from '../scripts/lib/ledger.mjs'
import { compareLedger } from './architecture/compare-ledger.ts'
import { readTags } from './architecture/read-tags.ts'
import { ROOT, sourceFiles } from './architecture/source-files.ts'

const SPECIFICATION = join(ROOT, '../shared/REQUIREMENTS.md')
const ledger = readLedger(readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8'))
const tests = sourceFiles('{src,evaluation,scripts,tests}/**/*.test.{ts,tsx,mjs}', 'e2e/**/*.spec.ts')

const repeated = (values: readonly string[]) => values.filter((value, place) => values.indexOf(value) < place)

test('the ledger names exactly the files whose tests carry the tag of the row, and how many do', () => {
  expect(compareLedger(ledger, tests.flatMap(readTags))).toEqual([])
})

test('no requirement stands twice, and no row names a file twice', () => {
  expect(repeated(ledger.map(({ id }) => id))).toEqual([])
  expect(ledger.flatMap(({ proofs }) => repeated(proofs.map(({ file }) => file)))).toEqual([])
})

/** The numbers that the specification gives to requirements, and to the sections of its second and third part. */
function readNumbers() {
  const text = readFileSync(SPECIFICATION, 'utf8')
  const all = (pattern: RegExp) => Array.from(text.matchAll(pattern), (match) => match[1] ?? '')
  return {
    requirements: all(/\*\*(R\d{3})\*\*/g),
    sections: all(/^## (2\.\d+) (?!Later, not now)/gm),
    later: all(/^## (3\.\d+) /gm),
  }
}

test.skipIf(!existsSync(SPECIFICATION))('the ledger has a row for every numbered requirement', () => {
  const { requirements, sections, later } = readNumbers()
  const ids = ledger.map(({ id }) => id)
  const rows = ids.filter((id) => id.startsWith('R'))
  expect(rows.toSorted()).toEqual([...new Set(requirements)].toSorted())
  const sectionsOf = (part: string) => [
    ...new Set(ids.filter((id) => id.startsWith(part)).map((id) => id.slice(0, -1))),
  ]
  expect(sectionsOf('2.').toSorted()).toEqual(sections.toSorted())
  expect(sectionsOf('3.').filter((section) => !later.includes(section))).toEqual([])
})

const inFile = (text: string, path = 'src/a.test.ts') => readTags({ path, text })
const twice = "test('adds', { tags: ['R001'] }, f)\ntest.each(all)('%s', { tags: ['R001', '2.6b'] }, f)"
const row = (id: string, proved: string) => readLedger(`| ${id} | Something | ${proved} |`)

test.each([
  ['a test', "test('adds', { tags: ['R001'] }, f)", ['R001']],
  ['a test with one tag', "test('adds', { tags: 'R001' }, f)", ['R001']],
  [
    'tests of a table',
    "test.each(all)('%s', { tags: ['R001', '2.6b', '3.1a'] }, f)",
    ['R001', '2.6b', '3.1a'],
  ],
  ['a group', "describe('sums', { timeout: 9, tags: ['2.12a'] }, f)", ['2.12a']],
  ['a journey', "test('posts', { tag: ['@R001', '@R002'] }, f)", ['R001', 'R002']],
  ['a group of journeys', "test.describe('an employer', { tag: '@R001' }, f)", ['R001']],
  ['a misspelt tag of a journey', "test('posts', { tag: ['@R1'] }, f)", ['R1']],
  ['a wrapper of our own', "testEveryLook('shines', { tag: ['@R001'] }, f)", ['R001']],
  ['a comment', "// test('adds', { tags: ['R001'] }, f)", []],
  ['words of the product', "test('adds', () => save({ tags: ['React'], tag: 'R' }))", []],
])('the tags of %s are read', (_where, text, ids) => {
  expect(inFile(text).map(({ id }) => id)).toEqual(ids)
})

test.each([
  ["test('adds', { tags: ['R001', 'long'] }, f)", [true]],
  ["test.describe('all', { tag: '@long' }, () => { test('adds', { tag: ['@R001'] }, f) })", [true]],
  ["describe('all', { tags: ['long'] }, f)\ntest('adds', { tags: ['R001'] }, f)", [false]],
])('%s is of the long run: %j', (text, isLong) => {
  expect(inFile(text).map((tag) => tag.isLong)).toEqual(isLong)
})

test.each([
  ['`src/a.test.ts` ×2', []],
  ['`src/a.test.ts`', ['the ledger says', 'tests say']],
  ['`src/a.test.ts` ×3', ['the ledger says', 'tests say']],
  ['`src/a.test.ts` ×2 (long)', ['the ledger says', 'tests say']],
  ['`src/b.test.ts` ×2', ['the ledger says', 'tests say']],
  ['`src/a.test.ts` ×2<br>`src/b.test.ts`', ['the ledger says']],
  ['not yet', ['tests say']],
])('beside two tests of src/a.test.ts, the row %j is told as %j', (proved, differences) => {
  const rows = [...row('R001', proved), ...row('2.6b', '`src/a.test.ts`')]
  const found = compareLedger(rows, inFile(twice))
  expect(found.map((line) => line.split(', but')[0])).toEqual(differences)
})

test('a tag that has no row is told, and so is a row whose tag nobody carries', () => {
  expect(compareLedger(row('R001', '`src/a.test.ts` ×2'), inFile(twice))).toEqual([
    'tests say, but the ledger does not: 2.6b: `src/a.test.ts`',
  ])
  expect(compareLedger(row('R001', '`src/a.test.ts` ×2'), [])).toEqual([
    'the ledger says, but no tests do: R001: `src/a.test.ts` ×2',
  ])
})

test('a file is proved by the long run alone when all its tests with the tag are', () => {
  const some = inFile("test('a', { tags: ['R001'] }, f)\ntest('b', { tags: ['R001', 'long'] }, f)")
  expect(compareLedger(row('R001', '`src/a.test.ts` ×2'), some)).toEqual([])
  const all = inFile("test('a', { tags: ['R001', 'long'] }, f)\ntest('b', { tags: ['R001', 'long'] }, f)")
  expect(compareLedger(row('R001', '`src/a.test.ts` ×2 (long)'), all)).toEqual([])
})
