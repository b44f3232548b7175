import type { Sector } from '#/domain/job/vocabulary.ts'

/** The skills and occupations of a sector, one a line. */
export type SectorTerms = { sector: Sector; skills: string; occupations: string }
