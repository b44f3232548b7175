import type { RankingMeans } from '#/domain/ranking/ranking-means.ts'
import { loadTaxonomy } from '#/domain/skills/taxonomy/taxonomy.ts'
import { loadEncoder } from '#/platform/encoder/load-encoder.server.ts'
import { rememberVectors } from './remember-vectors.ts'

export type Loaded = { means: RankingMeans; versions: Record<string, string> }

/** What the product ranks with, as it is shipped. */
export async function loadMeans(): Promise<Loaded> {
  const [encoder, taxonomy] = [loadEncoder(), loadTaxonomy()]
  return {
    means: { encoder: rememberVectors(encoder), taxonomy },
    versions: { encoder: encoder.version, taxonomy: taxonomy.version },
  }
}
