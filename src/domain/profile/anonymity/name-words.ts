import { remembered } from '#/domain/text/remembered.ts'
import { isGenericWord, isLegalBefore, isLegalForm, isLittleWord } from './company-words.ts'
import { keyOf } from './name-key.ts'

/** "Booking.com" is also called Booking. */
const WEB_END = /\.(?:com|net|org|io|ai|co|co\.uk|de|fr|eu)$/i

/** "Brackenmoor-Klinik" is two words, since many are called the second; "Rolls-Royce" is one. */
const splitCompound = (word: string) => {
  if (!word.includes('-')) return [word.replace(WEB_END, '')]
  const parts = word.split('-')
  return parts.some(isGenericWord) && !isGenericWord(word) ? parts : [word.replace(WEB_END, '')]
}

/** "d'Quilmont", "Sant'Ombrio", "O'Larkin", "'s-Larkenmeer": what is elided before a name. */
const ELIDED = /^(?:(?:[dlmnstjco]|qu|dell|all|nell|sull|dall|un|sant)['’ʼ`´]|['’ʼ`´][stn]-)(?=\p{L})/iu

/** "architecture" of "d'architecture". */
export const withoutElided = (word: string): string => word.replace(ELIDED, '')

/** A word without its elided beginning, which is a word of its own; "d'ingénieurs" is none of a name. */
function splitElided(word: string, isSmall: boolean): string[] {
  const little = ELIDED.exec(word)?.[0] ?? ''
  const rest = word.slice(little.length)
  return little !== '' && (isSmall || /^\p{Lu}/u.test(rest)) ? [little, rest] : [word]
}

const KEPT_MAX = 2_000

/** The words of a company's or school's name. */
export const wordsOf: (name: string) => readonly string[] = remembered(
  (name) =>
    name
      .split(/[\s,&+]+/)
      .flatMap((word) => splitElided(word, name === name.toLowerCase()))
      .flatMap(splitCompound)
      .filter((word) => keyOf(word) !== ''),
  KEPT_MAX,
)

/** Whether a word names none of many: "College", "of", "4". */
export const isSaidOfMany: (word: string) => boolean = remembered(
  (word) => isGenericWord(word) || isLittleWord(word) || !/\p{L}/u.test(word),
  KEPT_MAX,
)

/** Words without what stands before or behind them and is said of many; none where all are. */
export function withoutSaidOfMany(words: readonly string[]): string[] {
  const first = words.findIndex((word) => !isSaidOfMany(word))
  const last = words.findLastIndex((word) => !isSaidOfMany(word))
  return first < 0 ? [] : words.slice(first, last + 1)
}

/** "Zé" of Bar do Zé is "ze" as well. */
const isLittleAtEnd = (word: string) => isLittleWord(word) && word === word.toLowerCase()

/** Words without "Ltd", "GmbH & Co. KG" and articles at both ends; all of them where nothing else is left. */
export function withoutLegalForms(words: readonly string[]): string[] {
  const first = words.findIndex((word) => !isLegalBefore(word) && !isLittleWord(word))
  const last = words.findLastIndex((word) => !isLegalForm(word) && !isLittleAtEnd(word))
  return first < 0 || last < first ? [...words] : words.slice(first, last + 1)
}
