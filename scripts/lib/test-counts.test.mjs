import { expect, test } from 'vitest'
import { addCounts, countsLine, playwrightCounts, vitestCounts } from './test-counts.mjs'

test('a test file that fails before its first test is counted as a failure', () => {
  const broken = { status: 'failed', assertionResults: [] }
  const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] }
  const totals = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 0 }
  expect(vitestCounts({ ...totals, testResults: [broken, failing] })).toEqual({
    passed: 3,
    failed: 2,
    skipped: 1,
  })
})

test('flaky journeys and errors outside of them are failures', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
  expect(playwrightCounts({ stats, errors: ['the server did not start'] })).toEqual({
    passed: 5,
    failed: 3,
    skipped: 2,
  })
})

test('the closing line names skipped tests only when there are any', () => {
  const one = { passed: 1, failed: 0, skipped: 0 }
  expect(countsLine(addCounts([one, one]))).toBe('2 passed, 0 failed')
  expect(countsLine(addCounts([one, { ...one, skipped: 3 }]))).toBe('2 passed, 0 failed, 3 skipped')
  expect(countsLine(addCounts([]))).toBe('0 passed, 0 failed')
})
