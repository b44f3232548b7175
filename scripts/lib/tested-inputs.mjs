import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { contentHash } from './content-hash.mjs'
import { inProject, root } from './project.mjs'

// The test tool remembers what each test file imported; these decide about tests without being imported.
export const INPUTS = ['.env.example', 'package-lock.json', 'scripts', 'src/db/migrations', 'tsconfig.json']
const stamp = (tests) => inProject('node_modules', '.cache', `tested-inputs-${tests}`)

/** The inputs as they are now, to compare before tests run and to remember after. */
export function readInputs() {
  return contentHash(root, INPUTS)
}

/** Whether the last complete run of these tests had the same inputs. */
export function wereTested(tests, inputs) {
  return existsSync(stamp(tests)) && readFileSync(stamp(tests), 'utf8') === inputs
}

export function rememberTested(tests, inputs) {
  mkdirSync(dirname(stamp(tests)), { recursive: true })
  writeFileSync(stamp(tests), inputs)
}
