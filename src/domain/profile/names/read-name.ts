import { unified } from '#/domain/text/unified.ts'
import { familyFirst } from './patronymics.ts'
import { isBesideName, isCapitalParticle, isDegree, isGeneration, isParticle, isTitle } from './name-words.ts'

/** A name in the two parts that an account has. `left`: what stands beside it, as titles, degrees and nicknames. */
export type ReadName = { firstName: string; lastName: string; left: string[] }

const NAME_CHARS_MAX = 200
const ASIDE = /\(([^()]*)\)|\[([^[\]]*)\]|["“„”«]([^"“„”«»]*)["”“»]|(?<=\s)['‘]([^'‘’\s]+)['’](?=\s)/gu
const BESIDE = /\s[|–—·•/-]\s|\n/u
const SPACED_DEGREE = /(?<!\p{L})Ph\. D\.(?!\p{L})/gu
/** Words that are no part of a name, and no mark between its parts: "1990", "🚀", "she/her". */
const BESIDES =
  /(?<!\S)(?:(?![|–—·•/-](?!\S))[^\s\p{L}()[\]"“”„«»,]+|[^\s()[\]"“”„«»,]*[/\d@][^\s()[\]"“”„«»,]*)(?!\S)/gu
const INITIAL = /^\p{L}\.$/u
/** Where the family stands first: Chinese, Japanese and Korean in their own letters. */
const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+$/u
const CAPITALS_MIN = 3
/** "McDONALD", "LeBLANC". */
const CAPITALS_BEHIND = /^(\p{Lu}\p{Ll}{1,3}\p{Lu})(\p{Lu}{2,})$/u
/** Families of two letters, which are nobody's initials: "LI Wei". */
const SHORT_FAMILY = /^(?:LI|WU|MA|HU|XU|YU|LU|SU|DU|GU|YE|FU|HE|QI|NG)$/

function isCapital(said: string): boolean {
  const word = said.replaceAll('ß', 'SS')
  return CAPITALS_BEHIND.test(word) || (word === word.toUpperCase() && word !== word.toLowerCase())
}
const isLoud = (word: string) => isCapital(word) && word.replace(/[^\p{L}]/gu, '').length >= CAPITALS_MIN

/** Words in capitals as they are written in a sentence. */
function calm(word: string): string {
  if (CAPITALS_BEHIND.test(word))
    return word.replace(CAPITALS_BEHIND, (_all, start: string, end: string) => start + end.toLowerCase())
  const isShort = word.length <= 2 && !SHORT_FAMILY.test(word)
  if (isShort || !isCapital(word) || isGeneration(word)) return word
  return word.toLowerCase().replace(/(^|[-'’])\p{L}/gu, (letter) => letter.toUpperCase())
}
const calmly = (words: readonly string[]) => words.map(calm).join(' ')

/** Words of a name without the titles in front of it and the degrees behind; two words stay in any case. */
function withoutTitles(said: readonly string[], left: string[], fewest: number): string[] {
  const words = [...said]
  const areInitials = () => [words[0], words[1]].every((word) => INITIAL.test(word ?? ''))
  const isEngineer = () => words[0] === 'DI' && !isCapital(words[1] ?? '')
  while (words.length > fewest && (isTitle(words[0] ?? '') || isEngineer()) && !areInitials())
    left.push(words.shift() ?? '')
  const behind: string[] = []
  while (words.length > fewest && isDegree(words.at(-1) ?? '')) behind.unshift(words.pop() ?? '')
  left.push(...behind)
  return words
}

/** Where a name turns to capitals: "Mira DE LA TOUR", "Mira de la TOUR". */
function capitalsAt(words: readonly string[]): number {
  const last = words.findLastIndex((word) => !isCapital(word) || INITIAL.test(word))
  if (last < 0 || !words.slice(last + 1).some((word) => isLoud(word) && !isGeneration(word))) return 0
  return words.findLastIndex((word, index) => index <= last && (index === 0 || !isParticle(word))) + 1
}

/** Where a name in capitals ends: "DE LA TOUR Mira", "de la TOUR Mira", "LI Wei". */
function capitalsEnd(words: readonly string[]): number {
  const start = words.findIndex((word) => !isParticle(word) || isCapital(word))
  const end = words.findIndex((word, index) => index >= start && (!isCapital(word) || INITIAL.test(word)))
  const isShort = end === 1 && SHORT_FAMILY.test(words[0] ?? '')
  const isFamily = isShort || words.slice(0, Math.max(0, end)).some(isLoud)
  return isFamily && !words.slice(end).some((word) => isLoud(word) || isGeneration(word)) ? end : 0
}

/** Where the last name begins: by its particle, by "y" between two of them, before a "Jr.", or with the last word. */
function lastNameAt(words: readonly string[]): number {
  const areLoud = words.every(isCapital)
  const particle = words.findIndex(
    (word, index) =>
      index > 0 &&
      (isCapitalParticle(word) || (isParticle(word) && (areLoud || word === word.toLowerCase()))),
  )
  if (particle > 0 && particle < words.length - 1) return particle
  const joined = words.findIndex((word, index) => index > 1 && /^[yeiY]$/.test(word))
  if (joined > 1 && joined < words.length - 1) return joined - 1
  return words.length > 2 && isGeneration(words.at(-1) ?? '') ? words.length - 2 : words.length - 1
}

function toParts(words: readonly string[]): [first: readonly string[], last: readonly string[]] {
  if (words.length === 2 && words.every((word) => FAMILY_FIRST.test(word)))
    return [words.slice(1), words.slice(0, 1)]
  // "Mira ODUYA" and "ODUYA Mira": the last name is the one in capitals.
  const end = capitalsEnd(words) || familyFirst(words)
  if (end > 0) return [words.slice(end), words.slice(0, end)]
  const at = capitalsAt(words) || lastNameAt(words)
  return [words.slice(0, at), words.slice(at)]
}

/** These begin a last name with a capital: "Le Gall", "El Amrani". */
const CAPITAL_FIRST = /^(?:LE|LA|EL|AL|DI)$/

function lastWords(words: readonly string[]): string {
  const areLoud = words.every(isCapital)
  const written = (word: string, index: number) => {
    if (!areLoud || words.length === 1 || !isParticle(word)) return calm(word)
    const small = word.toLowerCase()
    return index === 0 && CAPITAL_FIRST.test(word) ? word.charAt(0) + small.slice(1) : small
  }
  return words.map(written).join(' ')
}

const VOWEL = /[aeiouyäöüáéíóúàèâêîôûåø]/i

/** A word of capitals behind a name that has none, as "FRCS", of which nobody has a list. */
const isRank = (words: readonly string[], name: readonly string[]) =>
  words.length === 1 &&
  words.every(isCapital) &&
  name.length > 1 &&
  (!name.some(isLoud) || words.every((word) => !VOWEL.test(word)))

const BIRTH_NAME =
  /\s(?:n[ée]e|né|N[ÉE]E|Née|[Gg]eb\.|GEB\.|geborene?|born|z d\.|z domu|roz(?:\.|ená)|ur\.)\s\p{Lu}[^,،\n|()]*/u
const LABEL = /^\s*(?:full name|name|nom(?: complet)?|nombre|nome|naam)\s?:\s/iu
/** The title of a paper before a name of two words; "CV Raman" has none. */
const PAPER =
  /^\s*(?:cv|r[ée]sum[ée]|curriculum vitae|lebenslauf)(?::|\s(?:of|de|von|[-–—:])(?=\s))?\s(?=\S+\s\S)/iu
const TITLE_AGAINST = /(?<!\p{L})(Dr|Prof|Mag|Ing|Mrs?|Ms)\.(?=\p{Lu}\p{Ll})/gu

function withoutStop(text: string): string {
  const word = /(?<!\S)\p{L}{4,}\.\s*$/u.exec(text)?.[0].trim()
  return word && !isBesideName(word) && !isGeneration(word) ? text.trimEnd().slice(0, -1) : text
}

type Said = { parts: string[][]; left: string[] }

/** A name at its commas, without what stands in brackets or quotation marks, and without titles and degrees. */
function takeApart(text: string): Said {
  const left: string[] = []
  const aside = text.replace(ASIDE, (_all, ...inside: unknown[]) => {
    const said = inside.slice(0, 4).find((one) => typeof one === 'string')
    left.push(typeof said === 'string' ? said.trim() : '')
    return ' '
  })
  const own = aside.replace(BIRTH_NAME, (said) => {
    left.push(said.trim())
    return ' '
  })
  const [name = '', ...beside] = ` ${own} `.split(BESIDE)
  const [first = [], ...others] = name.split(/[,،]/u).map((part) => part.split(/\s+/u).filter(Boolean))
  const further: string[][] = []
  for (const words of others) {
    if (words.every(isGeneration)) first.push(...words)
    else if (words.every(isBesideName) || isRank(words, first)) left.push(...words)
    else further.push(withoutTitles(words, left, 1))
  }
  const parts = [withoutTitles(first, left, further.length > 0 ? 1 : 2), ...further]
  return { parts, left: [...left, ...beside.map((one) => one.trim())].filter(Boolean) }
}

/**
 * The name that a text is, in two parts: "Dr. Mira Oduya, PhD", "Oduya, Mira", "Mira (Mimi) de la Tour", "山田 太郎".
 * Null where there are no two parts, or more than anybody could tell apart.
 *
 * @example readName('Oduya, Mira') // { firstName: 'Mira', lastName: 'Oduya', left: [] }
 */
export function readName(text: string): ReadName | null {
  if (text.length > NAME_CHARS_MAX) return null
  const besides: string[] = []
  const name = withoutStop(unified(text, 'NFC'))
    .replace(LABEL, '')
    .replace(PAPER, '')
    .replaceAll(TITLE_AGAINST, '$1. ')
    .replaceAll(SPACED_DEGREE, 'Ph.D.')
    .replaceAll(BESIDES, (word) => {
      besides.push(word)
      return ''
    })
  const { parts, left } = takeApart(name)
  const [words = [], given, ...others] = parts
  if (others.length > 0) return null
  // "García López, María" and "Mira Oduya, Baker" look the same.
  const isSure = words.length === 1 || isParticle(words[0] ?? '') || words.every(isCapital)
  if (given && !isSure) return null
  const [first, last] = given ? [given, words] : toParts(words)
  const [called = ''] = first
  // "Dr. Oduya" is one name; "M. Oduya" may have an initial.
  const isOnlyTitle = first.length === 1 && called.length > 2 && isTitle(called)
  if (first.length === 0 || last.length === 0 || isOnlyTitle) return null
  return { firstName: calmly(first), lastName: lastWords(last), left: [...left, ...besides] }
}

const NAME_WORD = /^(?:[dl]['’]|(?:al|el|ibn|bin|abu)-)?[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]*$/u
const NAME_WORDS_MAX = 5

/**
 * Tells whether a line of a paper looks like a name. With a comma a place does too, so only degrees may stand there;
 * behind a bar an address may.
 */
export function isLikelyName(line: string): boolean {
  if (line.length > NAME_CHARS_MAX || BESIDE.test(line)) return false
  const { parts } = takeApart(unified(line, 'NFC'))
  const [words = []] = parts
  const areNames = words.every((word) => NAME_WORD.test(word) || isParticle(word))
  return parts.length === 1 && words.length >= 2 && words.length <= NAME_WORDS_MAX && areNames
}
