import { amongTelling } from './among-telling.ts'
import { paperRanker } from './rank-papers.ts'
import { skillRanker } from './rank-skills.ts'
import { titleRanker } from './rank-titles.ts'
import { askingOf, type RankingKind } from './ranking-kind.ts'
import type { RankingMeans } from './ranking-means.ts'
import { paperReaders } from './read-papers.ts'
import type { Scorer } from './scorer.ts'

const namesIn = (text: string) => text.split('\n').filter((name) => name.trim() !== '')

/** The product's ranking of a collection. An entry of titles may have several names, one a line. */
export function fusedRanker(kind: RankingKind, texts: readonly string[], means: RankingMeans): Scorer {
  const asking = askingOf(kind)
  if (asking) return paperRanker(asking, texts.map(paperReaders(asking, means).document), means)
  return amongTelling(texts, (telling) => {
    const said = telling.map((number) => texts[number] ?? '')
    return kind === 'skill' ? skillRanker(said, means) : titleRanker(said.map(namesIn), means)
  })
}
