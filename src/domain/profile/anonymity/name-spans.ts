import { createKeyFinder } from '#/domain/text/find-keys.ts'
import { makeStream, readLetters } from '#/domain/text/letter-stream.ts'
import { isGenericWord } from './company-words.ts'
import { unmarked, type KeyKind, type NameKey, type Terms } from './name-key.ts'
import { isOrdinaryWord } from './ordinary-words.ts'
import { isBehindSite } from './site-handle-spans.ts'
import type { Span } from './spans.ts'
import { isBesideStudy } from './study-words.ts'
import { isCapitalOfName, isIntroduced } from './own-word.ts'
import {
  before,
  behind,
  isCapitals,
  isNamed,
  isToldAsName,
  isWholePart,
  isWithCapital,
  lengthOf,
  withLegalForms,
} from './told-as-name.ts'
import { SIGN_KEYS, type Sign } from './unlisted-name-spans.ts'
import { createWorkRule } from './work-names.ts'

/**
 * What a text is, for names that are also words: running text; a line that says what somebody does (`work`: skills,
 * subjects; `title`: perhaps also for whom); or the town they live in.
 */
export type TextKind = 'running' | 'work' | 'title' | 'town'

/** A name that is found has so many letters around it looked at. */
const WIDENED = 96
/** Where more names end, all of which are written otherwise, the next one counts however it is written. */
const TRIED_MAX = 4
/** A name that is known in more spellings counts in every one. */
const FORMS_MAX = 8
const IS_INITIALS =
  /^\p{Lu}(?=.*[^\p{L}])(?:(?:[.\s'’ʼ·&+]{0,3}|\s(?:and|und|et|och|og|y|e|n)\s)\p{Lu}){1,11}$/u
const HAS_CAPITAL_INSIDE = /\p{Ll}\p{Lu}/u
const IS_ONE_WORD = /^[\p{L}\p{M}-]+$/u
const POSSESSIVE = /^['’ʼ`]?s?(?![\p{L}\p{N}])/iu
/** Initials between or before names: "S. J. O’Connor". */
const INITIALS_BEFORE = /(?<![\p{L}\p{N}])(?:\p{Lu}\.\s?){1,3}$/u
/** "Will M Cook"; not "a cook". */
const INITIAL_BEFORE = /(?<!\p{L})(?![AI])\p{Lu}\.?\s$/u
/** What belongs to the name of a company behind it. */
const TITLE_BEFORE =
  /(?<![\p{L}\p{N}])(?:(?:st\.?|saint|ste\.?|sainte|sankt|san|santa|santo|st[ao]\.?|sarl|sasu?|eurl|s\.?a\.?|pt|ooo|oy|ab)[\s-]{1,3}|(?:[dlo]|qu|dell|all|nell|sull|dall|sant)['’ʼ`´])$/iu
/** "S. O’C. Q.", "siobhan1985". */
const MORE_INITIALS = /^\.?(?:\s?\p{Lu}\.)*/u
const NUMBER_BEHIND = /^\d{1,4}(?![\d\p{L}])/u
const NEXT_WORD = /^(?:[\s-](\p{Lu}\p{L}*)|\s\((\p{Lu}\p{L}*)\))/u
const HANDLE_SIGN = /[_@.]/
const IN_HANDLE = /[\p{L}\p{N}_@.]/u

type Place = { text: string; kind: TextKind }
type Found = Span & { keys: readonly NameKey[] }

const LETTERS = makeStream()

/** Whether a whole name of words that say nothing alone counts in small letters. */
const isSaidSmall = (text: string, kind: TextKind, span: Span) =>
  isToldAsName(text, span) ||
  (kind === 'running' && isNamed(text, span)) ||
  (kind === 'title' && isWholePart(text, span))

const isBesideName = (text: string, from: number, named: number) =>
  /^[\s,(-]{1,3}(?:d[ei] |of )?$/.test(text.slice(named, from))

/** Whether words of study, or a name, stand beside where a school is. */
const isStudied = (text: string, { from, to }: Span, named: number) =>
  isBesideName(text, from, named) ||
  /(?<!\p{L})at\s$/iu.test(before(text, from)) ||
  isBesideStudy(text, { from, to })

/** Whether letters are those of a name, in capitals at the same places; marks say nothing: "ŁSF", "LSF". */
const isSame = (found: string, written: string) => found === written || unmarked(found) === unmarked(written)

const isAsWritten = (found: string, written: string) =>
  isSame(found, written) ||
  isSame(found, written.toUpperCase()) ||
  (written.length > 3 && isSame(found, written.slice(0, 1) + written.slice(1).toLowerCase()))

const isSign = (kind: KeyKind) => kind === 'legalForm' || kind === 'lead' || kind === 'leadNoun'

/** A name that stands in a text. */
type Standing = { found: string; written: string; place: Place; span: Span }

const always = () => true
/** "S. Park", "SPark", "@spark", "spark_85": no word is written so. */
const isPartedOrSigned = ({ found, place: { text }, span: { from, to } }: Standing) =>
  /\P{L}|\p{L}\p{Lu}\p{Ll}/u.test(found) ||
  /[@_]$/.test(before(text, from)) ||
  /^(?:_|\d{2,4}(?![\d\p{L}]))/u.test(behind(text, to)) ||
  isBehindSite(before(text, from))
const isNoHome = ({ place }: Standing) => place.kind !== 'town'
const isOwnPlace = (standing: Standing) => isWithCapital(standing.found) && isNoHome(standing)
const isTold = ({ place, span }: Standing) => isToldAsName(place.text, span)
/** A word of work with a capital: it counts in running text, or where something says that it is a name. */
const isWordAsName = (standing: Standing) =>
  isWithCapital(standing.found) && (standing.place.kind === 'running' || isTold(standing))

/** Whether a word that is also the person's name is written as one. In lines of work all words may have capitals. */
function isOwnName(standing: Standing): boolean {
  const { place, span } = standing
  if (isIntroduced(place.text, span)) return true
  if (!isWithCapital(standing.found)) return false
  if (isTold(standing) || INITIAL_BEFORE.test(before(place.text, span.from))) return true
  return place.kind === 'running' && isCapitalOfName(place.text, span)
}
const isPartOfTitle = (standing: Standing) =>
  standing.place.kind === 'title' &&
  isWithCapital(standing.found) &&
  isWholePart(standing.place.text, standing.span)

/** Names of several words that somebody types in small letters, as they are typed: "royal mail manager". */
const isTypedSmall = ({ found, written }: Standing) =>
  found === written && written === written.toLowerCase() && /\p{Ll}\s\p{Ll}/u.test(written)
/** The same as a part of a title by itself: "manager, royal mail". */
const isWordsOfTitle = ({ written, place, span }: Standing) =>
  place.kind === 'title' && /\s/.test(written) && isWholePart(place.text, span)

/** When a name that stands in a text counts: what `KeyKind` says of each kind. */
const COUNTS: Readonly<Record<KeyKind, (standing: Standing) => boolean>> = {
  anyhow: always,
  legalForm: always,
  lead: always,
  leadNoun: always,
  asWritten: ({ found, written }) => isAsWritten(found, written),
  mark: ({ found, written }) =>
    isSame(found.toLowerCase(), written.toLowerCase()) && !/\p{Lu}s$/u.test(found),
  acronym: (standing) =>
    isSame(standing.found, standing.written) &&
    !/\d/.test(standing.place.text[standing.span.to] ?? '') &&
    (standing.place.kind !== 'work' || isTold(standing)),
  capitals: (standing) =>
    (isCapitals(standing.found) && isNoHome(standing)) || isTypedSmall(standing) || isWordsOfTitle(standing),
  wholeName: (standing) =>
    isCapitals(standing.found) ||
    isTypedSmall(standing) ||
    isSaidSmall(standing.place.text, standing.place.kind, standing.span),
  initials: ({ found }) => IS_INITIALS.test(found),
  handle: ({ found }) => !/\s/.test(found) || isCapitals(found),
  parted: isPartedOrSigned,
  clipped: ({ found }) => HAS_CAPITAL_INSIDE.test(found) || !isOrdinaryWord(found),
  placeWord: isNoHome,
  capital: (standing) => isOwnPlace(standing) || isTypedSmall(standing) || isWordsOfTitle(standing),
  inflected: (standing) => IS_ONE_WORD.test(standing.found) && isOwnPlace(standing),
  studyPlace: isOwnPlace,
  besideName: isOwnPlace,
  ledWord: (standing) => isWithCapital(standing.found) && isTold(standing),
  titleWord: isPartOfTitle,
  companyWord: isWordAsName,
  ownWord: isOwnName,
  plainWord: (standing) => isOwnName(standing) || isPartOfTitle(standing),
}

/** "Oliver, a nurse", "Isla MacAskill. I led": a word of one letter behind a name is no initial, but the last one of "i s l a". */
const isWordBehind = (text: string, found: string, to: number) =>
  /\p{L}{2}[^\p{L}\p{N}'’_.@-]{1,4}\p{Ll}$|[.!?:]\s+[AI]$/u.test(found) && /^\s\p{L}/u.test(behind(text, to))

function counts({ kind, written, isOwn }: NameKey, place: Place, span: Span): boolean {
  const found = place.text.slice(span.from, span.to)
  if (isOwn && isWordBehind(place.text, found, span.to)) return false
  return COUNTS[kind]({ found, written, place, span })
}

/** The same, but words of work count by a rule of their own. */
function createCounting(terms: Terms) {
  const countsAsWork = createWorkRule(terms)
  return (key: NameKey, place: Place, span: Span): boolean => {
    const { text, kind } = place
    const [isRunning, isTitle] = [kind === 'running', kind === 'title']
    const asWork = kind === 'town' ? null : countsAsWork(key, { text, span, isRunning, isTitle })
    return asWork ?? counts(key, place, span)
  }
}

/** A handle goes whole: "siobhan_oc", "siobhan.oconnor". */
function withHandle(text: string, { from, to }: Span, done: number): Span {
  let [first, last] = [from, to]
  const joins = (sign: number, next: number) =>
    HANDLE_SIGN.test(text[sign] ?? '') && /[\p{L}\p{N}_]/u.test(text[next] ?? '')
  if (joins(last, last + 1)) while (IN_HANDLE.test(text[last] ?? '')) last += 1
  if (first > done && joins(first - 1, first - 2))
    while (first > done && IN_HANDLE.test(text[first - 1] ?? '')) first -= 1
  while (last > to && text[last - 1] === '.') last -= 1
  return { from: first, to: last }
}

/** What many companies have in their names goes with the name before it, where it is written as part of it. */
function withTail(text: string, to: number): number {
  let end = to + lengthOf(POSSESSIVE, behind(text, to))
  for (let count = 0; count < 3; count += 1) {
    const [tail = '', bare = '', word = bare] = NEXT_WORD.exec(behind(text, end)) ?? []
    if (word === '' || !isGenericWord(word)) break
    end += tail.length
  }
  return withLegalForms(text, end)
}

/** A found name with what belongs to it: initials or "St" before it; "’s", "Hospital" and "Ltd" behind it. */
function widened(text: string, { keys, ...span }: Found, done: number): Span {
  const isOwn = keys.some((key) => key.isOwn)
  const isInitials = keys.every(({ kind }) => kind === 'initials')
  const { from, to } = withHandle(text, span, done)
  const lead = lengthOf(isOwn ? INITIALS_BEFORE : TITLE_BEFORE, before(text, from))
  const more = lengthOf(isInitials ? MORE_INITIALS : NUMBER_BEHIND, behind(text, to))
  return { from: from - lead, to: isInitials ? to + more : withTail(text, to + more) }
}

function distinctForms(names: readonly NameKey[]): readonly NameKey[] {
  if (names.length === 1) return names
  const forms = [...new Map(names.map((name) => [`${name.kind} ${name.written}`, name])).values()]
  const signs = forms.filter(({ kind }) => isSign(kind))
  const first = forms.find(({ kind }) => !isSign(kind))
  return first && forms.length - signs.length > FORMS_MAX ? [...signs, { ...first, kind: 'anyhow' }] : forms
}

/** `spend` is told how many letters are looked at. */
export type Looking = Terms & { spend: (letters: number) => void }

/** Finds names in texts, in every form that they were given in, and what stands beside names that nobody listed. */
export function createNameFinder(names: readonly NameKey[], { spend, ...terms }: Looking) {
  const doesCount = createCounting(terms)
  const byKey = Map.groupBy([...SIGN_KEYS, ...names], ({ key }) => key)
  const find = createKeyFinder([...byKey.keys()])
  const forms = Array.from(byKey.values(), distinctForms)
  return (text: string, kind: TextKind): { names: Span[]; signs: Sign[] } => {
    const { from, to } = readLetters(text, LETTERS)
    const found = find(LETTERS, ({ nth, first, last, tried }): Found | null => {
      const span = { from: from[first] ?? 0, to: to[last] ?? 0 }
      const all = forms[nth] ?? []
      spend(all.length * (span.to - span.from))
      const keys = tried >= TRIED_MAX ? all : all.filter((key) => doesCount(key, { text, kind }, span))
      return keys.length > 0 ? { ...span, keys } : null
    })
    const [spans, signs]: [Span[], Sign[]] = [[], []]
    let done = 0
    for (const hit of found) {
      // A longer name may end behind a shorter one that was found first.
      const known = spans.at(-1)
      if (known && hit.from >= known.from && hit.to <= known.to) continue
      const sign = hit.keys.find((key) => isSign(key.kind))
      if (sign && hit.from >= done) signs.push({ from: hit.from, to: hit.to, kind: sign.kind })
      if (hit.keys.every((key) => isSign(key.kind))) continue
      if (hit.keys.every((key) => key.kind === 'studyPlace') && !isStudied(text, hit, done)) continue
      if (hit.keys.every((key) => key.kind === 'besideName') && !isBesideName(text, hit.from, done)) continue
      spend(WIDENED)
      const wide = widened(text, hit, done)
      spans.push(wide)
      while ((signs.at(-1)?.from ?? -1) >= wide.from) signs.pop()
      done = Math.max(done, wide.to)
    }
    return { names: spans, signs }
  }
}
