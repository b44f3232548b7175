import { expect, test } from 'vitest'
import { batchesOf } from './run-tests.ts'

test('named tests are run by tool, whole files apart from single tests, and those in a browser last', () => {
  const named = [
    { file: 'e2e/a.spec.ts', title: 'likes' },
    { file: 'src/a.test.ts', title: 'adds' },
    { file: 'src/b.test.ts' },
    { file: 'src/a.test.ts', title: 'takes (away)' },
  ]
  expect(batchesOf(named)).toEqual([
    { inBrowser: false, files: ['src/b.test.ts'] },
    { inBrowser: false, files: ['src/a.test.ts'], pattern: String.raw`adds|takes \(away\)` },
    { inBrowser: true, files: ['e2e/a.spec.ts'], pattern: 'likes' },
  ])
})
