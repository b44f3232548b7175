import { namesOfTown } from '#/domain/place/town-names.ts'
import { foldText } from '#/domain/text/fold-text.ts'
import { wordList } from '#/domain/text/word-list.ts'
import { isSchool } from '../cv-reading/school-words.ts'
import { isBusinessKind, isElided, isGenericWord, isLegalForm, isLittleWord } from './company-words.ts'
import { declinedForms } from './declined-forms.ts'
import { adjectivesOf, compoundKeys, inflectedKeys } from './inflected-forms.ts'
import { withLittleBefore } from './little-words-before.ts'
import { isShortOrganization, keyOf, toKeys, type Terms, type KeyKind, type NameKey } from './name-key.ts'
import { partsOfName, withoutGroup } from './name-parts.ts'
import { isSaidOfMany, withoutLegalForms, withoutSaidOfMany, wordsOf } from './name-words.ts'
import { AND, LIST, type Named, namesIn, type Naming } from './names-in.ts'
import { isAnyWord } from './ordinary-words.ts'
import { saintSpellings } from './saint-spellings.ts'
import { begunKeys, campusKeys } from './school-keys.ts'
import { acronyms, isMark, isOtherCapitals, shortNames } from './short-names.ts'
import { isMaker } from './trade-words.ts'

const LENGTH_MIN = 2
/** An ordinary name has fifty forms at most; what is written to cost more has no more than this. */
const KEYS_MAX = 200

/** "Warszawski" says Warszawa. */
const ADJECTIVE = /^(.{4,})[sc]k(?:i|a|ie)$/

/** Words of a name that are looked for: all or a part of them. */
type Told = { words: readonly string[]; isPart: boolean }

const isWhole = (written: string, isPart: boolean) => !isPart || isSchool(written)

function kindOf(written: string, { words, isPart }: Told, terms: Terms): KeyKind {
  if (words.length === 1 && isMark(written) && !terms.isName(written)) return 'mark'
  if (words.length === 1 && isShortOrganization(written)) return 'asWritten'
  if (words.every(isSaidOfMany) && isWhole(written, isPart) && !terms.isName(written)) return 'wholeName'
  if (words.length > 1 && isPart && terms.isName(written)) return 'ledWord'
  if (words.every(isSaidOfMany)) return 'capitals'
  if (words.length === 1 && terms.isName(written)) return 'companyWord'
  if (words.length === 1 && isPart && isAnyWord(written, terms)) return 'capital'
  return isPart ? 'placeWord' : 'anyhow'
}

