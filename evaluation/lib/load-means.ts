import type { RankingMeans } from '#/domain/ranking/fused-ranker.ts'
import { loadEncoder } from '#/platform/encoder/load-encoder.server.ts'
import { rememberVectors } from './remember-vectors.ts'

export type Loaded = { means: RankingMeans; versions: Record<string, string> }

/** What the product ranks with, as it is shipped. */
export async function loadMeans(): Promise<Loaded> {
  const encoder = await loadEncoder()
  return { means: { encoder: rememberVectors(encoder) }, versions: { encoder: encoder.version } }
}
