import type { SectorTerms } from '#/domain/skills/taxonomy/sector-terms.ts'
import { DATA } from './it-software/data.ts'
import { OCCUPATIONS } from './it-software/occupations.ts'
import { OPERATIONS } from './it-software/operations.ts'
import { PRACTICES } from './it-software/practices.ts'
import { PROGRAMMING } from './it-software/programming.ts'

export const itSoftware: SectorTerms = {
  sector: 'ItSoftware',
  skills: PROGRAMMING + DATA + OPERATIONS + PRACTICES,
  occupations: OCCUPATIONS,
}
