import { join } from 'node:path'
import { expect, test } from 'vitest'
import { playwrightFailures, vitestFailures } from './failed-tests.mjs'
import { root } from './project.mjs'

test('a failed test is told by its file, name and first line, a file that broke by what broke it', () => {
  const name = join(root, 'src', 'a.test.ts')
  const failing = {
    name,
    status: 'failed',
    assertionResults: [
      { status: 'failed', fullName: 'adds one and one', failureMessages: ['it is three\n  at line 2'] },
      { status: 'passed', fullName: 'adds nothing' },
    ],
  }
  const broken = { name, status: 'failed', assertionResults: [], message: 'no such module\n  at line 1' }
  const fine = { name, status: 'passed', assertionResults: [{ status: 'passed', fullName: 'is fine' }] }
  expect(vitestFailures({ testResults: [failing, broken, fine] })).toEqual([
    'src/a.test.ts › adds one and one: it is three',
    'src/a.test.ts › no such module',
  ])
})

const spec = (title, ok, status) => {
  const results = [{ error: { message: '\u001b[31mnothing\u001b[39m to press\n  at line 9' } }, {}]
  return { title, ok, file: 'a.spec.ts', line: 7, tests: [{ status, results }] }
}

test('failed and flaky journeys are told wherever they are nested, and errors outside of them', () => {
  const inner = { specs: [spec('goes wrong', false, 'unexpected'), spec('goes well', true, 'expected')] }
  const outer = { specs: [spec('goes wrong once', true, 'flaky')], suites: [inner] }
  const report = { suites: [outer], errors: [{ message: 'the server did not start\nat all' }] }
  expect(playwrightFailures(report)).toEqual([
    'a.spec.ts:7 › goes wrong once: nothing to press',
    'a.spec.ts:7 › goes wrong: nothing to press',
    'the server did not start',
  ])
})
