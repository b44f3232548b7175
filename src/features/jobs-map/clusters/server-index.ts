import type { IndexAnswer, PlainSummary } from './answer-question.ts'
import { toParameters, type IndexQuestion } from './cluster-questions.ts'
import type { MapLook, MapPicture, MapSummary, Opening } from './map-picture.ts'

/** Reads an address of ours; rejects unless the answer is a good one. */
export type Read = (address: string) => Promise<Response>

/** Jobs that are clustered somewhere else, asked one question at a time. */
export type ServerIndex = {
  summary: MapSummary
  look: (look: MapLook) => Promise<MapPicture>
  opening: (clusterId: number) => Promise<Opening>
  jobsOf: (clusterId: number) => Promise<number[]>
}

/** Opens the server's own clusters of a search; 'too-many' when they are too many for it as well. */
export async function openServerIndex(pinsAddress: string, read: Read): Promise<ServerIndex | 'too-many'> {
  const [, query = ''] = pinsAddress.split('?')
  const ask = async (question: IndexQuestion): Promise<IndexAnswer | 'too-many'> => {
    const parameters = new URLSearchParams([
      ...new URLSearchParams(query),
      ...Object.entries(toParameters(question)),
    ])
    const response = await read(`/api/jobs/clusters?${parameters}`)
    return (await response.json()) as IndexAnswer | 'too-many'
  }
  const found = await ask({ kind: 'summary' })
  if (found === 'too-many') return 'too-many'
  const summary = found as PlainSummary
  return {
    summary: { ...summary, beside: Int32Array.from(summary.beside) },
    look: async (look) => (await ask({ kind: 'look', look })) as MapPicture,
    opening: async (clusterId) => (await ask({ kind: 'opening', clusterId })) as Opening,
    jobsOf: async (clusterId) => (await ask({ kind: 'jobsOf', clusterId })) as number[],
  }
}
