import { appendFileSync, readFileSync } from 'node:fs'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { keepBusy } from './lib/busy-loops.mjs'
import {
  changedTests,
  endToEndTests,
  format,
  houseTests,
  lint,
  lintChanged,
  types,
  unitTests,
  unused,
} from './lib/checks.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { FLAKY, judgeLedger, readLedger } from './lib/ledger.mjs'
import { findNode } from './lib/node-program.mjs'
import { ensurePlanted } from './lib/planted-data.mjs'
import { inProject } from './lib/project.mjs'
import { forwardSignals } from './lib/run.mjs'
import { say, secondsSince } from './lib/say.mjs'
import { countsLine, FLAKY_MAX, isTooFlaky, totalOf } from './lib/test-report.mjs'

// Plain JavaScript for Node 20: this runs before anything is installed.
const [mode = 'all', ...args] = process.argv.slice(2)

const WHOLE = [
  [[format, unused], [unitTests({ sharesWithSystemPostgres: true })]],
  // Browser tests wait now and then: these two run meanwhile.
  [[endToEndTests()], [types, lint]],
]

/**
 * Stages follow each other. The lanes of a stage run side by side; those of `validate` end at about the same time. What
 * each mode is for is in docs/testing.md.
 */
const STAGES = {
  unit: [[[unitTests({ args, sharesWithSystemPostgres: true })]]],
  e2e: [[[endToEndTests(args)]]],
  validate: [[[changedTests], [types], [lintChanged, format, unused, houseTests]]],
  all: WHOLE,
  long: WHOLE,
  stress: [[[endToEndTests(), endToEndTests(['--grep', `@${FLAKY}`, '--repeat-each', '3'])]]],
}

const FAILURES_TOLD = 50

async function main() {
  const stages = Object.hasOwn(STAGES, mode) && STAGES[mode]
  if (!stages) throw new Error(`Unknown tests: ${mode}. Choose one of ${Object.keys(STAGES).join(', ')}.`)
  if (mode === 'long') process.env.TEST_LONG = '1'
  await ensureInstalled()
  const node = findNode()
  if (needsBrowser(stages.flat())) await prepareBrowserTests(node)
  if (mode === 'stress') slowDown()
  const startMs = Date.now()
  // Beside the tests that need no browser, where there are any.
  const planting = needsBrowser(stages.flat()) && ensurePlanted(node).catch((error) => say(error.message))
  const results = []
  for (const lanes of stages) {
    if (needsBrowser(lanes)) await planting
    if (stopped.aborted) return 130
    say(`Running ${namesOf(lanes)} …`)
    const ofLanes = await Promise.all(lanes.map((lane) => runInTurn(lane, node)))
    results.push(...ofLanes.flat())
  }
  if (stopped.aborted) return 130
  if (stages === WHOLE) results.push(checkLedger(results))
  say(`\nAll of that took ${secondsSince(startMs)}, without installing and building.`)
  return tellEnd(results)
}

/** Pages on a slow machine that has other things to do. */
function slowDown() {
  process.env.E2E_SLOWER = '6'
  keepBusy(2)
}

const needsBrowser = (lanes) => lanes.flat().some((check) => check.needsBrowser)

function namesOf(lanes) {
  const names = lanes.flat().map((check) => check.name.toLowerCase())
  return names.join(', ')
}

async function runInTurn(lane, node) {
  const results = []
  for (const check of lane) {
    if (!stopped.aborted) results.push(await runCheck(check, node))
  }
  return results
}

async function runCheck(check, node) {
  const startMs = Date.now()
  const { output, ...result } = await check.run(node)
  if (stopped.aborted) return { name: check.name, ...result }
  note({ name: check.name, startMs, endMs: Date.now(), ...result })
  say(`\n── ${check.name}: ${countsLine(result.counts)} in ${secondsSince(startMs)}\n`)
  if (output.trim() !== '') say(output.trimEnd())
  return { name: check.name, ...result }
}

/** Writes a check down for `npm run test:profile`. */
function note(check) {
  if (process.env.TEST_PROFILE) appendFileSync(process.env.TEST_PROFILE, `${JSON.stringify(check)}\n`)
}

/** The tests that prove the requirements must not only exist: they must be among those that ran. */
function checkLedger(results) {
  const ledger = readLedger(readFileSync(inProject('docs', 'requirements.md'), 'utf8'))
  const { output, counts, failures } = judgeLedger(
    ledger,
    results.flatMap((result) => result.tests),
    { isLong: mode === 'long' },
  )
  say(`\n── Requirements: ${countsLine(counts)}\n${output}`)
  return { name: 'Requirements', counts, failures, flaky: [] }
}

/** What failed or was flaky, once more at the end: who reads a long run reads its last lines. */
function tellEnd(results) {
  for (const { name, counts, failures } of results.filter((result) => result.counts.failed > 0)) {
    say(`✗ ${name}: ${counts.failed} failed`)
    for (const failure of failures.slice(0, FAILURES_TOLD)) say(`  ${failure}`)
  }
  const total = totalOf(results.map((result) => result.counts))
  const waiting = results.reduce((sum, result) => sum + (result.waiting ?? 0), 0)
  if (mode === 'validate' && waiting > 0) say(`~ Test files that wait for npm test: ${waiting}`)
  if (total.flaky > 0) {
    say(`${isTooFlaky(total) ? '✗' : '~'} ${total.flaky} flaky, of which ${FLAKY_MAX} may be:`)
    for (const flaky of results.flatMap((result) => result.flaky)) say(`  ${flaky}`)
  }
  say(`\n${countsLine(total)}`)
  return total.failed === 0 ? 0 : 1
}

/** A build that fails is told here; the tests then fail one by one with the app that does not start. */
async function prepareBrowserTests(node) {
  await ensureBrowser(node)
  await ensureBuilt(node).catch((error) => say(error.message))
}

const stopped = forwardSignals()
stopped.addEventListener('abort', () => say('Stopping …'))
main().then(
  (code) => process.exit(code),
  (error) => {
    process.stderr.write(`\n${error.message}\n`)
    process.exit(1)
  },
)
