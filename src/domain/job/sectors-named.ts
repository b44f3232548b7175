import { saysWords } from '#/domain/text/says-words.ts'
import { searchWords } from '#/domain/text/search-words.ts'
import { SECTORS, type Sector } from './vocabulary.ts'

/** Sectors that a search term names by the words on screen; the code alone would say 'HealthCare'. */
export function sectorsNamed(term: string, labelOf: (sector: Sector) => string): Sector[] {
  const words = searchWords(term)
  return SECTORS.filter((sector) => saysWords(searchWords(labelOf(sector)), words))
}
