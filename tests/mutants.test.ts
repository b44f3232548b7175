import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { whyNotPlanted } from '../scripts/lib/mutants/plant-mutant.ts'
import { IMPORT_RULES } from './architecture/import-rules.ts'
import { sourceFiles } from './architecture/source-files.ts'
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

const lostTestsOf = ({ id, caughtBy }: Mutant) =>
  caughtBy
    .filter((named) => !isThere(named))
    .map(({ file, title }) => `${id}: ${title ? `${file} › ${title}` : file}`)

test('every test that must catch a planted fault exists', () => {
  expect(mutants.flatMap(lostTestsOf)).toEqual([])
})

test('no planted fault is without a test that must catch it', () => {
  expect(mutants.filter(({ caughtBy }) => caughtBy.length === 0)).toEqual([])
})

test('a fault that has lost its place or its test is found', () => {
  const lost = { id: 'X', of: 'X', file: 'package.json', find: '"', put: "'", caughtBy: [] }
  expect(problemWith(lost)).toMatch(/stands there \d+ times/)
  expect(problemWith({ ...lost, find: 'nothing like this' })).toContain('0 times')
  expect(problemWith({ ...lost, file: 'src/nowhere.ts' })).toBe('there is no such file')
  const caughtBy = [
    { file: 'src/nowhere.test.ts' },
    { file: 'tests/requirements.test.ts', title: 'a guarantee that no test gives' },
  ]
  expect(lostTestsOf({ ...lost, caughtBy })).toEqual([
    'X: src/nowhere.test.ts',
    'X: tests/requirements.test.ts › a guarantee that no test gives',
  ])
})

const numbered = (kind: string, count: number) =>
  Array.from({ length: count }, (_, nth) => `${kind}${nth + 1}`)

/** The abuse cases and the faults that the product withstands, and the parts of its specification. */
const AREAS = [
  ...numbered('A', 26),
  ...numbered('F', 16),
  ...Array.from('ABCDEFGHIJKLMNOPQRSTZ', (part) => `1.${part}`),
  ...numbered('2.', 12),
]

/** What attacks found; a fault may stand for such a row. */
const FINDINGS = Array.from(textOf('docs/security.md').matchAll(/^\| (S\d+) \|/gm), ([, row = '']) => row)

/** The files that hold rules of the house. This one is not among them: it holds the planted faults themselves. */
const HOUSE_TESTS = sourceFiles('tests/**/*.test.ts')
  .map(({ path }) => path)
  .filter((path) => path !== 'tests/mutants.test.ts')

/**
 * The project's own rules about its code and tests, of which each needs a planted fault. Rules about imports are not listed:
 * they come from `IMPORT_RULES`. Whoever adds a rule adds it here.
 */
const HOUSE_RULES = [
  ...[
    'French marks',
    'a day of one test file',
    'access matrix',
    'budgets',
    'contrast',
    'counts',
    'exports by name',
  ],
  ...[
    'advisory locks',
    'flaky tests',
    'floors of ranking',
    'indexes',
    'kept modules',
    'languages',
    'ledger',
    'never-inputs',
  ],
  ...['no any', 'no circles', 'no enum', 'nothing left for later', 'packages', 'published formula'],
  ...[
    'rows of one height',
    'scripts of a page',
    'statements of a page',
    'taxonomy',
    'texts of the specification',
  ],
  ...['texts with code', 'the privacy page lists what is kept', 'the shared test object', 'waiting'],
  ...['named paths', 'what a short run tries', 'work is counted'],
].map((rule) => `house: ${rule}`)

const isOfHouse = ({ of }: Mutant) => of.startsWith('house: ')
const areaOf = (mutant: Mutant) => (isOfHouse(mutant) ? mutant.of : mutant.of.split(' ', 1)[0]) ?? ''

test('there are eighty planted faults at least, and one for every area, rule and test file of the house', () => {
  const tried = new Set(mutants.flatMap((one) => [areaOf(one), ...one.caughtBy.map(({ file }) => file)]))
  expect([...AREAS, ...HOUSE_RULES, ...HOUSE_TESTS].filter((area) => !tried.has(area))).toEqual([])
  expect(mutants.length).toBeGreaterThanOrEqual(80)
})

test('every planted fault stands for an area, a finding or a rule of the house', () => {
  const isKnown = (mutant: Mutant) => isOfHouse(mutant) || [...AREAS, ...FINDINGS].includes(areaOf(mutant))
  expect(mutants.filter((one) => !isKnown(one)).map(({ id, of }) => `${id}: ${of}`)).toEqual([])
})

const SPECIFICATION = join(ROOT, '../shared/REQUIREMENTS.md')
const THREATS = join(ROOT, '../shared/reference/threats-and-faults.md')

test.skipIf(![SPECIFICATION, THREATS].every(existsSync))(
  'the areas are those of the specification and of the list of threats',
  () => {
    const read = (file: string, pattern: RegExp) =>
      Array.from(readFileSync(file, 'utf8').matchAll(pattern), ([, area = '']) => area)
    const threats = read(THREATS, /^\| ([AF]\d+) \|/gm)
    const parts = read(SPECIFICATION, /^## ([12]\.(?:[A-Z]|\d+)) (?!Later, not now)/gm)
    expect([...threats, ...parts].toSorted()).toEqual(AREAS.toSorted())
  },
)

test.each(IMPORT_RULES)('a planted fault breaks the rule that $name', ({ name }) => {
  const meansRule = ({ file, title }: Mutant['caughtBy'][number]) =>
    file === 'tests/architecture.test.ts' && title !== undefined && name.startsWith(title)
  expect(mutants.some(({ caughtBy }) => caughtBy.some(meansRule))).toBe(true)
})
