import { or, sql, type SQL } from 'drizzle-orm'
import { job, organization } from '#/db/schema/index.ts'
import { parseSearchQuery, type SearchQuery } from '#/domain/job/search-query.ts'
import { sectorsNamed } from '#/domain/job/sectors-named.ts'
import type { Sector } from '#/domain/job/vocabulary.ts'
import { searchWords } from '#/domain/text/search-words.ts'
import { DEFAULT_LANGUAGE } from '#/i18n/languages.ts'
import { englishMessages } from '#/i18n/messages.ts'
import { translateText } from '#/i18n/translate.ts'
import type { LooksInto } from './find-jobs.server.ts'
import { COMPANIES_LISTED_MAX, companySays, lookUpTerms, type KnownTerm } from './search-terms.server.ts'
import { anyOfQuery } from './term-query.ts'

/** A word that no open job says, and the words of titles that are searched in its place. */
export type Correction = { typed: string; meant: string[] }

/** A search as conditions on a job, what they look into, and what was taken for a slip of the pen. */
export type ReadSearch = { conditions: SQL[]; looksInto: LooksInto; corrections: Correction[] }

const labelOf = (sector: Sector) =>
  translateText(DEFAULT_LANGUAGE, englishMessages(), `vocabulary.sector.${sector}`)

/** One of these occurs in a job: a word of its own, its company or its sector. `companies`: null when there are many. */
type Group = { terms: string[]; companies: string[] | null; sectors: Sector[] }

function toGroup(terms: readonly string[], known: ReadonlyMap<string, KnownTerm>): Group {
  const companies = terms.flatMap((term) => known.get(term)?.companies ?? [])
  return {
    terms: terms.flatMap((term) => [term, ...(known.get(term)?.meant ?? [])]),
    companies: companies.length > COMPANIES_LISTED_MAX ? null : companies,
    sectors: [...new Set(terms.flatMap((term) => sectorsNamed(term, labelOf)))],
  }
}

/** Index job_search. */
const answers = (query: string) => sql`${job.searchVector} @@ ${query}::tsquery`

/** Many companies stay in the database; as an array, because a subquery beside `or` would read every job. */
function ofManyCompanies({ terms, sectors }: Group): SQL {
  const named = sql`array(select ${organization.id} from ${organization} where ${or(...terms.map(companySays))})`
  return sql`(${answers(anyOfQuery({ terms, companies: [], sectors }))} or ${job.organizationId} = any(${named}))`
}

const ofGroup = (group: Group) => (isListed(group) ? answers(anyOfQuery(group)) : ofManyCompanies(group))

const isListed = (group: Group): group is Group & { companies: string[] } => group.companies !== null

/** Groups that must all occur, and one that may not, in one look into the index where that is possible. */
function mentions(groups: readonly Group[], refused: Group | null): SQL[] {
  const listed = groups.filter(isListed).map(anyOfQuery)
  const isNot = refused && isListed(refused) ? [`!${anyOfQuery(refused)}`] : []
  // An index cannot begin with what is not there.
  const query = listed.length > 0 ? [...listed, ...isNot] : []
  return [
    ...(query.length > 0 ? [answers(query.join(' & '))] : []),
    ...groups.filter((group) => !isListed(group)).map(ofManyCompanies),
    ...(refused && !(isListed(refused) && listed.length > 0) ? [sql`not ${ofGroup(refused)}`] : []),
  ]
}

/** Words are known to the index; how they follow each other stands in the text, and so does what is not there alone. */
function looksIntoOf({ all, none }: SearchQuery): LooksInto {
  if (all.length + none.length === 0) return 'filters'
  const isPhrase = [...all.flat(), ...none].some((term) => searchWords(term).length > 1)
  return isPhrase || all.length === 0 ? 'phrases' : 'words'
}

/** The conditions under which a job answers a search; none when nothing is asked. Asks the database once. */
export async function readSearch(search: string | null): Promise<ReadSearch> {
  const query = parseSearchQuery(search ?? '')
  const wanted = [...new Set(query.all.flat())]
  const corrected = new Set(wanted.filter((term) => sectorsNamed(term, labelOf).length === 0))
  const known = await lookUpTerms([...new Set([...wanted, ...query.none])], corrected)
  return {
    conditions: mentions(
      query.all.map((terms) => toGroup(terms, known)),
      query.none.length > 0 ? toGroup(query.none, known) : null,
    ),
    looksInto: looksIntoOf(query),
    corrections: wanted.flatMap((typed) => {
      const meant = known.get(typed)?.meant ?? []
      return meant.length > 0 ? [{ typed, meant }] : []
    }),
  }
}

/** `readSearch` for those who say nothing about slips. */
export async function searchConditions(search: string | null): Promise<SQL[]> {
  return (await readSearch(search)).conditions
}
