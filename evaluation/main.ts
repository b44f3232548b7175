import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { askingOf } from '#/domain/ranking/ranking-kind.ts'
import type { RankingMeans } from '#/domain/ranking/ranking-means.ts'
import { isThere, listDevelopmentSets } from './lib/development-sets.ts'
import { KINDS, type EvaluationSet, type Kind } from './lib/evaluation-set.ts'
import { loadMeans } from './lib/load-means.ts'
import { readInThreads } from './lib/read-in-threads.ts'
import { BrokenInput } from './lib/read-lines.ts'
import { readSet } from './lib/read-set.ts'
import { rememberVectors } from './lib/remember-vectors.ts'
import { runSet, type SetResult } from './lib/run-set.ts'
import { STEPS, SYSTEMS, type SystemName } from './lib/systems.ts'
import { drawTable } from './lib/table.ts'
import { openRun } from './lib/write-run.ts'

const ROOT = join(import.meta.dirname, '..')

const USAGE = `Measures how well texts are ranked, by the product and by systems that know nothing but letters.

  npm run eval:matching                                    all development sets, in one table
  npm run eval:matching -- --steps                         the same, by what each step of the ranker adds
  npm run eval:matching -- --json FILE                     the same, and keeps the figures
  npm run eval:matching -- --set DIR --kind KIND [--out FILE]
                                                           any set of queries.tsv, corpus.tsv and qrels.tsv

KIND is one of ${KINDS.join(', ')}. The development sets are looked for in MATCH_DATA (../shared/data/match).`

/** From so many papers on, threads are quicker than reading in place. */
const WORTH_THREADS = 1_000
const MOST_THREADS = 4

const say = (line: string) => process.stdout.write(`${line}\n`)

type Options = { steps?: boolean; json?: string; set?: string; kind?: string; out?: string; help?: boolean }

function readOptions(args: string[]): Options {
  try {
    const { values } = parseArgs({
      args,
      options: {
        steps: { type: 'boolean' },
        json: { type: 'string' },
        set: { type: 'string' },
        kind: { type: 'string' },
        out: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    return values
  } catch (error) {
    throw new BrokenInput(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
}

function readKind(kind: string | undefined): Kind {
  const known = KINDS.find((each) => each === kind)
  if (!known) throw new BrokenInput(`--kind must be one of ${KINDS.join(', ')}`)
  return known
}

function sayNotes({ name, notes }: EvaluationSet): void {
  for (const note of notes) say(`${name}: ${note}`)
}

/** Many papers are read in threads before they are ranked; each thread takes some 100 MB. */
async function readMany({ kind, corpus }: EvaluationSet, { encoder, taxonomy }: RankingMeans) {
  if (!askingOf(kind) || corpus.length < WORTH_THREADS) return { means: { encoder, taxonomy } }
  const started = performance.now()
  const threads = Math.min(MOST_THREADS, availableParallelism())
  const texts = corpus.map(({ text }) => text)
  const { papers, vectors } = await readInThreads(kind, texts, threads)
  say(`Read by ${threads} threads in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return { papers, means: { encoder: rememberVectors(encoder, vectors), taxonomy } }
}

async function runGivenSet(
  folder: string,
  { kind, out, steps }: Options,
  given: RankingMeans,
): Promise<SetResult[]> {
  const set = readSet(folder, readKind(kind))
  sayNotes(set)
  const run = out === undefined ? null : openRun(out, set)
  try {
    const { papers, means } = await readMany(set, given)
    return [runSet(set, means, { systems: steps ? STEPS : SYSTEMS, onFused: run?.add, papers })]
  } finally {
    run?.close()
  }
}

function runDevelopmentSets(means: RankingMeans, systems: readonly SystemName[]): SetResult[] {
  const data = process.env.MATCH_DATA ?? join(ROOT, '../shared/data/match')
  return listDevelopmentSets(data).flatMap((found) => {
    if (!isThere(found)) {
      say(`Skipped, because its files are not in ${data}: ${found.name}`)
      return []
    }
    const set = found.read()
    sayNotes(set)
    const result = runSet(set, means, { systems })
    drawTable([result]).forEach(say)
    return [result]
  })
}

/** Ranks and measures what the arguments name; answers with the exit code. */
export async function main(args: string[]): Promise<number> {
  const options = readOptions(args)
  if (options.help) {
    say(USAGE)
    return 0
  }
  if (options.set === undefined && (options.out !== undefined || options.kind !== undefined)) {
    throw new BrokenInput(`--out and --kind go with --set\n\n${USAGE}`)
  }
  if (options.set !== undefined) readKind(options.kind)
  const { means, versions } = await loadMeans()
  const results =
    options.set === undefined
      ? runDevelopmentSets(means, options.steps ? STEPS : SYSTEMS)
      : await runGivenSet(options.set, options, means)
  if (options.set !== undefined) drawTable(results).forEach(say)
  say(
    `Versions: ${Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(', ')}`,
  )
  say(`Most memory: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`)
  if (options.json !== undefined) {
    const date = new Date().toISOString().slice(0, 10)
    writeFileSync(options.json, `${JSON.stringify({ date, versions, results }, null, 2)}\n`)
  }
  return 0
}
