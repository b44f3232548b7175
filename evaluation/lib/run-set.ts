import type { RankingMeans } from '#/domain/ranking/ranking-means.ts'
import type { Scorer } from '#/domain/ranking/scorer.ts'
import type { TextFields } from '#/domain/ranking/split-text.ts'
import type { EvaluationSet, Grades } from './evaluation-set.ts'
import { meanFigures, measureQuery, type Figures } from './metrics.ts'
import { readPapers } from './papers.ts'
import { placeRelevant, tieBreakers } from './places.ts'
import { prepareSystem, SYSTEMS, type SystemName } from './systems.ts'

export type SystemResult = {
  system: SystemName
  figures: Figures | null
  prepareSeconds: number
  rankSeconds: number
}

export type SetResult = {
  set: string
  kind: EvaluationSet['kind']
  queries: number
  documents: number
  /** Queries that have a relevant document, and those that have none and count in no mean. */
  judged: number
  withoutRelevant: number
  systems: SystemResult[]
}

export type RunOptions = {
  systems?: readonly SystemName[]
  /** Sees the scores of every query of the fused ranker. */
  onFused?: (query: string, scores: Float32Array) => void
  /** The corpus as it is ranked, where it was read before. */
  papers?: readonly TextFields[]
}

type Relevant = { document: number; grade: number }

/** The relevant documents of each query that the corpus holds. */
function listRelevant({ corpus, grades }: EvaluationSet): (query: string) => Relevant[] {
  const numbers = new Map(corpus.map(({ id }, number) => [id, number]))
  const none: Grades = new Map()
  return (query) =>
    [...(grades?.get(query) ?? none)].flatMap(([id, grade]) => {
      const document = numbers.get(id)
      return document === undefined || grade <= 0 ? [] : [{ document, grade }]
    })
}

const seconds = (since: number) => (performance.now() - since) / 1000

/** Ranks a set by every system, one after the other, so that only one of them is in memory. */
export function runSet(set: EvaluationSet, means: RankingMeans, options: RunOptions = {}): SetResult {
  const { queries, corpus } = set
  const ties = tieBreakers(corpus.map(({ id }) => id))
  const relevantOf = listRelevant(set)
  const judged = queries.filter(({ id }) => relevantOf(id).length > 0)
  const texts = corpus.map(({ text }) => text)
  const papers = options.papers ?? readPapers(set.kind, texts, means)

  function runSystem(system: SystemName): SystemResult {
    const started = performance.now()
    const scorer: Scorer = prepareSystem(system, { kind: set.kind, texts, papers }, means)
    const prepareSeconds = seconds(started)
    const ranked = performance.now()
    const onScores = system === 'fused' ? options.onFused : undefined
    const figures = (onScores ? queries : judged).flatMap(({ id, text }) => {
      const scores = scorer(text)
      onScores?.(id, scores)
      const relevant = relevantOf(id)
      return relevant.length > 0 ? [measureQuery(placeRelevant(scores, ties, relevant))] : []
    })
    return { system, figures: meanFigures(figures), prepareSeconds, rankSeconds: seconds(ranked) }
  }

  return {
    set: set.name,
    kind: set.kind,
    queries: queries.length,
    documents: corpus.length,
    judged: judged.length,
    withoutRelevant: set.grades ? queries.length - judged.length : 0,
    systems: (set.grades ? (options.systems ?? SYSTEMS) : ['fused' as const]).map(runSystem),
  }
}
