import { inArray, or, sql, type SQL } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { job, organization } from '#/db/schema/index.ts'
import type { SearchQuery } from '#/domain/job/search-query.ts'
import { SECTORS, type Sector } from '#/domain/job/vocabulary.ts'
import { foldText } from '#/domain/text/fold-text.ts'
import { DEFAULT_LANGUAGE } from '#/i18n/languages.ts'
import { loadMessages, type Messages } from '#/i18n/messages.ts'
import { translateText } from '#/i18n/translate.ts'

const BEGINS_LIKE_A_WORD = /^[\p{L}\p{N}_]/u

const literally = (term: string) => term.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&').replace(/ /g, '\\s+')

/** A word is found where a word begins ('engineer' in 'engineers', 'art' not in 'part'); a phrase over any space. */
const toPattern = (term: string) => `${BEGINS_LIKE_A_WORD.test(term) ? '\\m' : ''}${literally(term)}`

/** The same rule in the browser's dialect, for the few texts that do not stand in the database. */
function occursIn(text: string, term: string): boolean {
  const start = BEGINS_LIKE_A_WORD.test(term) ? String.raw`(?<![\p{L}\p{N}_])` : ''
  return new RegExp(start + literally(term), 'u').test(text)
}

/** Sectors by their words as a person reads them on screen; the code alone would say 'HealthCare'. */
function sectorsNamed(terms: readonly string[], messages: Messages): Sector[] {
  return SECTORS.filter((sector) => {
    const label = foldText(translateText(DEFAULT_LANGUAGE, messages, `vocabulary.sector.${sector}`))
    return terms.some((term) => occursIn(label, term))
  })
}

/**
 * For each pattern the companies whose name it matches. Asked for first, because the planner then knows how many they
 * are, which decides whether the indexes of `mentions` are worth their while. Index organization_name_search.
 */
async function listCompaniesNamed(patterns: readonly string[]): Promise<string[][]> {
  const { rows } = await db().execute<{ place: number; id: string }>(
    sql`select wanted.place::int, ${organization.id} from unnest(${sql.param(patterns)}::text[])
      with ordinality as wanted (pattern, place) join ${organization} on fold_text(${organization.name}) ~ wanted.pattern`,
  )
  return patterns.map((_, index) => rows.flatMap(({ place, id }) => (place === index + 1 ? [id] : [])))
}

/** One of these occurs in a job: its own text, its company or its sector. */
type Mention = { pattern: string; companies: string[]; sectors: Sector[] }

/**
 * Each part has an index, and the database joins what they find: job_search_trigrams, job_organization_id and
 * job_published_sector. A term of fewer than three letters has no trigram and is looked for in every text.
 */
function mentions({ pattern, companies, sectors }: Mention): SQL {
  const found = or(
    sql`${job.searchText} ~ ${pattern}`,
    ...(companies.length > 0 ? [sql`${job.organizationId} = any(${sql.param(companies)}::text[])`] : []),
    ...(sectors.length > 0 ? [inArray(job.sector, sectors)] : []),
  )
  return sql`(${found})`
}

const anyOf = (terms: readonly string[]) => `(?:${terms.map(toPattern).join('|')})`

/** The conditions under which a job answers a search; none when nothing is asked. */
export async function searchConditions({ all, none }: SearchQuery): Promise<SQL[]> {
  const groups = none.length > 0 ? [...all, none] : all
  if (groups.length === 0) return []
  const messages = await loadMessages(DEFAULT_LANGUAGE)
  const patterns = groups.map(anyOf)
  const companies = await listCompaniesNamed(patterns)
  return groups.map((terms, index) => {
    const found = mentions({
      pattern: patterns[index] ?? '',
      companies: companies[index] ?? [],
      sectors: sectorsNamed(terms, messages),
    })
    return index < all.length ? found : sql`not ${found}`
  })
}
