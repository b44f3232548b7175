import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadNow, logProcessors } from './lib/profile/processor-log.mjs'
import { tellProfile } from './lib/profile/tell-profile.mjs'
import { inProject } from './lib/project.mjs'
import { say } from './lib/say.mjs'

// Runs tests and says where their time went: npm run test:profile -- [file to write to] [which tests]
const [place, ...which] = process.argv.slice(2)
const directory = mkdtempSync(join(tmpdir(), 'flightpath-profile-'))
const record = join(directory, 'checks.jsonl')

const loadBefore = loadNow()
const stop = logProcessors()
const tests = spawn(process.execPath, [inProject('scripts', 'test.mjs'), ...which], {
  stdio: 'inherit',
  env: { ...process.env, TEST_PROFILE: record },
})
const [code] = await once(tests, 'exit')
const log = stop()
// Tests that could not begin have said why, and left no record.
const lines = existsSync(record) ? readFileSync(record, 'utf8').trim().split('\n') : []
const checks = lines.map((line) => JSON.parse(line))
rmSync(directory, { recursive: true })
const profile = tellProfile({
  ...{ log, checks },
  tests: checks.flatMap((check) => check.tests),
  files: checks.flatMap((check) => check.files ?? []),
})
const text = `Load before: ${loadBefore}, after: ${loadNow()}\n\n${profile}\n`
say(text)
if (place) writeFileSync(place, text)
process.exitCode = code ?? 1
