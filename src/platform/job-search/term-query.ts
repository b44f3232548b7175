import type { Sector } from '#/domain/job/vocabulary.ts'
import { searchWords } from '#/domain/text/search-words.ts'

/** The marks that stand in a job's vector beside its words; the twin of `job_search_vector` in the migrations. */
const sectorMark = (sector: Sector) => `'=${sector}'`
const companyMark = (organizationId: string) => `'@${organizationId.replaceAll(/['\\]/g, '$&$&')}'`

/**
 * A term as PostgreSQL reads a query of words: they follow each other, and the last one may be only a beginning. A term
 * has at least one word, see `SearchQuery`.
 *
 * @example termQuery('front-end') // "('front' <-> 'end':*)"
 */
export function termQuery(term: string): string {
  const words = searchWords(term).map((word) => `'${word}'`)
  return `(${words.join(' <-> ')}:*)`
}

/** One of these: the terms, jobs of these companies, jobs of these sectors. */
export function anyOfQuery(group: {
  terms: readonly string[]
  companies: readonly string[]
  sectors: readonly Sector[]
}): string {
  const { terms, companies, sectors } = group
  const parts = [...terms.map(termQuery), ...companies.map(companyMark), ...sectors.map(sectorMark)]
  return `(${parts.join(' | ')})`
}
