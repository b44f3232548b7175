import type { MapLook, MapPicture, MapSummary, Opening } from './map-picture.ts'

/** What the page asks its worker. */
export type ClusterQuestion =
  | { kind: 'load'; address: string; townsAddress: string }
  | { kind: 'naming' }
  | { kind: 'look'; look: MapLook }
  | { kind: 'opening'; clusterId: number }
  | { kind: 'jobsOf'; clusterId: number }

export type ClusterAnswers = {
  load: MapSummary | 'too-many'
  naming: boolean
  look: MapPicture
  opening: Opening
  jobsOf: number[]
}

export type ClusterRequest = { requestId: number; question: ClusterQuestion }
export type ClusterReply = { requestId: number } & (
  | { answer: ClusterAnswers[ClusterQuestion['kind']] }
  | { failure: string }
)