/** "Aldhelm’s" is also written without its end. */
const OWNED = /['’ʼ`]s?$/i

/** "IBM" of IBM UK. */
const IS_MARK = /^[\p{Lu}\p{N}]{2,3}$/u

function keyed(told: Told, terms: Terms): NameKey[] {
  const { words } = told
  const written = words.join(' ')
  if (keyOf(written).length < LENGTH_MIN) return []
  if (words.length === 1 && isGenericWord(written))
    return told.isPart ? [] : [...toKeys([written], 'ledWord'), ...toKeys([written], 'titleWord')]
  const kind = kindOf(written, told, terms)
  const others = kind === 'placeWord' ? namesOfTown(written) : []
  const parted = words.length === 1 && IS_MARK.test(written) ? toKeys([written], 'initials') : []
  return [...toKeys([...new Set([written, written.replace(OWNED, ''), ...others])], kind), ...parted]
}

const isTelling = (word: string, terms: Terms) =>
  !isSaidOfMany(word) &&
  !isLegalForm(word) &&
  !terms.isName(word) &&
  (IS_MARK.test(word) || !isShortOrganization(word))

/** The first words that tell a company from others: "Quillfeather" of "The Quillfeather Drainage Group". */
function tellingWords(core: readonly string[], terms: Terms): string[] {
  const first = core.findIndex((word) => isTelling(word, terms))
  if (first < 0) return []
  const other = core.slice(first).find((word) => !terms.hasWord(word) && isTelling(word, terms))
  return [...new Set([core[first], other])].filter((word) => word !== undefined)
}

/** The names of one word in a list: "Harrow" and "Pike" of Harrow & Pike. */
function listedAlone(part: string): ReadonlySet<string> {
  const pieces = LIST.test(part) ? part.split(LIST) : []
  const listed = pieces.map((piece) => withoutSaidOfMany(withoutLegalForms(wordsOf(piece))))
  return new Set(listed.filter(({ length }) => listed.length > 1 && length === 1).flat())
}

/** "Dublin" of Trinity College Dublin counts beside words of study alone, "Köln" of Sparkasse Köln behind another name. */
const townKeys = (towns: readonly string[], isOfSchool: boolean): NameKey[] =>
  isOfSchool
    ? toKeys(
        towns.flatMap((town) => [town, ...adjectivesOf(town)]),
        'studyPlace',
      )
    : toKeys(towns, 'besideName')

/** A word of a name: what stands before it, and whether it is a name of its own. */
type Placed = { word: string; before: string; isAlone: boolean }

/** "Aldhelm" and "d’Aldhelm" of Aldhelm’s, with their cases; the town of "Warszawska" too. */
function tellingKeys({ word, before }: Placed, { terms, isOfSchool }: Named): NameKey[] {
  const bare = word.replace(OWNED, '')
  const written = [word, bare, ...(isElided(before) ? [before + bare] : [])]
  const place = ADJECTIVE.exec(keyOf(word))?.[1]
  if (place === undefined)
    return [
      ...toKeys([...new Set(written)], 'capital'),
      ...inflectedKeys(bare, terms),
      ...compoundKeys(bare),
      ...(isOfSchool ? toKeys(adjectivesOf(bare), 'studyPlace') : []),
    ]
  const towns = ['', 'a', 'o'].flatMap((end) => namesOfTown(place + end))
  return [
    ...toKeys([...new Set([...written, ...declinedForms(word)])], 'capital'),
    ...toKeys(towns, 'studyPlace'),
  ]
}

/** "Sky" of Sky UK, "SQL" of SQL Services and "het" say more than a company; "Kia" of Kia Motors does not. */
const isShortWord = (word: string, terms: Terms) =>
  keyOf(word).length < 3 ||
  word === word.toLowerCase() ||
  isOtherCapitals(word, terms) ||
  isAnyWord(word, terms)

function keysOfWord(placed: Placed, named: Named): NameKey[] {
  const { isOfSchool, terms } = named
  const { word, isAlone } = placed
  if (isSaidOfMany(word) || isLegalForm(word)) return []
  if (isShortOrganization(word)) return toKeys([word], isShortWord(word, terms) ? 'ledWord' : 'asWritten')
  const towns = terms.isName(word) && !isOfSchool ? [] : namesOfTown(word)
  if (towns.length > 0) return townKeys([word, ...towns], isOfSchool)
  if (!isAnyWord(word, terms)) return tellingKeys(placed, named)
  if (!isAlone && (terms.isName(word) || terms.hasWord(word))) return []
  return toKeys([word], terms.isName(word) ? 'companyWord' : 'capital')
}

/** What else a name has that others have not, where it has a capital: "Pike" of Harrow & Pike, "Rolls" of Rolls-Royce. */
function otherWords(part: string, named: Named): NameKey[] {
  const words = wordsOf(part)
  const alone = listedAlone(part)
  const keys: NameKey[] = []
  for (const [nth, whole] of words.entries()) {
    const before = words[nth - 1] ?? ''
    const pieces = whole.includes('-') ? [whole, ...whole.split('-')] : [whole]
    for (const word of pieces)
      keys.push(...keysOfWord({ word, before, isAlone: alone.has(word) || word !== whole }, named))
    // No more count.
    if (keys.length >= KEYS_MAX) break
  }
  return keys
}

/** A name just as it is written, its legal form too: "#quillfeatherinc", "#decurio", "AT&T", "E.ON". */
function asItIs(name: string): NameKey[] {
  const words = wordsOf(name)
  const isNamed = words.some(isLegalForm) || withoutSaidOfMany(words).length > 0
  const [first = '', ...more] = name.split(' ')
  const isSigned = more.every(isLegalForm) && /^[\p{L}\p{N}]{1,2}[&.][\p{L}\p{N}]{1,2}$/u.test(first)
  return [
    ...(words.length > 1 && isNamed ? toKeys([name], 'anyhow') : []),
    ...(isSigned ? toKeys([first], 'asWritten') : []),
  ]
}

/** "guysandstthomas", as a hashtag joins it: all of a name, without what many have behind it, and before it. */
function joinedWith(part: string, short: readonly string[]): NameKey[] {
  const [first = '', last = ''] = [short[0], short.at(-1)]
  const end = part.lastIndexOf(last) + last.length
  const joined = [part, part.slice(0, end), part.slice(part.indexOf(first), end)].map((each) =>
    each.replaceAll(/[&+]/g, 'and').replaceAll(/[^\p{L}\p{N}]/gu, ''),
  )
  return AND.test(part) ? toKeys(joined, 'anyhow') : []
}

/** "La Paz" of Hospital La Paz, "King’s" of King’s College: short or of many, but with what stands beside it. */
function besideLittle(core: readonly string[], short: readonly string[], terms: Terms): NameKey[] {
  const [first = ''] = core
  const bare = first.replace(OWNED, '')
  const isOwner = core.length > 1 && bare !== first && isSaidOfMany(bare) && !terms.hasWord(bare)
  const article = core[core.indexOf(short[0] ?? '') - 1] ?? ''
  const [only = ''] = short
  const isVague = isShortOrganization(only) || namesOfTown(only).length > 0
  const isNamed = short.length === 1 && isVague && isLittleWord(article) && /^\p{Lu}/u.test(article)
  return [
    ...(isOwner ? toKeys([first], 'capital') : []),
    ...(isNamed ? toKeys([`${article} ${only}`], 'capitals') : []),
  ]
}

/** A town of which everybody speaks hides nothing alone, where a name says more: "London" of Imperial College London. */
const isTownAlone = ([word = '', second]: readonly string[], core: readonly string[]) =>
  second === undefined &&
  namesOfTown(word).length > 0 &&
  core.some((other) => other !== word && !isLittleWord(other) && !isSchool(other))

/** Words that, beside each other, are names of skills: "Mental" and "Health" of Mental Health Zenobia. */
function wordsOfSkills(core: readonly string[], { isName }: Terms): ReadonlySet<string> {
  const rows = core.flatMap((_word, nth) => [core.slice(nth, nth + 2), core.slice(nth, nth + 3)])
  return new Set(
    rows
      .filter((row) => row.length > 1 && isName(row.join(' ')))
      .flat()
      .filter((word) => !isMaker(word)),
  )
}

/** "Les Tilleuls" behind what a home is: each of the words is one of every day, and a name where it has a capital. */
const isPhrase = ([kind = '', ...words]: readonly string[]) => isBusinessKind(kind) && words.length > 1

/** "Fischer" and "Fischer Consulting" of Roland Fischer Consulting, whose family is called by a trade. */
function familyKeys(core: readonly string[], terms: Terms): NameKey[] {
  const isFirst = (word = '') => word !== '' && !isSaidOfMany(word) && !terms.isName(word)
  const at = core.findIndex((word, nth) => terms.isOccupation(word) && isFirst(core[nth - 1]))
  const [family = '', ...more] = core.slice(at)
  if (at < 0) return []
  const longer = [
    [family, ...more],
    [...core.slice(0, at - 1), family],
  ].filter(({ length }) => length > 1)
  return [
    ...toKeys(
      longer.map((words) => words.join(' ')),
      'capitals',
    ),
    ...toKeys([family], 'ledWord'),
    ...toKeys([family], 'besideName'),
  ]
}

function keysOf(part: string, named: Named): NameKey[] {
  const { terms, isOfSchool } = named
  const core = withoutLegalForms(wordsOf(part))
  const short = withoutSaidOfMany(core)
  const parts = [isShortOrganization(short.join(' ')) ? [] : short, ...partsOfName(core)]
  const told: Told[] = [
    ...[core, withoutGroup(core)].map((words) => ({ words, isPart: false })),
    ...parts.map((words) => ({ words, isPart: true })),
    ...tellingWords(core, terms).map((word) => ({ words: [word], isPart: true })),
  ]
  const ofSkills = wordsOfSkills(core, terms)
  const isTold = ({ words, isPart }: Told) =>
    !isTownAlone(words, core) &&
    !(isPart && words.length === 1 && (isPhrase(core) || words.every((word) => ofSkills.has(word))))
  return [
    ...told.filter(isTold).flatMap((each) => keyed(each, terms)),
    ...otherWords(part, named).filter(({ written }) => !ofSkills.has(written)),
    ...besideLittle(core, short, terms),
    ...withLittleBefore(part, [core, short]),
    ...familyKeys(core, terms),
    ...joinedWith(withoutLegalForms(part.split(' ')).join(' '), short),
    ...(isOfSchool ? begunKeys(core, terms) : []),
    ...(short.length === 0 && core.length > 1 && !isOfSchool ? toKeys(core.slice(0, 1), 'ledWord') : []),
    ...shortNames({ part, core, short }, terms),
  ]
}

/**
 * The forms of a company's or school's name: whole, without its legal form, without what many have in their names, its
 * telling words, and its acronyms. `isOfSchool` where more than the name says so.
 */
export function organizationKeys(
  organization: string,
  { terms, isOfSchool = isSchool(organization) }: Naming,
): NameKey[] {
  const named = { terms, isOfSchool }
  const whole = withoutLegalForms(wordsOf(organization.replaceAll(/[()[\]|/,;–—]/g, ' ')))
  const { names, campuses } = namesIn(organization, named)
  return [
    ...keyed({ words: whole, isPart: false }, terms),
    ...asItIs(organization),
    ...names.flatMap(saintSpellings).flatMap((name) => keysOf(name, named)),
    ...(organization.includes(',') ? acronyms([whole], terms) : []),
    ...campuses.flatMap(campusKeys),
  ].slice(0, KEYS_MAX)
}

/** Who certifies half a trade names nobody: chambers and bodies, beside those whose names stand in names of skills. */
const CERTIFIERS = wordList('afpa cci dekra gmc hcpc hwk ihk pmi tuv wko')

/**
 * The same of who certified or published. A name that is also that of a skill cannot be hidden without the skill, and a
 * word of such a name stays: "Google" of a certificate is no employer.
 */
export function voucherKeys(voucher: string, terms: Terms): NameKey[] {
  const core = withoutLegalForms(wordsOf(voucher)).join(' ')
  if (terms.isName(core)) return []
  return organizationKeys(voucher, { terms }).filter(
    ({ written }) => !terms.hasWord(written) && !CERTIFIERS.has(foldText(written)),
  )
}
