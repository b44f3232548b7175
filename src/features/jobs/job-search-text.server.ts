import { inArray, or, sql, type SQL } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { job, organization } from '#/db/schema/index.ts'
import { parseSearchQuery } from '#/domain/job/search-query.ts'
import { SECTORS, type Sector } from '#/domain/job/vocabulary.ts'
import { foldText } from '#/domain/text/fold-text.ts'
import { DEFAULT_LANGUAGE } from '#/i18n/languages.ts'
import { englishMessages } from '#/i18n/messages.ts'
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
function sectorsNamed(terms: readonly string[]): Sector[] {
  return SECTORS.filter((sector) => {
    const label = foldText(translateText(DEFAULT_LANGUAGE, englishMessages(), `vocabulary.sector.${sector}`))
    return terms.some((term) => occursIn(label, term))
  })
}

/** The rules by which a word begins: those of the indexes, and the same in a database of any country. */
const RULES = sql.raw('collate "und-x-icu"')

const namedLike = (pattern: SQL) => sql`fold_text(${organization.name}) ~ ${pattern}`

/** Of more companies than this a search does not hold the list. */
const COMPANIES_LISTED_MAX = 100

/**
 * For each pattern the companies whose name it matches, one more than are listed. Asked for first, because the planner
 * then knows how many they are, which decides whether the indexes of `mentions` are worth their while. Index
 * organization_name_search.
 */
async function listCompaniesNamed(patterns: readonly string[]): Promise<string[][]> {
  const { rows } = await db().execute<{ place: number; id: string }>(
    sql`select wanted.place::int, named.id from unnest(${sql.param(patterns)}::text[])
      with ordinality as wanted (pattern, place) cross join lateral (select ${organization.id} from ${organization}
      where ${namedLike(sql`wanted.pattern ${RULES}`)} limit ${COMPANIES_LISTED_MAX + 1}) as named`,
  )
  return patterns.map((_, index) => rows.flatMap(({ place, id }) => (place === index + 1 ? [id] : [])))
}

/** One of these occurs in a job: its own text, its company or its sector. */
type Mention = { pattern: string; companies: string[]; sectors: Sector[] }

/** Many companies stay in the database; as an array, because a subquery beside `or` would read every job. */
function ofCompanies({ pattern, companies }: Mention): SQL[] {
  if (companies.length === 0) return []
  const found =
    companies.length > COMPANIES_LISTED_MAX
      ? sql`array(select ${organization.id} from ${organization} where ${namedLike(sql`${pattern}::text ${RULES}`)})`
      : sql`${sql.param(companies)}::text[]`
  return [sql`${job.organizationId} = any(${found})`]
}

/**
 * Each part has an index, and the database joins what they find: job_search_trigrams, job_organization_id and
 * job_published_sector. A term of fewer than three letters has no trigram and is looked for in every text.
 */
function mentions(mention: Mention): SQL {
  const { pattern, sectors } = mention
  const found = or(
    sql`${job.searchText} ~ ${pattern}::text ${RULES}`,
    ...(sectors.length > 0 ? [inArray(job.sector, sectors)] : []),
    ...ofCompanies(mention),
  )
  return sql`(${found})`
}

const anyOf = (terms: readonly string[]) => `(?:${terms.map(toPattern).join('|')})`

/** The conditions under which a job answers a search; none when nothing is asked. Asks the database once. */
export async function searchConditions(search: string | null): Promise<SQL[]> {
  const { all, none } = parseSearchQuery(search ?? '')
  const groups = none.length > 0 ? [...all, none] : all
  if (groups.length === 0) return []
  const patterns = groups.map(anyOf)
  const companies = await listCompaniesNamed(patterns)
  return groups.map((terms, index) => {
    const found = mentions({
      pattern: patterns[index] ?? '',
      companies: companies[index] ?? [],
      sectors: sectorsNamed(terms),
    })
    return index < all.length ? found : sql`not ${found}`
  })
}
