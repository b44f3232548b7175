import { expect, test } from 'vitest'
import { judgeMutant, judgeUnchanged } from './judge-mutant.ts'
import type { RanTest } from '../test-report.mjs'

const FILE = 'src/a.test.ts'
const ran = (name: string, outcome: RanTest['outcome'], file = FILE): RanTest => ({ file, name, outcome })
const judge = (title: string | undefined, ...tests: RanTest[]) =>
  judgeMutant([{ file: FILE, title }], { tests, problems: [] })

test('a fault is caught when a test that was named for it fails, and it is said which', () => {
  expect(judge('adds', ran('sums adds', 'failed'))).toEqual({
    outcome: 'caught',
    told: 'src/a.test.ts › sums adds',
  })
  expect(judge(undefined, ran('anything', 'failed')).outcome).toBe('caught')
})

test('a test that was not named catches nothing, neither another of its file nor one of its name elsewhere', () => {
  const others = [ran('takes away', 'failed'), ran('adds', 'failed', 'src/b.test.ts')]
  expect(judge('adds', ran('adds', 'passed'), ...others).outcome).toBe('survived')
})

test('one of several named tests is enough', () => {
  const named = [{ file: FILE, title: 'adds' }, { file: 'src/b.test.ts' }]
  const tests = [ran('adds', 'passed'), ran('multiplies', 'failed', 'src/b.test.ts')]
  expect(judgeMutant(named, { tests, problems: [] }).outcome).toBe('caught')
})

test('where a named test did not run nothing was caught, and it is said why', () => {
  const report = { tests: [ran('adds', 'skipped')], problems: ['The app did not start.'] }
  expect(judgeMutant([{ file: FILE, title: 'adds' }], report)).toEqual({
    outcome: 'broken',
    told: 'src/a.test.ts › adds did not run: The app did not start.',
  })
  expect(judge('adds', ran('takes away', 'passed')).outcome).toBe('broken')
})

test('tests are sound that all run and pass where nothing is planted', () => {
  const named = [{ file: FILE, title: 'adds' }]
  const told = (...tests: RanTest[]) => judgeUnchanged(named, { tests, problems: [] })
  expect(told(ran('adds', 'passed'))).toBeUndefined()
  expect(told(ran('adds', 'failed'))).toBe('src/a.test.ts › adds fails without the fault')
  expect(told()).toBe('without the fault src/a.test.ts › adds did not run')
})
