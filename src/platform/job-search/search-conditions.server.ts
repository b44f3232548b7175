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
import { findUnsaidWords, withoutLonger, type UnsaidWords } from './meant-words.server.ts'
import { anyOfQuery, isShort, type MeantWords } from './term-query.ts'

/** A word that no open job says, and the words that are searched, or left out, in its place. */
type Correction = { typed: string; meant: string[]; isLeftOut: boolean }

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

/** The words of terms that are no sector's name. */
const wordsOf = (terms: readonly string[]) =>
  terms.filter((term) => sectorsOf(term).length === 0).flatMap(searchWords)

/** One of the terms occurs in a job, as a word of its own or as its sector. */
function anyOf(terms: readonly string[], meant: MeantWords, isExact = false): string {
  return anyOfQuery({ terms, meant, isExact, sectors: [...new Set(terms.flatMap(sectorsOf))] })
}

/** What slips may have meant, among the words that are wanted and among those that are not. */
type Meanings = { wanted: MeantWords; leftOut: MeantWords }

/** One of two words begins with the other, and so is found by it; what is short finds itself alone. */
const isKin = (one: string, other: string) =>
  one === other || (!isShort(one) && other.startsWith(one)) || (!isShort(other) && one.startsWith(other))

/** Nobody means to leave out what they ask for, or what a slip in it may have meant. */
function meaningsOf({ all }: SearchQuery, meant: MeantWords): Meanings {
  const asked = all
    .flat()
    .flatMap(searchWords)
    .flatMap((word) => [word, ...(meant.get(word) ?? [])])
  const isAsked = (one: string) => asked.some((word) => isKin(word, one))
  const others = [...meant].map(([word, words]) => [word, words.filter((one) => !isAsked(one))] as const)
  return { wanted: meant, leftOut: new Map(others.filter(([, words]) => words.length > 0)) }
}

function readInto(terms: readonly string[], meant: MeantWords, isLeftOut: boolean): Correction[] {
  return terms.flatMap((term) => {
    const words = searchWords(term)
    return words.flatMap((word) => {
      const typed = words.length > 1 ? word : term
      const readings = meant.get(word)
      return readings ? [{ typed, meant: withoutLonger(readings), isLeftOut }] : []
    })
  })
}

function correctionsOf({ all, none }: SearchQuery, { wanted, leftOut }: Meanings): Correction[] {
  const corrections = [...readInto(none, leftOut, true), ...readInto(all.flat(), wanted, false)]
  return [...new Map(corrections.map((correction) => [correction.typed, correction])).values()]
}

/** One look into the index searchable_job_words; it cannot begin with what is not there. */
function mentions({ all, none }: SearchQuery, { wanted: meant, leftOut }: Meanings): SQL[] {
  if (all.length + none.length === 0) return []
  const wanted = all.map((terms) => anyOf(terms, meant))
  const refused = none.length > 0 ? [`!${anyOf(none, leftOut, true)}`] : []
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
  unsaid: UnsaidWords['unsaid'],
  meanings: Meanings,
): Unsaid | null {
  const isUnsaid = (group: readonly string[]) =>
    group.every((term) => wordsOf([term]).some((word) => unsaid.has(word)))
  const words = [...new Set(all.filter(isUnsaid).flat())]
  if (words.length === 0) return null
  const rest = { all: all.filter((group) => !isUnsaid(group)), none }
  if (rest.all.length === 0) return { words, rest: null }
  return { words, rest: { search: writeSearchQuery(rest), conditions: mentions(rest, meanings) } }
}

/** The conditions under which a job answers a search; none when nothing is asked. Asks the database at most once. */
export async function readSearch(search: string | null): Promise<ReadSearch> {
  const query = parseSearchQuery(search ?? '')
  const terms = [...query.all.flat(), ...query.none]
  const exact = new Set(
    [...terms.filter((term) => searchWords(term).length > 1), ...query.none].flatMap(searchWords),
  )
  const { meant, unsaid } = await findUnsaidWords(wordsOf(terms), exact)
  const meanings = meaningsOf(query, meant)
  return {
    conditions: mentions(query, meanings),
    looksInto: looksIntoOf(query),
    corrections: correctionsOf(query, meanings),
    unsaid: unsaidOf(query, unsaid, meanings),
  }
}
