import { isGenericWord, isLegalForm, isLittleWord } from './company-words.ts'
import { keyOf, toKeys, type KeyKind, type NameKey, type Terms } from './name-key.ts'
import { withoutElided, wordsOf } from './name-words.ts'
import { AND } from './names-in.ts'
import { isOrdinaryWord } from './ordinary-words.ts'
import { wordList } from '#/domain/text/word-list.ts'

const KNOWN: Readonly<Record<string, readonly string[]>> = {
  pricewaterhousecoopers: ['PwC'],
  bankamerica: ['BofA'],
  societegenerale: ['SocGen'],
  volkswagen: ['VW'],
  astrazeneca: ['AZ'],
  glaxosmithkline: ['GSK'],
  mcdonalds: ['McD'],
  jpmorganchase: ['JPM'],
}

/** Capitals that say something else in most texts. */
const OTHER_CAPITALS = wordList(`
  AA AC AD AI AM AP API AR AS AV AWS BA BBA BI BS BSC CAD CD CI CNC COO CEO CFO CIO CPD CRM CSS CTO CV DC DE DIY DNA DR
  EEA ED ERP EU FAQ FR GB GCSE GDP GIS GMT GP GPA GPS HD HGV HR HTML HTTP ID II III IP IQ IS ISO IT IV IX JS KB KPI LED
  LGV MA MB MBA MD ME ML MP MS MSC MVP MW NGO NLP NO NVQ OK OR OS PA PC PDF PHD PHP PLC PM PO PPE PR PS QA QC RAM RD RFP
  ROI SEO SLA SME SO SQL SS TB TO TV UI UK UN UP US USA UX VAT VI VR WE XI XML
`)

const SHORT_MARK = /^(?=.?[\p{Lu}\p{N}].?[\p{Lu}\p{N}])[\p{L}\p{N}]{3}$/u

/** Whether a name of three capitals or digits names it in any case of letters: "BMW", and not "ASK". */
export const isMark = (written: string): boolean =>
  SHORT_MARK.test(written) && !isOrdinaryWord(written) && !isLittleWord(written) && !isGenericWord(written)

const withoutLittle = (name: readonly string[]) => name.filter((word) => !isLittleWord(word))

const IS_CAPITALS = /^\p{Lu}{2,4}$/u
const letterOf = (word: string) => keyOf(withoutElided(word)).slice(0, 1).toUpperCase()
/** The first letters of words that say something. */
export const lettersOfWords = (words: readonly string[]): string =>
  withoutLittle(words).map(letterOf).join('')
const begun = (word: string) => (IS_CAPITALS.test(word) ? word : letterOf(word))

/** Whether capitals stand for something else in most texts. */
export const isOtherCapitals = (written: string, terms: Terms): boolean =>
  OTHER_CAPITALS.has(written.toUpperCase()) || terms.isName(written)

/** Longer words without a vowel are no ordinary ones, in whatever case: "hmrc". */
const HAS_VOWEL = /[aeiouy]/i

/** How an acronym must be written to count; null where its capitals say something else. */
function kindOf(written: string, terms: Terms): KeyKind | null {
  if (written.length < 2 || isOtherCapitals(written, terms)) return null
  if (written.length === 2 || terms.hasWord(written)) return 'acronym'
  return isMark(written) || (written.length > 3 && !HAS_VOWEL.test(written)) ? 'mark' : 'asWritten'
}

/** Words put together that stand in an acronym with two letters and more: "HSRW", "UKSH". */
const TOGETHER: Readonly<Record<string, string>> = {
  hochschule: 'HS',
  universitatsklinikum: 'UK',
  universitatsmedizin: 'UM',
  radiotelevision: 'RTV',
}

const SCHOOL_TOGETHER = /^(?<first>[a-z])[a-z]{2,30}(?<school>universit|hochschul)[a-z]{1,3}$/

/** "RU" of a Rijksuniversiteit, "HS" of a Hochschule. */
export function togetherOf(word: string): string | undefined {
  const key = keyOf(word)
  const { first = '', school = '' } = SCHOOL_TOGETHER.exec(key)?.groups ?? {}
  return TOGETHER[key] ?? (school ? (first + school.slice(0, 1)).toUpperCase() : undefined)
}

const LETTERS_MAX = 8
/** No acronym says more words of a name. */
const WORDS_MAX = 16
const SKIPPED_MAX = 3
const ACRONYM_MIN = 3
/** An ordinary name has eight; words of two capitals alone would have thousands. */
const FORMS_MAX = 32

/** "KZ" of KwaZulu. */
const capitalsIn = (word: string) =>
  /^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+$/u.test(word) ? word.replaceAll(/\P{Lu}/gu, '') : undefined

/** The first letters, with and without those of words that many have: "GSTT" of Guy’s and St Thomas’ NHS Foundation Trust. */
function skipping(counted: readonly string[]): string[] {
  if (counted.every(isGenericWord)) return []
  let [all, skipped] = [[''], 0]
  for (const [nth, word] of counted.slice(0, LETTERS_MAX).entries()) {
    const isSkipped = nth > 0 && skipped < SKIPPED_MAX && isGenericWord(word)
    const letters = [begun(word), letterOf(word), togetherOf(word) ?? capitalsIn(word) ?? letterOf(word)]
    const forms = new Set([...letters, ...(isSkipped ? [''] : [])])
    all = all.flatMap((each) => Array.from(forms, (form) => each + form)).slice(0, FORMS_MAX)
    if (isSkipped) skipped += 1
  }
  return all.filter(({ length }) => length >= ACRONYM_MIN)
}

