import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { playwrightFailures, vitestFailures } from './failed-tests.mjs'
import { inProject } from './project.mjs'
import { run } from './run.mjs'
import { findSystemPostgres } from './system-postgres.mjs'
import { playwrightCounts, vitestCounts } from './test-counts.mjs'
import { playwrightTests, vitestTests } from './tests-run.mjs'
import { forgetTested, readInputs, rememberTested, wereTested } from './tested-inputs.mjs'

const tool = (name) => inProject('node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name)
const shell = process.platform === 'win32'

/**
 * A check is a name and a way to run it that answers `{ output, counts: { passed, failed, skipped }, failures }`, the
 * last a line for each failed test; one that runs tests also says which. One that `isPatient` lets others have the
 * processor first.
 */
export const lint = plainCheck('Lint', 'oxlint', ['--type-aware'])
export const format = plainCheck('Format', 'oxfmt', ['--check'])
export const types = plainCheck('Types', 'tsc', ['--noEmit', '--singleThreaded'])

// Both are Go programs. Beside the tests they get one core: on two, each works out most types twice. They tidy up their
// memory only when they near a limit.
const GO_ENVIRONMENT = { GOMAXPROCS: '1', GOGC: 'off', GOMEMLIMIT: '2GiB' }

/** Unit and server tests; the whole run repeats those of the server on Debian's PostgreSQL when it is installed. */
export function unitTests({ args = [], alsoOnSystemPostgres = false } = {}) {
  return {
    name: 'Unit and server tests',
    run: (node) => {
      const looksForOne = alsoOnSystemPostgres && !process.env.TEST_DATABASE_URL
      const directory = looksForOne ? findSystemPostgres() : undefined
      const env = directory ? { TEST_POSTGRES_DIRECTORY: directory } : {}
      return vitest(node, args, { env, completes: args.length === 0 ? ['components', 'server', 'unit'] : [] })
    },
  }
}

/** Tests of the tree as a whole and of our commands: no list of imports says what they depend on. */
export const houseTests = {
  name: 'Tests of the house',
  run: (node, options) => vitest(node, ['--project', 'house'], options),
}

export const changedComponentTests = changedTests('components', 'Component tests', ['components'])
export const changedServerTests = changedTests('server', 'Server tests', ['server*'])
export const changedUnitTests = changedTests('unit', 'Unit tests', ['unit'])

/**
 * Tests without those that passed when all they depend on was as it is now. In one process, beside those of the other
 * lanes: a second would load and warm up the same code once more.
 */
function changedTests(tests, name, projects) {
  return {
    name,
    run(node, options) {
      const inProjects = projects.flatMap((project) => ['--project', project])
      const sinceLastRun = wereTested(tests, readInputs()) ? ['--sinceLastRun'] : []
      return vitest(node, [...inProjects, ...sinceLastRun, '--maxWorkers=1'], {
        ...options,
        env: { QUICK: '1' },
        completes: [tests],
        mayRunNone: true,
      })
    },
  }
}

function vitest(node, args, { env = {}, completes = [], mayRunNone = false, isPatient = false } = {}) {
  const program = inProject('node_modules', 'vitest', 'vitest.mjs')
  const inputs = readInputs()
  completes.forEach(forgetTested)
  // Only such a run is remembered: one of a single file, by hand, would vouch for what it has not seen.
  const recording = completes.length > 0 ? ['--experimental.recordDependencies'] : []
  const runTool = async (report) => {
    const reporters = [
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...profiledBy('vitest').map((file) => `--reporter=${file}`),
    ]
    const ended = await run(node, [program, 'run', ...reporters, ...recording, ...args], { env, isPatient })
    if (ended.code === 0) completes.forEach((tests) => rememberTested(tests, inputs))
    return ended
  }
  return reported(runTool, { ...VITEST_REPORT, mayRunNone })
}

const VITEST_REPORT = { countsOf: vitestCounts, failuresOf: vitestFailures, testsOf: vitestTests }
const PLAYWRIGHT_REPORT = {
  countsOf: playwrightCounts,
  failuresOf: playwrightFailures,
  testsOf: playwrightTests,
}

/** Journeys in a browser against the built app. */
export function endToEndTests(args = []) {
  return {
    name: 'End-to-end tests',
    needsBrowser: true,
    run: (node) =>
      reported((report) => {
        const playwright = inProject('node_modules', '@playwright', 'test', 'cli.js')
        const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
        const reporters = ['list', 'json', ...profiledBy('playwright')].join(',')
        return run(node, [playwright, 'test', `--reporter=${reporters}`, ...args], { env })
      }, PLAYWRIGHT_REPORT),
  }
}

/** The reporter that notes where the time goes, while somebody asks for that. */
const profiledBy = (name) =>
  process.env.TEST_PROFILE ? [inProject('scripts', 'lib', 'profile', `${name}-reporter.mjs`)] : []

function plainCheck(name, program, args) {
  return {
    name,
    async run(_node, { isPatient = false } = {}) {
      const { code, output } = await run(tool(program), args, { shell, env: GO_ENVIRONMENT, isPatient })
      const counts = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
      return { output, counts, failures: [] }
    },
  }
}

/** Runs a test tool that writes a JSON report. One that fails without naming a failed test counts as one failure. */
async function reported(runTool, { countsOf, failuresOf, testsOf, mayRunNone = false }) {
  const directory = mkdtempSync(join(tmpdir(), 'flightpath-report-'))
  const file = join(directory, 'report.json')
  try {
    const { code, output } = await runTool(file)
    const ranNone = mayRunNone && code === 0 && !existsSync(file)
    const report = readReport(file)
    if (!report) return { output, counts: countsWithoutReport(ranNone), failures: [] }
    const counts = countsOf(report)
    if (code !== 0 && counts.failed === 0) counts.failed = 1
    return { output, counts, failures: failuresOf(report), tests: testsOf(report) }
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

const countsWithoutReport = (ranNone) => ({ passed: 0, failed: ranNone ? 0 : 1, skipped: 0 })
