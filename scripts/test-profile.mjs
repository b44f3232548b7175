import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadNow, logProcessors } from './lib/profile/processor-log.mjs'
import { tellProfile } from './lib/profile/tell-profile.mjs'
import { inProject } from './lib/project.mjs'
import { say } from './lib/say.mjs'

// Runs all tests and says where their time went: npm run test:profile -- [file to write to]
const [place] = process.argv.slice(2)
const directory = mkdtempSync(join(tmpdir(), 'flightpath-profile-'))
const readLines = (name) =>
  readFileSync(join(directory, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
const readReports = (prefix) =>
  readdirSync(directory)
    .filter((name) => name.startsWith(prefix))
    .flatMap((name) => JSON.parse(readFileSync(join(directory, name), 'utf8')))

const loadBefore = loadNow()
const stop = logProcessors()
const tests = spawn(process.execPath, [inProject('scripts', 'test.mjs')], {
  stdio: 'inherit',
  env: { ...process.env, TEST_PROFILE: directory },
})
const [code] = await once(tests, 'exit')
const log = stop()
const profile = tellProfile({
  ...{
    log,
    checks: readLines('checks.jsonl'),
    vitest: readReports('vitest-'),
    playwright: readReports('playwright'),
  },
})
const text = `Load before: ${loadBefore}\n\n${profile}\n`
say(text)
if (place) writeFileSync(place, text)
rmSync(directory, { recursive: true, force: true })
process.exitCode = code ?? 1
