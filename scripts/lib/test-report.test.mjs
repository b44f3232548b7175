import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  countsLine,
  countsOf,
  failuresOf,
  firstLine,
  flakyOf,
  isTooFlaky,
  readReport,
  totalOf,
} from './test-report.mjs'

const ran = (outcome, more = {}) => ({ file: 'e2e/a.spec.ts', name: `is ${outcome}`, outcome, ...more })
const REPORT = {
  tests: [
    ran('passed'),
    ran('failed', { why: 'it is three' }),
    ran('skipped'),
    ran('flaky', { why: 'nothing to press', trace: '/tmp/trace.zip' }),
  ],
  problems: ['no such module'],
  files: [],
}

test('a problem of no test is a failure, and a flaky test passed', () => {
  expect(countsOf(REPORT)).toEqual({ passed: 2, failed: 2, skipped: 1, flaky: 1 })
})

test('what failed is told by file, name and why, and what was flaky with its trace', () => {
  expect(failuresOf(REPORT)).toEqual(['e2e/a.spec.ts › is failed: it is three', 'no such module'])
  expect(flakyOf(REPORT)).toEqual(['e2e/a.spec.ts › is flaky: nothing to press (/tmp/trace.zip)'])
})

test('of a message the first line is told, without its colours', () => {
  expect(firstLine('\u001b[31mnothing\u001b[39m to press\n  at line 9')).toBe('nothing to press')
  expect(firstLine(undefined)).toBe('')
})

test('a tool that wrote no report has none', () => {
  expect(readReport(join(import.meta.dirname, 'nowhere.json'))).toBeUndefined()
})

test.each([
  [[3], 0],
  [[2, 1], 0],
  [[4], 1],
  [[2, 0, 2], 1],
  [[40], 1],
])('three flaky tests of a run pass, and more fail it, wherever they ran: %j', (flaky, failures) => {
  const total = totalOf(flaky.map((count) => ({ passed: 9, failed: 2, skipped: 0, flaky: count })))
  expect(total.failed).toBe(2 * flaky.length + failures)
  expect(isTooFlaky(total)).toBe(failures > 0)
})

test('the closing line names skipped tests only when there are any', () => {
  const one = { passed: 1, failed: 0, skipped: 0 }
  expect(countsLine(totalOf([one, one]))).toBe('2 passed, 0 failed')
  expect(countsLine(totalOf([one, { ...one, skipped: 3 }]))).toBe('2 passed, 0 failed, 3 skipped')
  expect(countsLine(totalOf([]))).toBe('0 passed, 0 failed')
})
