import { isGenericWord, isLegalBefore, isLegalForm, isLittleWord } from './company-words.ts'
import { isShort, keyOf, type Terms, type KeyKind, type NameKey } from './name-key.ts'
import { isMark, shortNames } from './short-names.ts'

/** Shorter names of companies are also ordinary words: "ASK", "Sky". */
const ANY_CASE_FROM = 4
/** Other names of one company that count. */
const OTHERS_MAX = 3
const LENGTH_MIN = 2
const SCHOOL =
  /(?<!\p{L})(?:universi|colleg|institut|school|academ|polytech|hochschule|école|ecole|lyc[ée]e|facult)/iu
const GROUP = /^(?:group|groupe|gruppe|holdings?|hotels)$/i

/** Where another name of the same company begins: "(formerly Quill)", "Quill / Feather", "Quill, Bath". */
const PARTS = /(?:(?<!\s)\s+)?[()[\]|/,;–—]\s*|(?<!\s)\s+-\s+/
const FORMER = /^(?:formerly|previously|ehemals|früher|anciennement|ex|t\/a|trading as|part of)[\s-]+/i

/** "Booking.com" is also called Booking. */
const WEB_END = /\.(?:com|net|org|io|ai|co|co\.uk|de|fr|eu)$/i

/** "Brackenmoor-Klinik" is two words, since many are called the second; "Rolls-Royce" is one. */
const splitCompound = (word: string) => {
  if (!word.includes('-')) return [word.replace(WEB_END, '')]
  const parts = word.split('-')
  return parts.some(isGenericWord) && !isGenericWord(word) ? parts : [word.replace(WEB_END, '')]
}

const wordsOf = (name: string) =>
  name
    .split(/[\s,&+]+/)
    .flatMap(splitCompound)
    .filter((word) => keyOf(word) !== '')

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

/** Words of a name that are looked for: all or a part of them, and whether the others say that they name a place. */
type Told = { words: readonly string[]; isPart: boolean; isPlace: boolean }

const isWhole = (written: string, isPart: boolean) => !isPart || SCHOOL.test(written)

function kindOf(written: string, { words, isPart, isPlace }: Told, terms: Terms): KeyKind {
  if (words.length === 1 && isMark(written, terms)) return 'mark'
  if (words.length === 1 && isShort(written, ANY_CASE_FROM)) return 'asWritten'
  if (words.every(isSaidOfMany) && isWhole(written, isPart) && !terms.isName(written)) return 'wholeName'
  if (words.every(isSaidOfMany)) return 'capitals'
  if (words.length > 1) return 'anyhow'
  if (terms.isName(written)) return 'companyWord'
  if (isPart && terms.hasWord(written)) return 'capital'
  return isPlace ? 'placeWord' : 'anyhow'
}

