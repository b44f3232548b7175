import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { readMutants } from '#tests/mutants/index.ts'
import type { Mutant } from '#tests/mutants/mutant.ts'
import { ensureBrowser } from './lib/browser.mjs'
import { chooseMutants, firstTestsOf, kindOf, readOptions } from './lib/mutants/choose-mutants.ts'
import { judgeMutant, judgeUnchanged, type Verdict } from './lib/mutants/judge-mutant.ts'
import { whyNotPlanted, withPlanted } from './lib/mutants/plant-mutant.ts'
import type { TestReport } from './lib/test-report.mjs'
import { writeTable, type ResultRow } from './lib/mutants/result-table.ts'
import { runNamed } from './lib/mutants/run-tests.ts'
import { findNode } from './lib/node-program.mjs'
import { inProject } from './lib/project.mjs'
import { forwardSignals, run } from './lib/run.mjs'
import { say, secondsSince } from './lib/say.mjs'
import { countsLine } from './lib/test-report.mjs'

const node = findNode()
const stopped = forwardSignals()

async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args)
  const all = await readMutants()
  const chosen = chooseMutants(all, options)
  await requireClean(chosen)
  if (chosen.some((mutant) => kindOf(mutant) === 'browser')) await ensureBrowser(node)
  const unsound = options.isTrusted ? new Map<string, string>() : await findUnsound(chosen)
  const rows: ResultRow[] = []
  for (const mutant of chosen) {
    if (stopped.aborted) break
    const startMs = Date.now()
    const told = unsound.get(mutant.id)
    const verdict: Verdict = told ? { outcome: 'broken', told } : await tryMutant(mutant)
    if (stopped.aborted) break
    say(`${mutant.id}: ${verdict.outcome}${sayHow(verdict)}, ${secondsSince(startMs)}`)
    rows.push({ id: mutant.id, of: mutant.of, verdict, seconds: (Date.now() - startMs) / 1000 })
    if (options.save) save(options.save, rows, all)
  }
  return stopped.aborted ? 130 : tellEnd(rows)
}

const sayHow = ({ outcome, told }: Verdict) => (told ? `${outcome === 'caught' ? ' by' : ':'} ${told}` : '')

/** Refuses to begin where a fault could be lost in somebody's work, or could not be planted. */
async function requireClean(mutants: readonly Mutant[]): Promise<void> {
  const files = [...new Set(mutants.map(({ file }) => file))]
  const { code, output } = await run('git', ['status', '--porcelain', '--', ...files])
  if (code !== 0) throw new Error(`Git does not say what was changed:\n${output.trimEnd()}`)
  if (output.trim() !== '') throw new Error(`Commit first what was changed in\n${output.trimEnd()}`)
  const problems = mutants.flatMap((mutant) => {
    const problem = whyNotPlanted(readFileSync(inProject(mutant.file), 'utf8'), mutant)
    return problem ? [`${mutant.id}, ${mutant.file}: ${problem}`] : []
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** Runs all named tests as things are: one that fails anyway catches nothing. */
async function findUnsound(mutants: readonly Mutant[]): Promise<Map<string, string>> {
  say('Running the named tests without a fault …')
  const report = await runNamed(mutants.flatMap(firstTestsOf), { node })
  const told = mutants.map((mutant) => [mutant.id, judgeUnchanged(firstTestsOf(mutant), report)] as const)
  return new Map(told.flatMap(([id, problem]) => (problem ? [[id, problem]] : [])))
}

async function tryMutant(mutant: Mutant): Promise<Verdict> {
  const { file, caughtBy } = mutant
  const isEnough = (report: TestReport) =>
    stopped.aborted || judgeMutant(caughtBy, report).outcome === 'caught'
  const report = await withPlanted(inProject(file), mutant, () =>
    runNamed(caughtBy, { node, stopsAtFirst: true, isEnough }),
  )
  return judgeMutant(caughtBy, report)
}

function save(file: string, rows: readonly ResultRow[], all: readonly Mutant[]): void {
  const earlier = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const known = new Set(all.map(({ id }) => id))
  const [first, ...others] = cpus()
  const machine = `${others.length + 1} × ${first?.model.trim()}, Node ${process.versions.node}`
  const about = `npm run test:mutants\n${new Date().toISOString().slice(0, 10)}, ${machine}`
  writeFileSync(file, writeTable(earlier, rows, { about, known }))
}

function tellEnd(rows: readonly ResultRow[]): number {
  const missed = rows.filter(({ verdict }) => verdict.outcome !== 'caught')
  for (const { id, verdict } of missed) say(`✗ ${id} ${verdict.outcome}${sayHow(verdict)}`)
  say(`\n${countsLine({ passed: rows.length - missed.length, failed: missed.length, skipped: 0 })}`)
  return missed.length === 0 ? 0 : 1
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    say(error instanceof Error ? error.message : String(error))
    process.exit(1)
  },
)
