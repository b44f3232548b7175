import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './project.mjs'
import { playwrightTests, vitestTests } from './tests-run.mjs'

test('tests are told by file and whole name, and those that were skipped as such', () => {
  const assertionResults = [
    { fullName: 'sums adds', status: 'passed' },
    { fullName: 'breaks', status: 'failed' },
    { fullName: 'waits', status: 'pending' },
  ]
  const report = { testResults: [{ name: join(root, 'src', 'a.test.ts'), assertionResults }] }
  expect(vitestTests(report)).toEqual([
    { file: 'src/a.test.ts', name: 'sums adds', skipped: false },
    { file: 'src/a.test.ts', name: 'breaks', skipped: false },
    { file: 'src/a.test.ts', name: 'waits', skipped: true },
  ])
})

const spec = (title, status) => ({ title, file: 'shell/a.spec.ts', tests: [{ status }] })

test('journeys are told with the names of what stands round them', () => {
  const inner = { title: 'an employer', specs: [spec('posts a job', 'expected'), spec('rests', 'skipped')] }
  const report = { suites: [{ title: 'shell/a.spec.ts', specs: [], suites: [inner] }] }
  expect(playwrightTests(report)).toEqual([
    { file: 'e2e/shell/a.spec.ts', name: 'an employer posts a job', skipped: false },
    { file: 'e2e/shell/a.spec.ts', name: 'an employer rests', skipped: true },
  ])
})
