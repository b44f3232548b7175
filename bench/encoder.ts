import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { loadEncoder, modelFile } from '#/platform/encoder/load-encoder.server.ts'
import { OWN_SETS } from '../evaluation/lib/development-sets.ts'
import { besideGoal, medianAndTail, quantile, ratioByRound } from './lib/figures.ts'
import { hashWords } from './lib/hashed-words.ts'
import { say } from './lib/say.ts'

// How long the encoder takes to be read, for a title and for a CV, beside hashed words: `npm run bench -- encoder`.

const LOADS = 15
const ROUNDS = 20
/** Papers of the evaluation's set that make a CV of some six hundred words together. */
const PAPERS = 24
const GOALS = { load: 150, title: 0.2, cv: 10 }

const LOAD_ONCE = join(import.meta.dirname, 'lib/load-encoder-once.ts')

function textsOf(kind: string): string[] {
  const set = OWN_SETS.find(({ name }) => name === `own ${kind}`)?.read()
  return (set?.corpus ?? []).map(({ text }) => text)
}

function joinPapers(papers: readonly string[]): string[] {
  return papers.flatMap((_, at) => (at % PAPERS === 0 ? papers.slice(at, at + PAPERS).join('\n') : []))
}

type Work = (text: string) => unknown

/** Each text by itself, in milliseconds. */
function timesOf(texts: readonly string[], work: Work): number[] {
  return texts.map((text) => {
    const from = performance.now()
    work(text)
    return performance.now() - from
  })
}

const sum = (times: readonly number[]) => times.reduce((all, one) => all + one, 0)

/** What a processor worked at each of them, in milliseconds: whoever else is at work does not count. */
function workOf(texts: readonly string[], work: Work): number {
  const before = process.cpuUsage()
  texts.forEach(work)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000 / texts.length
}

/** The two take turns; what the first round warms is not counted. */
function compare(what: string, texts: readonly string[], encode: Work, goal: number): void {
  const [ours, theirs]: [number[][], number[][]] = [[], []]
  const worked: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [some, others] = [timesOf(texts, encode), timesOf(texts, hashWords)]
    if (round === 0) continue
    ours.push(some)
    theirs.push(others)
    worked.push(workOf(texts, encode))
  }
  const ratio = ratioByRound(ours.map(sum), theirs.map(sum)).text
  say(`${what}: ${medianAndTail(ours.flat())} (${besideGoal(quantile(ours.flat(), 0.5), { atMost: goal })})`)
  say(`  of which a processor worked: ${medianAndTail(worked)}`)
  say(`  hashed words: ${medianAndTail(theirs.flat())}; the encoder takes ${ratio} times as long\n`)
}

const loads = Array.from({ length: LOADS }, () =>
  execFileSync(process.execPath, [LOAD_ONCE], { encoding: 'utf8' }).split(' ').map(Number),
)
const [waited = [], worked = []] = [0, 1].map((at) => loads.map((load) => load[at] ?? Number.NaN))
const loadGoal = besideGoal(quantile(waited, 0.5), { atMost: GOALS.load })
say(`read from disk in a new process, ${LOADS} times: ${medianAndTail(waited)} (${loadGoal})`)
say(`  of which a processor worked: ${medianAndTail(worked)}`)

const { encode, version, dimensions } = loadEncoder()
const megabytes = (statSync(modelFile()).size / 1e6).toFixed(2)
say(
  `  model ${version}: ${dimensions} dimensions, ${megabytes} MB (${besideGoal(Number(megabytes), { atMost: 12 })})\n`,
)

const [titles, cvs] = [textsOf('titles'), joinPapers(textsOf('cv'))]
const words = Math.round(cvs.join(' ').split(/\s+/).length / cvs.length)
compare(`a title, of ${titles.length}`, titles, encode, GOALS.title)
compare(`a CV of ${words} words, of ${cvs.length}`, cvs, encode, GOALS.cv)
