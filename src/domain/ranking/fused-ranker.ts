import { paperRanker } from './rank-papers.ts'
import { skillRanker } from './rank-skills.ts'
import { titleRanker } from './rank-titles.ts'
import type { Scorer } from './scorer.ts'
import type { TextEncoder } from './text-vectors.ts'

/** What a ranker needs beside the texts. */
export type RankingMeans = { encoder: TextEncoder }

/** What is ranked for what: titles for a title, names of skills for a sentence, CVs for a job, jobs for a CV. */
export type RankingKind = 'title' | 'skill' | 'cv' | 'job'

/** The product's ranking of a collection. An entry of titles may have several names, one a line. */
export function fusedRanker(kind: RankingKind, texts: readonly string[], { encoder }: RankingMeans): Scorer {
  if (kind === 'skill') return skillRanker(texts, encoder)
  if (kind === 'cv') return paperRanker('advertisement', texts, encoder)
  if (kind === 'job') return paperRanker('cv', texts, encoder)
  return titleRanker(
    texts.map((text) => text.split('\n').filter((name) => name.trim() !== '')),
    encoder,
  )
}
