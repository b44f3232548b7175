import type { Asking } from './read-papers.ts'
import { sentencesOf } from './focus-text.ts'
import type { TextFields } from './split-text.ts'
import { encodeAll, multiply, multiplyAll, type TextEncoder, type VectorTable } from './text-vectors.ts'

const MOST_SENTENCES = 80
/** Vectors of sentences that are kept, for documents that are found again and again. */
const MOST_KEPT = 50_000

/** For each document: how far the advertisement's sentences are met one by one, and the title by any. */
export type SentenceEvidence = { met: Float32Array; titleMet: Float32Array }

const highest = (scores: Float32Array) => scores.reduce((best, score) => Math.max(best, score), 0)

/** The mean over the sentences that ask of the best that answers. */
function howFarMet(asked: VectorTable, answers: VectorTable): number {
  if (asked.count === 0) return 0
  let sum = 0
  for (let nth = 0; nth < asked.count; nth++) {
    let best = 0
    for (let other = 0; other < answers.count; other++) {
      const from = other * answers.dimensions
      best = Math.max(
        best,
        multiply(
          asked.values.subarray(nth * asked.dimensions, (nth + 1) * asked.dimensions),
          answers.values,
          from,
        ),
      )
    }
    sum += best
  }
  return sum / asked.count
}

/** Compares sentence by sentence, which a whole text dilutes. Only the best are worth it. */
export function bySentences(encoder: TextEncoder, asking: Asking, fields: readonly TextFields[]) {
  const read = (body: string) => encodeAll(encoder, sentencesOf(body).slice(0, MOST_SENTENCES))
  const kept = new Map<number, VectorTable>()
  let sentencesKept = 0

  function sentencesAt(document: number): VectorTable {
    const known = kept.get(document)
    if (known) return known
    const table = read(fields[document]?.body ?? '')
    sentencesKept += table.count
    if (sentencesKept <= MOST_KEPT) kept.set(document, table)
    return table
  }

  return ({ title, body }: TextFields, documents: readonly number[]): SentenceEvidence => {
    const ofQuery = read(body)
    const ofTitle = encoder.encode(title)
    const tables = documents.map(sentencesAt)
    return {
      met: Float32Array.from(tables, (table) =>
        asking === 'cv' ? howFarMet(table, ofQuery) : howFarMet(ofQuery, table),
      ),
      titleMet: Float32Array.from(tables, (table) => highest(multiplyAll(ofTitle, table))),
    }
  }
}
