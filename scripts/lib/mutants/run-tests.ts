import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Mutant } from '#tests/mutants/mutant.ts'
import { ensureBuilt } from '../build.mjs'
import { inProject } from '../project.mjs'
import { run } from '../run.mjs'
import { readReport, type TestReport } from '../test-report.mjs'
import { isBrowserTest } from './choose-mutants.ts'
import { namePattern } from './test-names.ts'

type Named = Mutant['caughtBy']

/** Named tests that one run of a tool can take: whole files, or tests of files by their names. */
export type Batch = { inBrowser: boolean; files: string[]; pattern?: string }

/** Sorts named tests into runs, those without a browser first. */
export function batchesOf(named: Named): Batch[] {
  return [false, true].flatMap((inBrowser) => {
    const ofTool = named.filter(({ file }) => isBrowserTest(file) === inBrowser)
    const whole = ofTool.filter(({ title }) => !title)
    const single = ofTool.filter(({ title }) => title)
    return [
      { inBrowser, files: filesOf(whole) },
      {
        inBrowser,
        files: filesOf(single),
        pattern: [...new Set(single.map(({ title = '' }) => namePattern(title)))].join('|'),
      },
    ].filter(({ files }) => files.length > 0)
  })
}

const filesOf = (named: Named) => [...new Set(named.map(({ file }) => file))]

type Way = {
  node: string
  /** One failure is enough to know; looking at all takes longer. */
  stopsAtFirst?: boolean
  /** Asked after each run with all that is known by then. */
  isEnough?: (report: TestReport) => boolean
}

/** Runs named tests, those in a browser last and only when they are needed. */
export async function runNamed(named: Named, way: Way): Promise<TestReport> {
  const report: TestReport = { tests: [], problems: [] }
  for (const batch of batchesOf(named)) {
    const { tests, problems } = await runBatch(batch, way)
    report.tests.push(...tests)
    report.problems.push(...problems)
    if (way.isEnough?.(report)) break
  }
  return report
}

async function runBatch(batch: Batch, way: Way): Promise<TestReport> {
  const directory = mkdtempSync(join(tmpdir(), 'flightpath-mutants-'))
  try {
    const tool = { ...way, directory }
    return batch.inBrowser ? await runPlaywright(batch, tool) : await runVitest(batch, tool)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

type Tool = Way & { directory: string }

async function runVitest({ files, pattern }: Batch, { node, directory }: Tool): Promise<TestReport> {
  const file = join(directory, 'report.json')
  const program = inProject('node_modules', 'vitest', 'vitest.mjs')
  const byName = pattern ? ['-t', pattern] : []
  const options = [`--reporter=${reporter('vitest')}`, ...byName]
  const { output } = await run(node, [program, 'run', ...options, ...files], {
    env: { TEST_REPORT: file },
  })
  return reportOf(file, output)
}

/** The app is built first; a build that fails is a problem, and so is an app that does not start. */
async function runPlaywright(
  { files, pattern }: Batch,
  { node, directory, stopsAtFirst }: Tool,
): Promise<TestReport> {
  const problem = await ensureBuilt(node).catch((error: Error) => error)
  if (problem) return { tests: [], problems: [lastLines(problem.message)] }
  const file = join(directory, 'report.json')
  const program = inProject('node_modules', '@playwright', 'test', 'cli.js')
  const byName = pattern ? ['-g', pattern] : []
  const stop = stopsAtFirst ? ['-x'] : []
  const rest = [
    `--reporter=${reporter('playwright')}`,
    '--trace=off',
    `--output=${join(directory, 'results')}`,
  ]
  const { output } = await run(node, [program, 'test', ...rest, ...stop, ...byName, ...files], {
    env: { TEST_REPORT: file },
  })
  return reportOf(file, output)
}

const reporter = (tool: string) => inProject('scripts', 'lib', 'reporters', `${tool}.mjs`)

const reportOf = (file: string, output: string): TestReport =>
  readReport(file) ?? { tests: [], problems: [lastLines(output)] }

const lastLines = (output: string) => output.trim().split('\n').slice(-3).join(' ').slice(0, 400)
