import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './project.mjs'
import { playwrightTests, vitestTests } from './tests-run.mjs'

test('tests are told by file and tags, and those that were skipped as such', () => {
  const assertionResults = [
    { tags: ['R001', 'R002'], status: 'passed' },
    { tags: [], status: 'failed' },
    { tags: ['2.6b'], status: 'pending' },
  ]
  const report = { testResults: [{ name: join(root, 'src', 'a.test.ts'), assertionResults }] }
  expect(vitestTests(report)).toEqual([
    { file: 'src/a.test.ts', tags: ['R001', 'R002'], skipped: false },
    { file: 'src/a.test.ts', tags: [], skipped: false },
    { file: 'src/a.test.ts', tags: ['2.6b'], skipped: true },
  ])
})

const spec = (tags, status) => ({ tags, file: 'shell/a.spec.ts', tests: [{ status }] })

test('journeys are told wherever they are nested', () => {
  const inner = { title: 'an employer', specs: [spec(['R005'], 'expected'), spec([], 'skipped')] }
  const report = { suites: [{ title: 'shell/a.spec.ts', specs: [], suites: [inner] }] }
  expect(playwrightTests(report)).toEqual([
    { file: 'e2e/shell/a.spec.ts', tags: ['R005'], skipped: false },
    { file: 'e2e/shell/a.spec.ts', tags: [], skipped: true },
  ])
})
