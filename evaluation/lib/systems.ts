import { byWindows } from '#/domain/ranking/by-windows.ts'
import { fusedRanker } from '#/domain/ranking/fused-ranker.ts'
import type { RankingMeans } from '#/domain/ranking/ranking-means.ts'
import { gramTfIdf } from '#/domain/ranking/gram-scores.ts'
import type { Scorer } from '#/domain/ranking/scorer.ts'
import { byMeaning } from '#/domain/ranking/text-vectors.ts'
import { indexWords } from '#/domain/ranking/word-index.ts'
import { bm25, wordTfIdf } from '#/domain/ranking/word-scores.ts'
import type { Kind } from './evaluation-set.ts'

export const SYSTEMS = ['BM25', 'TF-IDF words', 'TF-IDF characters', 'encoder', 'fused'] as const

export type SystemName = (typeof SYSTEMS)[number]

/** The systems that know nothing but letters. */
export const LEXICAL: readonly SystemName[] = SYSTEMS.slice(0, 3)

type Prepare = (kind: Kind, texts: readonly string[], means: RankingMeans) => Scorer

/** Each sees the same texts, whole; only the fused ranker takes them apart into fields. */
const PREPARE: Record<SystemName, Prepare> = {
  BM25: (_, texts) => bm25(indexWords(texts)),
  'TF-IDF words': (_, texts) => wordTfIdf(indexWords(texts)),
  'TF-IDF characters': (_, texts) => gramTfIdf(indexWords(texts)),
  encoder: (kind, texts, { encoder }) =>
    kind === 'skill' ? byWindows(encoder, texts) : byMeaning(encoder, texts),
  fused: fusedRanker,
}

export const prepareSystem = (name: SystemName, ...given: Parameters<Prepare>): Scorer =>
  PREPARE[name](...given)
