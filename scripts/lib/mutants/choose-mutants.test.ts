import { expect, test } from 'vitest'
import type { Mutant } from '#tests/mutants/mutant.ts'
import { chooseMutants, firstTestsOf, inOrder, kindOf, readOptions } from './choose-mutants.ts'

const mutant = (id: string, file: string, ...tests: string[]): Mutant => ({
  id,
  of: id,
  file,
  find: 'a',
  put: 'b',
  caughtBy: tests.map((path) => ({ file: path })),
})

const BROWSER = mutant('A1', 'src/a.ts', 'e2e/a.spec.ts')
const UNIT = mutant('B1', 'src/z.ts', 'src/z.test.ts')
const BOTH = mutant('B2', 'src/b.ts', 'e2e/b.spec.ts', 'src/b.test.ts')
const ALL = [BROWSER, UNIT, BOTH]
const ids = (mutants: readonly Mutant[]) => mutants.map(({ id }) => id)
const chosen = (...args: string[]) => ids(chooseMutants(ALL, readOptions(args)))

test('a fault that some test catches without a browser is tried without one', () => {
  expect(ALL.map(kindOf)).toEqual(['browser', 'unit', 'unit'])
})

test('tests without a browser are run first, and those in one where there are no others', () => {
  expect(firstTestsOf(BOTH)).toEqual([{ file: 'src/b.test.ts' }])
  expect(firstTestsOf(BROWSER)).toEqual([{ file: 'e2e/a.spec.ts' }])
})

test('faults that need no browser come first, each kind by its files', () => {
  expect(ids(inOrder(ALL))).toEqual(['B2', 'B1', 'A1'])
})

test('without options all are chosen', () => {
  expect(chosen()).toEqual(['B2', 'B1', 'A1'])
})

test('faults are chosen by how their ids begin, by kind, and from one of them on', () => {
  expect(chosen('--only', 'A,B2')).toEqual(['B2', 'A1'])
  expect(chosen('--kind', 'browser')).toEqual(['A1'])
  expect(chosen('--from', 'B1')).toEqual(['B1', 'A1'])
  expect(chosen('--from', 'B1', '--kind', 'unit')).toEqual(['B1'])
})

test('where to keep the table and whether to trust the tests are options too', () => {
  expect(readOptions(['--save', 'table.txt', '--trust'])).toEqual({
    only: [],
    save: 'table.txt',
    isTrusted: true,
  })
})

test.each([[['--kind', 'fast']], [['--only']], [['--quick', 'yes']], [['A1']]])(
  '%j is answered with the usage',
  (args) => {
    expect(() => readOptions(args)).toThrow('npm run test:mutants')
  },
)

test('what no fault is called is refused', () => {
  expect(() => chosen('--only', 'C')).toThrow('No mutant')
  expect(() => chosen('--from', 'C1')).toThrow('C1')
})
