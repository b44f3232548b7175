import type { ClusterIndex } from './cluster-index.ts'
import type { IndexQuestion } from './cluster-questions.ts'
import type { MapPicture, MapSummary, Opening } from './map-picture.ts'

/** The same as `MapSummary` as JSON carries it; of the jobs beside the map only the first by number. */
export type PlainSummary = Omit<MapSummary, 'beside'> & { beside: number[] }

export type IndexAnswer = PlainSummary | MapPicture | Opening | number[]

/** A person does not scroll further; it keeps every answer below fifty kilobytes. */
const NUMBERS_MAX = 1_000

/** Answers a question about jobs that are clustered. Throws for a cluster that is not there. */
export function answerQuestion(index: ClusterIndex, question: IndexQuestion): IndexAnswer {
  if (question.kind === 'summary') {
    const { onMap, besideCount, beside, bounds, dense } = index
    return { onMap, besideCount, bounds, dense, beside: [...beside.slice(0, NUMBERS_MAX)] }
  }
  if (question.kind === 'opening') return index.opening(question.clusterId)
  if (question.kind === 'jobsOf') return index.jobsOf(question.clusterId).slice(0, NUMBERS_MAX)
  const { look } = question
  return index.look({ ...look, listed: Math.min(look.listed, NUMBERS_MAX) })
}
