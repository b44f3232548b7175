import { byWindows } from '#/domain/ranking/by-windows.ts'
import { fusedRanker } from '#/domain/ranking/fused-ranker.ts'
import { paperRanker } from '#/domain/ranking/rank-papers.ts'
import { askingOf } from '#/domain/ranking/ranking-kind.ts'
import type { RankingMeans } from '#/domain/ranking/ranking-means.ts'
import { gramTfIdf } from '#/domain/ranking/gram-scores.ts'
import { paperReaders } from '#/domain/ranking/read-papers.ts'
import type { Scorer } from '#/domain/ranking/scorer.ts'
import type { TextFields } from '#/domain/ranking/split-text.ts'
import { byMeaning } from '#/domain/ranking/text-vectors.ts'
import { indexWords, type WordIndex } from '#/domain/ranking/word-index.ts'
import { bm25, wordTfIdf } from '#/domain/ranking/word-scores.ts'
import type { Kind } from './evaluation-set.ts'

export const SYSTEMS = ['BM25', 'TF-IDF words', 'TF-IDF characters', 'encoder', 'fused'] as const

/** What each step adds to the one before it. */
export const STEPS = [
  'BM25',
  'TF-IDF characters',
  'encoder',
  'encoder and letters',
  'and taxonomy',
  'fused',
] as const

export type SystemName = (typeof SYSTEMS)[number] | (typeof STEPS)[number]

/** The systems that know nothing but letters. */
export const LEXICAL: readonly SystemName[] = SYSTEMS.slice(0, 3)

let lastIndexed: { texts: readonly string[]; index: WordIndex } | null = null

/** Three systems count the same words: they are counted once. */
function sharedIndex(texts: readonly string[]): WordIndex {
  if (lastIndexed?.texts !== texts) lastIndexed = { texts, index: indexWords(texts) }
  return lastIndexed.index
}

/** The texts of a collection; those of CVs and advertisements also as they were read for ranking, for all who need them. */
type Collection = { kind: Kind; texts: readonly string[]; papers: readonly TextFields[] }

type Prepare = (collection: Collection, means: RankingMeans) => Scorer

function prepareEncoder({ kind, texts, papers }: Collection, means: RankingMeans): Scorer {
  const { encoder } = means
  if (kind === 'skill') return byWindows(encoder, texts)
  if (kind === 'title') return byMeaning(encoder, texts)
  if (kind === 'cv')
    return byMeaning(
      encoder,
      papers.map(({ body }) => body),
    )
  const score = byMeaning(encoder, texts)
  const { query: anonymous } = paperReaders('cv', means)
  return (query) => score(anonymous(query).body)
}

function prepareFused({ kind, texts, papers }: Collection, means: RankingMeans): Scorer {
  const asking = askingOf(kind)
  return asking ? paperRanker(asking, papers, means) : fusedRanker(kind, texts, means)
}

/** Each sees whole texts, the encoder those of CVs without identity; only the fused ranker takes them apart into fields. */
const PREPARE: Record<SystemName, Prepare> = {
  BM25: ({ texts }) => bm25(sharedIndex(texts)),
  'TF-IDF words': ({ texts }) => wordTfIdf(sharedIndex(texts)),
  'TF-IDF characters': ({ texts }) => gramTfIdf(sharedIndex(texts)),
  encoder: prepareEncoder,
  'encoder and letters': ({ kind, texts }, { encoder }) =>
    fusedRanker(kind, texts, { encoder, looksAgain: false }),
  'and taxonomy': (collection, means) => prepareFused(collection, { ...means, looksAgain: false }),
  fused: prepareFused,
}

export const prepareSystem = (name: SystemName, ...given: Parameters<Prepare>): Scorer =>
  PREPARE[name](...given)
