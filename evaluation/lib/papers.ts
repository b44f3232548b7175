import { askingOf } from '#/domain/ranking/ranking-kind.ts'
import { paperReaders } from '#/domain/ranking/read-papers.ts'
import type { RankingMeans } from '#/domain/ranking/ranking-means.ts'
import type { TextFields } from '#/domain/ranking/split-text.ts'
import type { Kind } from './evaluation-set.ts'

/** CVs or advertisements as they are ranked; of names there is nothing to read. */
export function readPapers(kind: Kind, texts: readonly string[], means: RankingMeans): TextFields[] {
  const asking = askingOf(kind)
  return asking ? texts.map(paperReaders(asking, means).document) : []
}

/** What the systems ask the encoder for at length: the body, and of advertisements all of the text as well. */
export const longTexts = (kind: Kind, texts: readonly string[], papers: readonly TextFields[]): string[] => [
  ...papers.map(({ body }) => body),
  ...(kind === 'job' ? texts : []),
]
