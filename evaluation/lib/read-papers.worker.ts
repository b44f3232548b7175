import { parentPort } from 'node:worker_threads'
import type { TextFields } from '#/domain/ranking/split-text.ts'
import { encodeAll } from '#/domain/ranking/text-vectors.ts'
import { loadTaxonomy } from '#/domain/skills/taxonomy/taxonomy.ts'
import { loadEncoder } from '#/platform/encoder/load-encoder.server.ts'
import type { Kind } from './evaluation-set.ts'
import { longTexts, readPapers } from './papers.ts'

/** Texts of a collection, the first of which has the number `from`. */
export type Part = { kind: Kind; from: number; texts: readonly string[] }
/** The same as they are ranked, and the vectors of their long texts one after the other. */
export type PartRead = { from: number; papers: TextFields[]; vectors: Float32Array<ArrayBuffer> }

const means = { encoder: loadEncoder(), taxonomy: loadTaxonomy() }

parentPort?.on('message', ({ kind, from, texts }: Part) => {
  const papers = readPapers(kind, texts, means)
  const { values: vectors } = encodeAll(means.encoder, longTexts(kind, texts, papers))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage({ from, papers, vectors }, [vectors.buffer as ArrayBuffer])
})
