import { expect, test } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './read-reports.ts'

const assertion = (fullName: string, status: string, why?: string) => ({
  fullName,
  status,
  failureMessages: why ? [why] : [],
})

test('tests without a browser are told by file, name and what became of them', () => {
  const assertionResults = [
    assertion('sums adds', 'passed'),
    assertion('breaks', 'failed', '\u001B[31mone is not two\u001B[0m\n at a line'),
    assertion('waits', 'pending'),
  ]
  const report = { testResults: [{ name: '/here/src/a.test.ts', status: 'failed', assertionResults }] }
  expect(readVitestReport(report, '/here')).toEqual({
    tests: [
      { file: 'src/a.test.ts', name: 'sums adds', outcome: 'passed', why: '' },
      { file: 'src/a.test.ts', name: 'breaks', outcome: 'failed', why: 'one is not two' },
      { file: 'src/a.test.ts', name: 'waits', outcome: 'skipped', why: '' },
    ],
    problems: [],
  })
})

test('a file that fails before its first test is a problem and no failed test', () => {
  const file = {
    name: '/here/src/a.test.ts',
    status: 'failed',
    message: 'No such module\nat',
    assertionResults: [],
  }
  expect(readVitestReport({ testResults: [file] }, '/here')).toEqual({
    tests: [],
    problems: ['No such module'],
  })
})

const spec = (title: string, status: string, message?: string) => ({
  title,
  file: 'shell/a.spec.ts',
  tests: [{ status, results: message ? [{ error: { message } }] : [] }],
})

test('tests in a browser are told with the names of what stands round them', () => {
  const specs = [
    spec('posts a job', 'expected'),
    spec('likes one', 'unexpected', 'no heart\nat'),
    spec('rests', 'skipped'),
  ]
  const suites = [{ title: 'shell/a.spec.ts', specs: [], suites: [{ title: 'somebody', specs }] }]
  expect(readPlaywrightReport({ suites, errors: [] }).tests).toEqual([
    { file: 'e2e/shell/a.spec.ts', name: 'somebody posts a job', outcome: 'passed', why: '' },
    { file: 'e2e/shell/a.spec.ts', name: 'somebody likes one', outcome: 'failed', why: 'no heart' },
    { file: 'e2e/shell/a.spec.ts', name: 'somebody rests', outcome: 'skipped', why: '' },
  ])
})

test('an app that does not start is a problem and no failed test', () => {
  const report = { suites: [], errors: [{ message: 'Timed out waiting for the server\nat' }] }
  expect(readPlaywrightReport(report)).toEqual({ tests: [], problems: ['Timed out waiting for the server'] })
})
