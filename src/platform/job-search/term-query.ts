import type { Sector } from '#/domain/job/vocabulary.ts'
import { searchWords } from '#/domain/text/search-words.ts'
import { singular } from '#/domain/text/singular.ts'

/** The mark that stands in a job's vector beside its words; the twin of `job_words` in the migrations. */
const sectorMark = (sector: Sector) => `'=${sector}'`

/** So few Latin letters begin nearly every text and are words by themselves: R, Go, UX, de. */
export const isShort = (word: string) => /^[a-z\d]{1,2}$/.test(word)

/** Longer words are in no vector, and no query may hold them, in bytes. */
const WORD_BYTES_MAX = 2_046
/** What no job says: `search_words` leaves no such sign. */
const NEVER_SAID = '@'

/** Nobody quotes more; each further word of a phrase is looked for at all its places in each job. */
const PHRASE_WORDS_MAX = 12

const sayable = (word: string) =>
  new TextEncoder().encode(word).length <= WORD_BYTES_MAX ? word : NEVER_SAID

/** What may have been meant by a word, beside what it says. */
export type MeantWords = ReadonlyMap<string, readonly string[]>

const NOTHING_ELSE: MeantWords = new Map()

/** What is left out, and what stands in a phrase, is found as it is said. */
type Reading = { meant?: MeantWords; isExact?: boolean }

/**
 * A term as PostgreSQL reads a query of words: they follow each other, and the last one may be only a beginning, if it
 * is not too short for one. Of a longer phrase its first dozen words count. Who asks for several of a kind, by one word,
 * is glad of one. A term has at least one word, see `SearchQuery`.
 *
 * @example termQuery('front-end') // "('front' <-> 'end':*)"
 * @example termQuery('nurses') // "(('nurses':* | 'nurse'))"
 */
export function termQuery(term: string, { meant = NOTHING_ELSE, isExact = false }: Reading = {}): string {
  const words = searchWords(term)
  const mayBeOne = words.length === 1 && !isExact
  const said = words.slice(0, PHRASE_WORDS_MAX).map((word, nth) => {
    const mayGoOn = nth === words.length - 1 && !isShort(word)
    const readings = [word, ...(meant.get(word) ?? [])].map(
      (reading) => `'${sayable(reading)}'${mayGoOn ? ':*' : ''}`,
    )
    if (mayBeOne && singular(word) !== word) readings.push(`'${sayable(singular(word))}'`)
    return readings.length > 1 ? `(${readings.join(' | ')})` : readings.join('')
  })
  return `(${said.join(' <-> ')})`
}

type Alternatives = Reading & { terms: readonly string[]; sectors: readonly Sector[] }

/** One of these: the terms, jobs of these sectors. */
export function anyOfQuery({ terms, sectors, ...reading }: Alternatives): string {
  return `(${[...terms.map((term) => termQuery(term, reading)), ...sectors.map(sectorMark)].join(' | ')})`
}
