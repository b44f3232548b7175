import { ALL_SECTORS } from './all-sectors.ts'
import { buildTaxonomy } from './build-taxonomy.ts'
import type { Taxonomy } from './taxonomy-types.ts'

export type { Taxonomy } from './taxonomy-types.ts'
export { hashId as skillId } from '#/domain/text/hash-id.ts'

/** Moves when what is found by a name changes in kind; the terms themselves are part of the version anyway. */
export const TAXONOMY_VERSION = 3

let own: Taxonomy | null = null

/** The product's own taxonomy: read on first use, and kept; names and words when they are asked for. */
export function loadTaxonomy(): Taxonomy {
  own ??= buildTaxonomy([ALL_SECTORS], `${TAXONOMY_VERSION}.`)
  return own
}
