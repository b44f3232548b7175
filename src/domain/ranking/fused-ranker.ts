import { paperRanker } from './rank-papers.ts'
import { skillRanker } from './rank-skills.ts'
import { titleRanker } from './rank-titles.ts'
import type { RankingMeans } from './ranking-means.ts'
import type { Scorer } from './scorer.ts'

/** What is ranked for what: titles for a title, names of skills for a sentence, CVs for a job, jobs for a CV. */
export type RankingKind = 'title' | 'skill' | 'cv' | 'job'

/** The product's ranking of a collection. An entry of titles may have several names, one a line. */
export function fusedRanker(kind: RankingKind, texts: readonly string[], means: RankingMeans): Scorer {
  if (kind === 'skill') return skillRanker(texts, means.encoder)
  if (kind === 'cv') return paperRanker('advertisement', texts, means)
  if (kind === 'job') return paperRanker('cv', texts, means)
  return titleRanker(
    texts.map((text) => text.split('\n').filter((name) => name.trim() !== '')),
    means,
  )
}
