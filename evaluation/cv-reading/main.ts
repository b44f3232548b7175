import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { AppError } from '#/domain/app-error.ts'
import type { CvProposal } from '#/domain/profile/cv-reading/cv-proposal.ts'
import { readPdfCv } from '#/platform/pdf-text/read-pdf-text.server.ts'
import { compareCv, type CvResult } from './compare-cv.ts'
import { sayWrong } from './say-wrong.ts'
import { addUp, drawTotals } from './totals.ts'
import { readTruth } from './truth.ts'

const USAGE = `Measures how CVs of real people are read, against what somebody who looked at them says is right.

  CV_TRUTHS=FOLDER npm run eval:cvs                totals
  CV_TRUTHS=FOLDER npm run eval:cvs -- --wrong     the same, and what is wrong in every CV
  CV_TRUTHS=FOLDER npm run eval:cvs -- cv-007      those whose names contain one of these words

The folder holds NAME.pdf beside NAME.json; evaluation/README.md says what a truth is.`

type Measured = {
  name: string
  kind: string
  language: string
  result: CvResult
  rightName: string[]
  ms: number
  refusal: string
}

const say = (line: string) => process.stdout.write(`${line}\n`)

/** The CVs that have a truth, of those asked for by a part of their name, or all. */
function listNames(folder: string, asked: readonly string[]): string[] {
  const names = readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -5)] : []))
  return names.filter((name) => asked.length === 0 || asked.some((word) => name.includes(word))).toSorted()
}

type ReadCv = (pdf: Uint8Array) => Promise<CvProposal>

async function readOrRefuse(
  path: string,
  readCv: ReadCv,
): Promise<{ read: CvProposal | null; refusal: string }> {
  try {
    return { read: await readCv(readFileSync(path)), refusal: '' }
  } catch (error) {
    if (error instanceof AppError) return { read: null, refusal: error.message }
    throw error
  }
}

async function measure(folder: string, name: string, readCv: ReadCv): Promise<Measured> {
  const truth = readTruth(join(folder, `${name}.json`))
  const started = performance.now()
  const { read, refusal } = await readOrRefuse(join(folder, `${name}.pdf`), readCv)
  const ms = performance.now() - started
  const { kind, language, name: rightName } = truth
  return { name, kind, language, rightName, ms, refusal, result: compareCv(read, truth) }
}

function sayEach({ name, kind, language, result, rightName, refusal }: Measured): void {
  const lines = sayWrong(result, rightName)
  say(`\n${name} (${kind}, ${language})${lines.length === 0 ? ': all right' : ''}`)
  if (refusal !== '') say(`  refused: ${refusal}`)
  for (const line of lines) say(`  ${line}`)
}

function sayTotals(measured: readonly Measured[]): void {
  const count = (of: (one: Measured) => string) => new Set(measured.map(of)).size
  const refused = measured.filter(({ refusal }) => refusal !== '').length
  say(
    `\n${measured.length} CVs of ${count(({ kind }) => kind)} kinds in ${count(({ language }) => language)} languages, ${refused} refused`,
  )
  drawTotals(addUp(measured.map(({ result }) => result))).forEach(say)
  const times = measured.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const [middle, most] = [times[times.length >> 1] ?? 0, times.at(-1) ?? 0]
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1_024)
  say(
    `Time: ${middle.toFixed(0)} ms for the middle one, ${most.toFixed(0)} ms at most; memory ${megabytes} MB at most`,
  )
}

/** Reads and compares what the folder holds; answers with the exit code. Throws for a truth of another shape. */
export async function main(args: string[], readCv: ReadCv = readPdfCv): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { wrong: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help) {
    say(USAGE)
    return 0
  }
  const folder = process.env.CV_TRUTHS ?? ''
  if (!existsSync(folder)) {
    say(`Skipped: CV_TRUTHS names no folder with CVs${folder === '' ? '' : ` ("${folder}" is not there)`}.`)
    return 0
  }
  const measured: Measured[] = []
  for (const name of listNames(folder, positionals)) {
    const one = await measure(folder, name, readCv)
    measured.push(one)
    if (values.wrong) sayEach(one)
  }
  if (measured.length === 0) {
    say(`Skipped: ${folder} holds no truth (NAME.json beside NAME.pdf).`)
    return 0
  }
  sayTotals(measured)
  return 0
}
