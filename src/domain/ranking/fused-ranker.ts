import { gramTfIdf } from './gram-scores.ts'
import type { Scorer } from './scorer.ts'
import { byMeaning, type TextEncoder } from './text-vectors.ts'
import { indexWords } from './word-index.ts'

/** What a ranker needs beside the texts. */
export type RankingMeans = { encoder: TextEncoder }

export function fusedRanker(_kind: string, texts: readonly string[], { encoder }: RankingMeans): Scorer {
  const a = gramTfIdf(indexWords(texts))
  const b = byMeaning(encoder, texts)
  return (query) => {
    const x = a(query)
    const y = b(query)
    return x.map((v, i) => v + (y[i] ?? 0))
  }
}
