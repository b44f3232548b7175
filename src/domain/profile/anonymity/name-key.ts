import { foldedLetters } from '#/domain/text/letter-stream.ts'
import { foldText } from '#/domain/text/fold-text.ts'
import { remembered } from '#/domain/text/remembered.ts'

/**
 * How a name may be written to count.
 *
 * - `anyhow`: in any case, joined or split.
 * - `asWritten`: as it is, or in capitals: "BP", "Jo".
 * - `mark`: letters that are no word, in any case, joined: "bmw".
 * - `acronym`: capitals that are often others, as they are, and in no line of work but behind "at": "EY".
 * - `wholeName`: words that say nothing alone, in running text in any case, but not behind an article: "post office".
 * - `capitals`: each word with a capital: "The Engineering Group", whose words say nothing alone.
 * - `initials`: capitals with something between them: "S. O’C.".
 * - `ownWord`: a name of the person that is also a word of work, "Baker": where it is written as a name.
 * - `plainWord`: the same of a word of every day, "Hope"; between two commas of a title it is a name as well.
 * - `capital`: with a capital, for words that also stand in names of work: "Royal Mail".
 * - `inflected`: with a capital, in one word: "Biedronce".
 * - `companyWord`: the same of a company: "Java" of Java Consulting Ltd.
 * - `ledWord`: a word of many that is a whole name, where something says so: "at Next".
 * - `titleWord`: the same of a whole name, where it is a part of a title by itself: "Till lead, Next".
 * - `clipped`: in any case; where it is also a word, with a capital inside: "UniTe".
 * - `studyPlace`: with a capital, beside words of study: "Dublin graduate" of Trinity College Dublin.
 * - `handle`: in one word, or each with a capital: "tamzuck".
 * - `parted`: letters that are also a word, with something between them or as a handle: "S. Park", "@spark".
 * - `legalForm`, `lead`, `leadNoun`: no name, but beside names that nobody listed: "Ltd", "on behalf of", "Client".
 * - `besideName`: with a capital, right behind another name: "Köln" of Sparkasse Köln.
 * - `placeWord`: in any case, but not where somebody says in which town they live: "Leeds" of its university.
 */
export type KeyKind =
  | 'anyhow'
  | 'asWritten'
  | 'mark'
  | 'acronym'
  | 'wholeName'
  | 'capital'
  | 'capitals'
  | 'initials'
  | 'ownWord'
  | 'plainWord'
  | 'inflected'
  | 'companyWord'
  | 'ledWord'
  | 'titleWord'
  | 'clipped'
  | 'studyPlace'
  | 'besideName'
  | 'placeWord'
  | 'handle'
  | 'parted'
  | 'legalForm'
  | 'lead'
  | 'leadNoun'

/** A name that is looked for: its folded letters, and how it is written. */
export type NameKey = { key: string; kind: KeyKind; written: string; isOwn: boolean }

/**
 * Names of skills and occupations. A taxonomy knows whether a whole text is one, whether it is one of an occupation and of
 * no skill, and whether a word stands in one.
 */
export type Terms = {
  isName: (text: string) => boolean
  isOccupation: (text: string) => boolean
  hasWord: (word: string) => boolean
}

const KEPT_MAX = 4_000

const folded = remembered(foldedLetters, KEPT_MAX)
/** A word of which folding changes nothing but its case. */
const PLAIN = /^(?!.*(?:aa|[aou]e))[a-z]+$/i

/** Signs without marks. */
const PLAIN_SIGNS = /^[\x20-\x7e]*$/

/** The letters that a name is looked for by, however it is joined or split. */
export const keyOf = (name: string): string => (PLAIN.test(name) ? name.toLowerCase() : folded(name))

const unmarkedSign = remembered((sign: string) => {
  const plain = foldText(sign)
  return sign === sign.toLowerCase() ? plain : plain.toUpperCase()
}, KEPT_MAX)

/** Letters as they are, without their marks: "ÖBB" and "OBB" are one. */
export const unmarked = (text: string): string =>
  PLAIN_SIGNS.test(text) ? text : Array.from(text, unmarkedSign).join('')

const hasNoCase = (name: string) => name.toLowerCase() === name.toUpperCase()

/** Shorter names ("Jo", "BP") count as they are written, or they would blot out ordinary words. */
export function isShort(name: string, fewest: number): boolean {
  return !hasNoCase(name) && keyOf(name).length < fewest
}

/** Shorter names of companies and schools are also ordinary words: "ASK", "Sky". */
export const isShortOrganization = (name: string): boolean => isShort(name, 4)

/** The keys of some spellings of a name that is not the person's own. */
export const toKeys = (forms: readonly string[], kind: KeyKind): NameKey[] =>
  forms.map((written) => ({ key: keyOf(written), kind, written, isOwn: false }))
