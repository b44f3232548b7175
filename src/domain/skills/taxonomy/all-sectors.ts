import type { SectorTerms } from './sector-terms.ts'

/** Every sector's terms, in the order of the vocabulary. */
export const ALL_SECTORS: readonly SectorTerms[] = []
