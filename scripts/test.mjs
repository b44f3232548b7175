import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import {
  changedComponentTests,
  changedServerTests,
  changedUnitTests,
  endToEndTests,
  format,
  houseTests,
  lint,
  types,
  unitTests,
} from './lib/checks.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { judgeLedger, readLedger } from './lib/ledger.mjs'
import { findNode } from './lib/node-program.mjs'
import { inProject } from './lib/project.mjs'
import { forwardSignals } from './lib/run.mjs'
import { say, secondsSince } from './lib/say.mjs'
import { addCounts, countsLine } from './lib/test-counts.mjs'

// Plain JavaScript for Node 20: this runs before anything is installed.
const [mode = 'all', ...args] = process.argv.slice(2)

/**
 * Stages follow each other; the lanes of a stage run side by side, made for two cores. The first lane of several is the
 * longest: the others take what it leaves.
 */
const STAGES = {
  unit: [[[unitTests({ args })]]],
  e2e: [[[endToEndTests(args)]]],
  validate: [
    [[changedServerTests], [types, changedComponentTests], [lint, format, changedUnitTests, houseTests]],
  ],
  all: [[[lint, format, types], [unitTests({ alsoOnSystemPostgres: true })]], [[endToEndTests()]]],
}

const FAILURES_TOLD = 50

async function main() {
  const stages = STAGES[mode]
  if (!stages) throw new Error(`Unknown tests: ${mode}. Choose one of ${Object.keys(STAGES).join(', ')}.`)
  await ensureInstalled()
  const node = findNode()
  const results = []
  for (const lanes of stages) {
    if (stopped.aborted) return 130
    if (lanes.flat().some((check) => check.needsBrowser)) await prepareBrowserTests(node)
    say(`Running ${namesOf(lanes)} …`)
    const ofLanes = await Promise.all(
      lanes.map((lane, index) => runInTurn(lane, node, { isPatient: index > 0 })),
    )
    results.push(...ofLanes.flat())
  }
  if (stopped.aborted) return 130
  if (mode === 'all') results.push(checkLedger(results))
  tellFailed(results)
  const total = addCounts(results.map((result) => result.counts))
  say(`\n${countsLine(total)}`)
  return total.failed === 0 ? 0 : 1
}

function namesOf(lanes) {
  const names = lanes.flat().map((check) => check.name.toLowerCase())
  return names.join(', ')
}

async function runInTurn(lane, node, options) {
  const results = []
  for (const check of lane) {
    if (!stopped.aborted) results.push(await runCheck(check, node, options))
  }
  return results
}

async function runCheck(check, node, options) {
  const startMs = Date.now()
  const { output, counts, failures, tests = [] } = await check.run(node, options)
  noteTime(check.name, startMs)
  say(`\n── ${check.name}: ${countsLine(counts)} in ${secondsSince(startMs)}\n`)
  if (output.trim() !== '') say(output.trimEnd())
  return { name: check.name, counts, failures, tests }
}

/** For `npm run test:profile`. */
function noteTime(name, startMs) {
  const { TEST_PROFILE: directory } = process.env
  const line = JSON.stringify({ name, startMs, endMs: Date.now() })
  if (directory) appendFileSync(join(directory, 'checks.jsonl'), `${line}\n`)
}

/** The tests that prove the requirements must not only exist: they must be among those that ran. */
function checkLedger(results) {
  const ledger = readLedger(readFileSync(inProject('docs', 'requirements.md'), 'utf8'))
  const { output, counts, failures } = judgeLedger(
    ledger,
    results.flatMap((result) => result.tests),
  )
  say(`\n── Requirements: ${countsLine(counts)}\n${output}`)
  return { name: 'Requirements', counts, failures }
}

/** What failed, once more at the end: who reads a long run reads its last lines. */
function tellFailed(results) {
  for (const { name, counts, failures } of results.filter((result) => result.counts.failed > 0)) {
    say(`✗ ${name}: ${counts.failed} failed`)
    for (const failure of failures.slice(0, FAILURES_TOLD)) say(`  ${failure}`)
  }
}

/** A build that fails is told here; the tests then fail one by one with the app that does not start. */
async function prepareBrowserTests(node) {
  await ensureBrowser(node)
  await ensureBuilt(node).catch((error) => say(error.message))
}

const stopped = forwardSignals()
main().then(
  (code) => process.exit(code),
  (error) => {
    process.stderr.write(`\n${error.message}\n`)
    process.exit(1)
  },
)