/** "Aldhelm’s" is also written without its end. */
const OWNED = /['’ʼ`]s$/i

function keyed(told: Told, terms: Terms): NameKey[] {
  const { words } = told
  const written = words.join(' ')
  if (keyOf(written).length < LENGTH_MIN || (words.length === 1 && isGenericWord(written))) return []
  const kind = kindOf(written, told, terms)
  const forms = OWNED.test(written) ? [written, written.replace(OWNED, '')] : [written]
  return forms.map((form) => ({ key: keyOf(form), kind, written: form, isOwn: false }))
}

/** "IBM" of IBM UK. */
const IS_MARK = /^[\p{Lu}\p{N}]{2,3}$/u

/** The first words that tell a company from others: "Quillfeather" of "The Quillfeather Drainage Group". */
function tellingWords(core: readonly string[], terms: Terms): string[] {
  const isTelling = (word: string) =>
    !isSaidOfMany(word) && !terms.isName(word) && (IS_MARK.test(word) || !isShort(word, ANY_CASE_FROM))
  const first = core.findIndex(isTelling)
  if (first < 0) return []
  const other = core.slice(first).find((word) => !terms.hasWord(word) && isTelling(word))
  return [...new Set([core[first], other])].filter((word) => word !== undefined)
}

/** "King’s College" of King’s College London; "National Health" of the National Health Service. */
function beginning(core: readonly string[]): readonly string[] {
  const telling = core.findIndex((word) => !isSaidOfMany(word))
  const words = core.slice(0, telling)
  const last = words.findLastIndex((word) => !isLittleWord(word))
  return last > 0 ? words.slice(0, last + 1) : []
}

function withoutGroup(core: readonly string[]): readonly string[] {
  return core.length > 2 && GROUP.test(core.at(-1) ?? '') ? core.slice(0, -1) : []
}

function keysOf(part: string, terms: Terms): NameKey[] {
  const core = withoutLegalForms(wordsOf(part))
  const short = withoutSaidOfMany(core)
  const isPlace = short.length < core.length
  const parts = [isShort(short.join(' '), ANY_CASE_FROM) ? [] : short, beginning(core)]
  const told: Told[] = [
    ...[core, withoutGroup(core)].map((words) => ({ words, isPart: false, isPlace: false })),
    ...parts.map((words) => ({ words, isPart: true, isPlace })),
    ...tellingWords(core, terms).map((word) => ({ words: [word], isPart: true, isPlace })),
  ]
  return [
    ...told.flatMap((each) => keyed(each, terms)),
    ...listedWords(part, terms),
    ...shortNames({ part, core, short }, terms),
  ]
}

const AND = /[,&+]|(?<!\p{L})(?:and|und|et|y|og|och)(?!\p{L})/iu
const LISTED = /,[^,]*(?:[&+]|(?<!\p{L})(?:and|und|et|y|og|och)(?!\p{L}))/iu
/** "Pike" of Harrow & Pike; "Rolls" of Rolls-Royce. */
function listedWords(part: string, terms: Terms): NameKey[] {
  const pieces = part.split(AND).map((piece) => withoutSaidOfMany(withoutLegalForms(wordsOf(piece))))
  const joined = pieces.length > 1 ? pieces.filter(({ length }) => length === 1).flat() : []
  const hyphened = wordsOf(part).flatMap((word) => (word.includes('-') ? word.split('-') : []))
  return [...joined, ...hyphened]
    .filter((word) => !isSaidOfMany(word) && !isLegalForm(word) && !isShort(word, ANY_CASE_FROM))
    .map((written) => ({
      ...{ key: keyOf(written), written, isOwn: false },
      kind: terms.isName(written) ? 'companyWord' : 'capital',
    }))
}

/** What stands behind the comma of a school: "Oxford", "Berkeley". */
function campusKeys(place: string): NameKey[] {
  const name = withoutSaidOfMany(wordsOf(place))
  const written = name.join(' ')
  return isShort(written, ANY_CASE_FROM)
    ? []
    : [{ key: keyOf(written), kind: 'placeWord', written, isOwn: false }]
}

/** The main name, other names beside it, and what stands behind the comma: a name of a list, or the place of a school. */
function namesIn(organization: string) {
  const [first = '', ...others] = organization.split(PARTS).filter(Boolean)
  const isBesideComma = organization
    .slice(organization.indexOf(first) + first.length)
    .trimStart()
    .startsWith(',')
  const isList = LISTED.test(organization) && withoutSaidOfMany(wordsOf(first)).length > 0
  const names = isBesideComma ? [isList ? organization : first] : [first, ...others.slice(0, OTHERS_MAX)]
  return {
    names: names.map((name) => name.replace(FORMER, '')),
    campuses: isBesideComma && !isList && SCHOOL.test(organization) ? others.slice(0, 1) : [],
  }
}

/**
 * The forms of a company's or school's name: whole, without its legal form, without what many have in their names, its
 * first telling word, and its acronym.
 */
export function organizationKeys(organization: string, terms: Terms): NameKey[] {
  const whole = withoutLegalForms(wordsOf(organization.replaceAll(/[()[\]|/,;–—]/g, ' ')))
  const { names, campuses } = namesIn(organization)
  return [
    ...keyed({ words: whole, isPart: false, isPlace: false }, terms),
    ...names.flatMap((name) => keysOf(name, terms)),
    ...campuses.flatMap(campusKeys),
  ]
}

/** The same of who certified or published; a name that is also that of a skill cannot be hidden without the skill. */
export function voucherKeys(voucher: string, terms: Terms): NameKey[] {
  const core = withoutLegalForms(wordsOf(voucher)).join(' ')
  return terms.isName(core) ? [] : organizationKeys(voucher, terms)
}
