import { closeSync, openSync, writeSync } from 'node:fs'
import type { EvaluationSet } from './evaluation-set.ts'
import { firstDocuments, tieBreakers } from './places.ts'

/** Of every query so many documents are written at least, and all of them where that makes a file of reasonable size. */
const DEPTH = 1000
const REASONABLE_LINES = 3_000_000

/** The form has no place for blanks in ids. */
const idOf = (id: string) => id.replaceAll(/\s/g, '_')

export type RunFile = { add: (query: string, scores: Float32Array) => void; close: () => void }

/** Writes rankings as trec_eval reads them: query, Q0, document, rank, score, name of the run; parted by tabs. */
export function openRun(path: string, { queries, corpus }: EvaluationSet): RunFile {
  const file = openSync(path, 'w')
  const ids = corpus.map(({ id }) => idOf(id))
  const ties = tieBreakers(corpus.map(({ id }) => id))
  const depth = Math.min(ids.length, Math.max(DEPTH, Math.floor(REASONABLE_LINES / queries.length)))
  const add = (query: string, scores: Float32Array) => {
    const lines = firstDocuments(scores, ties, depth).map((document, before) => {
      const score = (scores[document] ?? 0).toPrecision(9)
      return `${idOf(query)}\tQ0\t${ids[document]}\t${before + 1}\t${score}\tflightpath\n`
    })
    writeSync(file, lines.join(''))
  }
  return { add, close: () => closeSync(file) }
}
