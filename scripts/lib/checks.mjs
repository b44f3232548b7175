import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { changedSince, noteLinted } from './linted-files.mjs'
import { inProject } from './project.mjs'
import { run } from './run.mjs'
import { findSystemPostgres } from './system-postgres.mjs'
import { countsOf, failuresOf, flakyOf, readReport } from './test-report.mjs'

const tool = (name) => inProject('node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name)
const shell = process.platform === 'win32'

/**
 * A check is a name and a way to run it. It answers what its tool printed and how its tests ended: `{ output, counts,
 * failures, flaky, tests }`. `counts`, `failures` and `flaky` of test tools are worked out in `test-report.mjs`.
 */
export const format = plainCheck('Format', 'oxfmt', ['--check'])
export const unused = plainCheck('Unused', 'npm', ['run', '--silent', 'unused'])
/**
 * Checks the types. The results for unchanged files are kept (`tsconfig.json`). The compiler also writes a declaration
 * file for each source file. When that declaration stays the same, it does not check the importing files again.
 */
export const types = plainCheck('Types', 'tsc', [
  ...['--noEmit', 'false', '--declaration', '--emitDeclarationOnly'],
  ...['--outDir', 'node_modules/.cache/declarations', '--singleThreaded'],
])
export const lint = plainCheck('Lint', 'oxlint', ['--type-aware'])

/** The files alone that changed since they were all found well. */
export const lintChanged = {
  name: 'Lint',
  async run(node) {
    const startMs = Date.now()
    const files = changedSince()
    if (files?.length === 0) return { ...NOTHING_RUN, counts: { passed: 1, failed: 0, skipped: 0 } }
    const ended = await plainCheck('Lint', 'oxlint', ['--type-aware', ...(files ?? [])]).run(node)
    if (ended.counts.failed === 0) noteLinted(startMs)
    return ended
  },
}

// Both are Go programs. Beside the tests they get one core: on two, each works out most types twice. They tidy up their
// memory only when they near a limit.
const GO_ENVIRONMENT = { GOMAXPROCS: '1', GOGC: 'off', GOMEMLIMIT: '2GiB' }

/**
 * Unit and server tests. Where Debian's PostgreSQL is installed, each server test file runs on it or on the embedded one,
 * by its name; in the long run on both.
 */
export function unitTests({ args = [], sharesWithSystemPostgres = false } = {}) {
  return {
    name: 'Unit and server tests',
    run: (node) => {
      const looksForOne = sharesWithSystemPostgres && !process.env.TEST_DATABASE_URL
      const directory = looksForOne ? findSystemPostgres() : undefined
      const env = directory ? { TEST_POSTGRES_DIRECTORY: directory } : {}
      return vitest(node, args, { env })
    },
  }
}

/** Tests of the tree as a whole: no list of imports says what they depend on. */
export const houseTests = {
  name: 'Tests of the house',
  run: (node) => vitest(node, ['--project', 'house']),
}

/**
 * Tests that a change since the last commit may touch, and of all where none has run yet; as many as there is time for:
 * `tests/setup/what-fits.ts`.
 */
export const changedTests = {
  name: 'Tests of what changed',
  run(node) {
    const projects = ['components', 'server*', 'unit'].flatMap((project) => ['--project', project])
    const changed = existsSync(inProject('node_modules', '.vite', 'vitest')) ? ['--changed'] : []
    return vitest(node, [...projects, ...changed], { env: { QUICK: '1' }, mayRunNone: true })
  },
}

function vitest(node, args, { env, mayRunNone = false } = {}) {
  const program = inProject('node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['--reporter=default', `--reporter=${reporter('vitest')}`]
  const runTool = (report) =>
    run(node, [program, 'run', ...reporters, ...args], { env: { ...env, ...report } })
  return reported(runTool, { mayRunNone })
}

/** Journeys in a browser against the built app. */
export function endToEndTests(args = []) {
  return {
    name: 'End-to-end tests',
    needsBrowser: true,
    run: (node) =>
      reported((report) => {
        const playwright = inProject('node_modules', '@playwright', 'test', 'cli.js')
        const reporters = `--reporter=list,${reporter('playwright')}`
        return run(node, [playwright, 'test', reporters, ...args], { env: report })
      }),
  }
}

const reporter = (name) => inProject('scripts', 'lib', 'reporters', `${name}.mjs`)

const NOTHING_RUN = {
  ...{ output: '', failures: [], flaky: [], tests: [] },
  counts: { passed: 0, failed: 0, skipped: 0 },
}

function plainCheck(name, program, args) {
  return {
    name,
    async run() {
      const file = program === 'npm' ? program : tool(program)
      const { code, output } = await run(file, args, { shell, env: GO_ENVIRONMENT })
      const counts = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
      return { ...NOTHING_RUN, output, counts, failures: code === 0 ? [] : firstLines(output) }
    },
  }
}

/** How many lines of a failed tool are repeated at the end when it names no failed test. */
const LINES_TOLD = 12

const firstLines = (output) =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_TOLD)

/** Runs a test tool that writes a report. One that fails without naming a failed test, or runs none, counts as a failure. */
async function reported(runTool, { mayRunNone = false } = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'flightpath-report-'))
  const file = join(directory, 'report.json')
  try {
    const { code, output } = await runTool({ TEST_REPORT: file })
    const report = readReport(file)
    const counts = report ? countsOf(report) : { ...NOTHING_RUN.counts }
    const ranNone = counts.passed + counts.failed === 0 && !mayRunNone
    const isUnnamed = (code !== 0 || ranNone) && counts.failed === 0
    if (isUnnamed) counts.failed = 1
    const unnamed = report && ranNone ? ['No test was run.'] : isUnnamed ? firstLines(output) : []
    if (!report) return { ...NOTHING_RUN, output, counts, failures: unnamed }
    return {
      output,
      counts,
      failures: [...failuresOf(report), ...unnamed],
      flaky: flakyOf(report),
      ...report,
    }
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}
