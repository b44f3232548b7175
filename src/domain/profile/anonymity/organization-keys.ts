import { isGenericWord, isLegalBefore, isLegalForm, isLittleWord } from './company-words.ts'
import { isShort, keyOf, type IsTerm, type KeyKind, type NameKey } from './name-key.ts'

/** Shorter names of companies are also ordinary words: "ASK", "Sky". */
const ANY_CASE_FROM = 4
const ACRONYM_WORDS_MIN = 3
/** Other names of one company that count. */
const OTHERS_MAX = 3
const LENGTH_MIN = 2

/** Where another name of the same company begins: "(formerly Quill)", "Quill / Feather", "Quill, Bath". */
const PARTS = /(?:(?<!\s)\s+)?[()[\]|/,;–—]\s*|(?<!\s)\s+-\s+/
const FORMER = /^(?:formerly|previously|ehemals|früher|anciennement|ex|t\/a|trading as|part of)[\s-]+/i

const wordsOf = (name: string) => name.split(/[\s&+]+/).filter((word) => keyOf(word) !== '')

const isSaidOfMany = (word: string) => isGenericWord(word) || isLittleWord(word)

/** Words without what stands before or behind them and is said of many; none where all are. */
function withoutSaidOfMany(words: readonly string[]): string[] {
  const first = words.findIndex((word) => !isSaidOfMany(word))
  const last = words.findLastIndex((word) => !isSaidOfMany(word))
  return first < 0 ? [] : words.slice(first, last + 1)
}

function withoutLegalForms(words: readonly string[]): string[] {
  const first = words.findIndex((word) => !isLegalBefore(word) && !isLittleWord(word))
  const last = words.findLastIndex((word) => !isLegalForm(word) && !isLittleWord(word))
  return first < 0 || last < first ? [...words] : words.slice(first, last + 1)
}

type Told = { words: string[]; isPlace: boolean }

function kindOf(written: string, { words, isPlace }: Told, isTerm: IsTerm): KeyKind {
  if (words.length === 1 && isShort(written, ANY_CASE_FROM)) return 'asWritten'
  if (words.every(isSaidOfMany)) return 'capitals'
  if (words.length > 1) return 'anyhow'
  return isTerm(written) ? 'companyWord' : isPlace ? 'placeWord' : 'anyhow'
}

/** "Aldhelm’s" is also written without its end. */
const OWNED = /['’ʼ`]s$/i

function keyed(told: Told, isTerm: IsTerm): NameKey[] {
  const { words } = told
  const written = words.join(' ')
  if (keyOf(written).length < LENGTH_MIN || (words.length === 1 && isGenericWord(written))) return []
  const kind = kindOf(written, told, isTerm)
  const forms = OWNED.test(written) ? [written, written.replace(OWNED, '')] : [written]
  return forms.map((form) => ({ key: keyOf(form), kind, written: form, isOwn: false }))
}

/** "UWE" for the University of the West of England. */
function acronym(words: readonly string[]): NameKey[] {
  const counted = words.filter((word) => !isLittleWord(word))
  const written = counted.map((word) => keyOf(word).slice(0, 1).toUpperCase()).join('')
  if (counted.length < ACRONYM_WORDS_MIN) return []
  return [{ key: keyOf(written), kind: 'asWritten', written, isOwn: false }]
}

/** The first word that tells a company from others: "Quillfeather" of "The Quillfeather Drainage Group". */
function tellingWord(core: readonly string[], isTerm: IsTerm): string | null {
  const isTelling = (word: string) => !isSaidOfMany(word) && !isShort(word, ANY_CASE_FROM) && !isTerm(word)
  return core.find(isTelling) ?? null
}

function keysOf(part: string, isTerm: IsTerm): NameKey[] {
  const core = withoutLegalForms(wordsOf(part))
  const telling = tellingWord(core, isTerm)
  const short = withoutSaidOfMany(core)
  const isPlace = short.length < core.length
  const told: Told[] = [
    { words: core, isPlace: false },
    { words: isShort(short.join(' '), ANY_CASE_FROM) ? [] : short, isPlace },
    { words: telling === null ? [] : [telling], isPlace },
  ]
  return [...told.flatMap((each) => keyed(each, isTerm)), ...acronym(core)]
}

/** The main name, and other names beside it that are no places behind a comma. */
function namesIn(organization: string): string[] {
  const [first = '', ...others] = organization.split(PARTS).filter(Boolean)
  const main = organization.slice(0, organization.indexOf(first) + first.length)
  const isBesideComma = organization.slice(main.length).trimStart().startsWith(',')
  return [first, ...(isBesideComma ? [] : others.slice(0, OTHERS_MAX))].map((name) =>
    name.replace(FORMER, ''),
  )
}

/**
 * The forms of a company's or school's name: whole, without its legal form, without what many have in their names, its
 * first telling word, and its acronym.
 */
export function organizationKeys(organization: string, isTerm: IsTerm): NameKey[] {
  const whole = withoutLegalForms(wordsOf(organization.replaceAll(/[()[\]|/,;–—]/g, ' ')))
  return [
    ...keyed({ words: whole, isPlace: false }, isTerm),
    ...namesIn(organization).flatMap((name) => keysOf(name, isTerm)),
  ]
}

/** The same of who certified or published; a name that is also that of a skill cannot be hidden without the skill. */
export function voucherKeys(voucher: string, isTerm: IsTerm): NameKey[] {
  const core = withoutLegalForms(wordsOf(voucher)).join(' ')
  return isTerm(core) ? [] : organizationKeys(voucher, isTerm)
}