const BEGUN_MAX = 12

/** "ABC" and "ABCD" of A, B, C, D. */
const begins = (letters: readonly string[]) =>
  letters
    .slice(0, BEGUN_MAX)
    .map((_letter, nth) => letters.slice(0, nth + 1).join(''))
    .slice(ACRONYM_MIN - 1)

/** "UWE" and "UotWoE" for the University of the West of England, "LSE" for what begins so; "EY" for Ernst & Young. */
function lettersOf(name: readonly string[]): string[] {
  const counted = withoutLittle(name).map(begun)
  const whole = name.map((word) => (isLittleWord(word) ? word.slice(0, 1).toLowerCase() : begun(word)))
  const written = name.filter((word) => /^\p{Lu}/u.test(word)).map(begun)
  return [counted, whole, written]
    .flatMap((letters) => [letters.join(''), ...begins(letters)])
    .filter((letters) => !/\p{Ll}$/u.test(letters))
}

/**
 * Every acronym of a name of two words and more, and of the same name in other lengths.
 *
 * @example acronyms([['Harrow', 'Pike', 'Larkmoor']], terms) // the keys 'hpl' and, for "H. P. L.", the same as initials
 */
export function acronyms(names: readonly (readonly string[])[], terms: Terms): NameKey[] {
  const splits = names
    .map((name) => hyphenSplit(name).slice(0, WORDS_MAX))
    .filter((split) => withoutLittle(split).length > 1)
  const full = new Set(splits.flatMap(lettersOf))
  const partly = skipping(withoutLittle(splits[0] ?? []))
  return [...new Set([...full, ...partly])].flatMap((written) => {
    const kind = kindOf(written, terms)
    if (kind === null || (kind === 'acronym' && !full.has(written))) return []
    const isParted = written.length >= ACRONYM_MIN && full.has(written)
    return [...toKeys([written], kind), ...(isParted ? toKeys([written], 'initials') : [])]
  })
}

/** "H&P" for Harrow & Pike, "L&G" for Legal & General Group. */
function pair(part: string): NameKey[] {
  const pieces = part.split(AND).map((piece) => withoutLittle(piece.trim().split(/\s+/)))
  const [[first = '', ...more] = [], [second = ''] = []] = pieces
  const key = [first, second].map((word) => keyOf(word).slice(0, 1)).join('')
  const isPair = pieces.length === 2 && more.length === 0 && key.length === 2
  const joined = [key.slice(0, 1), key.slice(1)].join('and').toUpperCase().replace('AND', 'and')
  return isPair ? [...toKeys([key], 'initials'), ...toKeys([joined], 'asWritten')] : []
}

const hyphenSplit = (name: readonly string[]) =>
  name.flatMap((word) => word.split('-')).filter((word) => keyOf(word) !== '')

const NUMBERED = /^(?<before>.{2,60}?)\s(?:nr|no|n°|nº|№|num(?:ber|éro)?)\.?\s?(?<number>\d{1,4})(?!\d)/iu

/** "ZS5", "ZS 5" and "Zespół Szkół 5" of Zespół Szkół nr 5. */
function numbered(part: string): NameKey[] {
  const { before = '', number = '' } = NUMBERED.exec(part)?.groups ?? {}
  const letters = withoutLittle(before.split(/\s+/)).map(begun).join('')
  if (letters.length < 2) return []
  return [
    ...toKeys([letters + number, `${letters} ${number}`], 'asWritten'),
    ...toKeys([`${before} nr ${number}`, `${before} no ${number}`, `${before} ${number}`], 'anyhow'),
  ]
}

/** "GTBank" and "GT Bank" of Guaranty Trust Bank. */
function beforeKind(core: readonly string[]): NameKey[] {
  const [letters, kind = ''] = [lettersOfWords(core.slice(0, -1)), core.at(-1)]
  return letters.length >= 2 && letters.length <= LETTERS_MAX && isGenericWord(kind)
    ? toKeys([letters + kind], 'handle')
    : []
}

const UNIVERSITY_OF = /^University of (?:the )?(?<first>\p{Lu})/u

/** "UofT" and "U of T" of the University of Toronto. */
function saidWithOf(part: string): NameKey[] {
  const { first } = UNIVERSITY_OF.exec(part)?.groups ?? {}
  return first ? toKeys([`Uof${first}`], 'clipped') : []
}

/** The words of a name without its legal form, and without what many have in their names. */
type Shortened = { part: string; core: readonly string[]; short: readonly string[] }

/** The short forms of a name. */
export function shortNames({ part, core, short }: Shortened, terms: Terms): NameKey[] {
  const all = wordsOf(part)
  const isTold = withoutLittle(all).length >= ACRONYM_MIN || !isLegalForm(all.at(-1) ?? '')
  const isSpeltOut = all.length > core.length && isTold
  const others = [...(short.length < core.length ? [short] : []), ...(isSpeltOut ? [all] : [])]
  const known = KNOWN[keyOf(withoutLittle(core).join(' '))] ?? []
  return [
    ...acronyms([core, ...others], terms),
    ...pair(part),
    ...numbered(part),
    ...saidWithOf(part),
    ...beforeKind(core),
    ...toKeys(known, 'asWritten'),
  ]
}
