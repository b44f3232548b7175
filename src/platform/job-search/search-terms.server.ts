import { sql, type SQL } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { job, organization, titleWord } from '#/db/schema/index.ts'
import { searchWords } from '#/domain/text/search-words.ts'
import { typingDistance } from '#/domain/text/typing-distance.ts'
import { termQuery } from './term-query.ts'

/** Of more companies than this a search does not hold the list. */
export const COMPANIES_LISTED_MAX = 500

/** Fewer letters are like too many words; more are no word's, and comparing them costs time. */
const MISTYPED_MIN = 4
const MISTYPED_MAX = 30
/** Words of titles that look most alike; the distance decides which of them count. */
const CANDIDATES_MAX = 40
const MEANT_MAX = 5
const SAID_MAX = 10_000

/** The first letter is rarely mistyped, and another one makes another word: elder, welder. */
const allowedMistakes = (word: string) => (word.length < 8 ? 1 : 2)

/** What the database knows of a term: companies whose names say it, one more than are listed, and what it may have meant. */
export type KnownTerm = { companies: string[]; meant: string[] }

/** The rules by which a word begins: those of the indexes, and the same in a database of any country. */
const RULES = sql.raw('collate "und-x-icu"')

/** A name says the term where its words follow each other. Index organization_name_search. */
export const companySays = (term: string): SQL =>
  sql`search_words(${organization.name}) ~ ${`\\m${searchWords(term).join(' ')}`}::text ${RULES}`

const companiesSaying = (term: string) =>
  sql`array(select ${organization.id} from ${organization} where ${companySays(term)} limit ${COMPANIES_LISTED_MAX + 1})`

/** Words of titles that look like one that no open job says. Indexes job_search and title_word_trigrams. */
function similarWords(term: string, isCorrected: boolean): SQL {
  const [word = '', ...others] = searchWords(term)
  const isWord = others.length === 0 && word.length >= MISTYPED_MIN && word.length <= MISTYPED_MAX
  if (!isCorrected || !isWord) return sql`null`
  // Planned for many rows, of which it reads the first: for one alone the planner would rather read every text.
  return sql`case when exists (with said as materialized (select from ${job} where ${job.status} = 'Published'
      and ${job.searchVector} @@ ${termQuery(term)}::tsquery limit ${SAID_MAX}) select from said) then null
    else array(select ${titleWord.word} from ${titleWord} order by ${titleWord.word} ${RULES} <-> ${word} limit ${CANDIDATES_MAX}) end`
}

function meantBy(term: string, candidates: readonly string[] | null): string[] {
  const [word = ''] = searchWords(term)
  return (candidates ?? [])
    .map((candidate) => ({ candidate, distance: typingDistance(word, candidate) }))
    .filter(({ candidate, distance }) => candidate[0] === word[0] && distance <= allowedMistakes(word))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MEANT_MAX)
    .map(({ candidate }) => candidate)
}

/**
 * Looks every term of a search up in one statement. What a term may have meant is answered only for a single word of
 * four letters or more, among those of `corrected`, that no open job says.
 */
export async function lookUpTerms(
  terms: readonly string[],
  corrected: ReadonlySet<string>,
): Promise<Map<string, KnownTerm>> {
  if (terms.length === 0) return new Map()
  const columns = terms.flatMap((term, nth) => [
    sql`${companiesSaying(term)} as ${sql.identifier(`companies${nth}`)}`,
    sql`${similarWords(term, corrected.has(term))} as ${sql.identifier(`words${nth}`)}`,
  ])
  const { rows } = await db().execute<Record<string, string[] | null>>(
    sql`select ${sql.join(columns, sql`, `)}`,
  )
  const found = rows[0] ?? {}
  return new Map(
    terms.map((term, nth) => {
      const companies = found[`companies${nth}`] ?? []
      const meant = companies.length === 0 ? meantBy(term, found[`words${nth}`] ?? null) : []
      return [term, { companies, meant }]
    }),
  )
}
