import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { contentHash } from './content-hash.mjs'
import { inProject, root } from './project.mjs'

// The test tool remembers what each test file imported; these decide about tests without being imported.
export const INPUTS = [
  '.env.example',
  'package-lock.json',
  'package.json',
  'scripts',
  'src/db/migrations',
  'tests/setup',
  'tsconfig.json',
  'vitest.config.ts',
]
const stamp = (tests) => inProject('node_modules', '.cache', `tested-inputs-${tests}`)

/** The inputs as they are now, to compare before tests run and to remember after. */
export function readInputs() {
  return contentHash(root, INPUTS)
}

/** Whether the last run of these tests was complete, passed, and had the same inputs. */
export function wereTested(tests, inputs) {
  return existsSync(stamp(tests)) && readFileSync(stamp(tests), 'utf8') === inputs
}

export function rememberTested(tests, inputs) {
  mkdirSync(dirname(stamp(tests)), { recursive: true })
  writeFileSync(stamp(tests), inputs)
}

/** Until a run has passed, nothing is known: whoever fails outside of a test is not run again by itself. */
export function forgetTested(tests) {
  rmSync(stamp(tests), { force: true })
}
