import { sql, type SQL } from 'drizzle-orm'
import { searchableJob } from '#/db/schema/index.ts'
import { parseSearchQuery, writeSearchQuery, type SearchQuery } from '#/domain/job/search-query.ts'
import { sectorsNamed } from '#/domain/job/sectors-named.ts'
import type { Sector } from '#/domain/job/vocabulary.ts'
import { searchWords } from '#/domain/text/search-words.ts'
import { DEFAULT_LANGUAGE } from '#/i18n/languages.ts'
import { englishMessages } from '#/i18n/messages.ts'
import { translateText } from '#/i18n/translate.ts'
import type { LooksInto } from './find-jobs.server.ts'
import { findUnsaidTerms } from './meant-words.server.ts'
import { anyOfQuery } from './term-query.ts'

/** A word that no open job says, and the words of titles and skills that are searched in its place. */
export type Correction = { typed: string; meant: string[] }

/** Words because of which nothing is found, as no open job says them; `rest` is the search without them, null if nothing is left. */
export type Unsaid = { words: string[]; rest: { search: string; conditions: SQL[] } | null }

/** A search as conditions on a searchable job, what they look into, and what was taken for a slip of the pen. */
export type ReadSearch = {
  conditions: SQL[]
  looksInto: LooksInto
  corrections: Correction[]
  /** Null while every word is said. */
  unsaid: Unsaid | null
}

const labelOf = (sector: Sector) =>
  translateText(DEFAULT_LANGUAGE, englishMessages(), `vocabulary.sector.${sector}`)

const sectorsOf = (term: string) => sectorsNamed(term, labelOf)

/** One of the terms occurs in a job, as a word of its own or as its sector. */
function anyOf(terms: readonly string[], meant: ReadonlyMap<string, string[]>): string {
  return anyOfQuery({
    terms: terms.flatMap((term) => [term, ...(meant.get(term) ?? [])]),
    sectors: [...new Set(terms.flatMap(sectorsOf))],
  })
}

/** One look into the index searchable_job_words; it cannot begin with what is not there. */
function mentions({ all, none }: SearchQuery, meant: ReadonlyMap<string, string[]>): SQL[] {
  if (all.length + none.length === 0) return []
  const wanted = all.map((terms) => anyOf(terms, meant))
  const refused = none.length > 0 ? [`!${anyOf(none, meant)}`] : []
  return [sql`${searchableJob.searchVector} @@ ${[...wanted, ...refused].join(' & ')}::tsquery`]
}

/** Words are known to the index; how they follow each other stands in the text, and so does what is not there alone. */
function looksIntoOf({ all, none }: SearchQuery): LooksInto {
  if (all.length + none.length === 0) return 'filters'
  const isPhrase = [...all.flat(), ...none].some((term) => searchWords(term).length > 1)
  return isPhrase || all.length === 0 ? 'phrases' : 'words'
}

/** A group of alternatives is in the way when no open job says any of them. */
function unsaidOf(
  { all, none }: SearchQuery,
  terms: { meant: ReadonlyMap<string, string[]>; unsaid: ReadonlySet<string> },
): Unsaid | null {
  const isUnsaid = (group: readonly string[]) => group.every((term) => terms.unsaid.has(term))
  const words = [...new Set(all.filter(isUnsaid).flat())]
  if (words.length === 0) return null
  const rest = { all: all.filter((group) => !isUnsaid(group)), none }
  if (rest.all.length === 0) return { words, rest: null }
  return { words, rest: { search: writeSearchQuery(rest), conditions: mentions(rest, terms.meant) } }
}

/** The conditions under which a job answers a search; none when nothing is asked. Asks the database at most once. */
export async function readSearch(search: string | null): Promise<ReadSearch> {
  const query = parseSearchQuery(search ?? '')
  const wanted = [...new Set(query.all.flat())]
  const terms = await findUnsaidTerms(wanted.filter((term) => sectorsOf(term).length === 0))
  return {
    conditions: mentions(query, terms.meant),
    looksInto: looksIntoOf(query),
    corrections: [...terms.meant].map(([typed, words]) => ({ typed, meant: words })),
    unsaid: unsaidOf(query, terms),
  }
}
