import { isNoName } from '#/domain/time/reading/dates-in-text.ts'
import type { DatedRow } from './cv-dated-rows.ts'
import { joinNames, splitCommas } from './comma-names.ts'
import { isSurePlace, mayBePlace } from './cv-places.ts'
import { placeBehindForm, placeBehindIn } from './place-behind.ts'
import { endsSentence, words } from './cv-sentences.ts'
import { kindOfName, roleScore } from './role-words.ts'
import { tidy, withoutPage } from './without-page.ts'
import { isDepartment, withoutNameLabel } from './work-names.ts'

/** What parts the pieces of a cell from each other; `whole` when nothing does. */
type Kind =
  | 'whole'
  | 'weight'
  | 'word'
  | 'small'
  | 'bar'
  | 'dash'
  | 'slash'
  | 'comma'
  | 'tail'
  | 'bracket'
  | 'colon'

/** One way to part a cell into names, and how unlikely it is. `place` is where, when the end of the cell says so. */
export type Cut = { kind: Kind; pieces: string[]; place: string; cost: number }

const PIECES_MAX = 6
const CELL_CHARS_MAX = 240
const ARTICLE = '(?:(?:the|le|la|les|de[rmn]?|die|das|el|los|las|il|lo|het)\\s)?'
/** A word that stands between a role and who gives it: the last one of a line counts. */
const GIVEN_BY = new RegExp(`^(.+)\\s(?:at|chez|beim?|presso|bij|hos)\\s${ARTICLE}(\\S.*)$`, 'u')
/** Behind these a name ends before the word "in". */
const ENDS_BEFORE_IN = /\s(?:bei|beim|im|chez|presso|bij)\s/u
/** These say so less surely: they stand within names as well. */
const SMALL_WORD = new RegExp(
  '^(.+)\\s(?:im|am|en|dans|à|nel|na|no|em|au|aux|pela|para|pour|for|with|för|für|på|vid|ved|w|we|v|ve|u|в|στ[ηο]ν?)\\s' +
    `${ARTICLE}(\\p{Lu}.*)$`,
  'u',
)
const GIVER_WORDS_MAX = 10
const SMALL_GIVER_WORDS_MAX = 3
const PLACE_PARTS_MAX = 3
/** How unlikely it is that a place is shorter than it could be, and that what could be nothing but a place is more. */
const SHORTER_PLACE = 0.2
const IS_PLACE = 1
const NAMED_COLON = -0.6
/** The same of what stands alone on a row, or has two parts. */
export const ALONE_IS_PLACE = 2

/** A sign that stands alone between names, such as a bar, a dot, an arrow or a picture. */
const BAR = /(?<!\s)\s+[^\p{L}\p{M}\p{N}\s&+/:,.;()–—'"’-]{1,2}\s+/u
const SLASH = /(?<!\s)\s+\/{1,2}\s+/u
/** A dash parts names also where a blank is missing at one side of it; a short one only from a name. */
const HALF_DASH = /(?<=\S)[—–](?=\s)|(?<=\s)[—–](?=\S)|(?<=\p{L}{3})-(?=\s\p{Lu})|(?<=\s)-(?=\p{Lu}\p{Ll})/gu
const DASH = /(?<!\s)\s+[—–-]\s+/u
const BAR_OR_DASH = /(?<!\s)\s+[|·•/—–-]\s+/u

const byCommas = (text: string): string[] => joinNames(splitCommas(text))

/** "Baker at Crumb": who gives a role may have such a word in its name, and is short in small letters. */
function byWord(text: string, word: RegExp): string[] {
  const [, role = '', giver = ''] = word.exec(text) ?? []
  const { isRole, isGiver } = kindOfName(role)
  const isSmall = words(giver) <= SMALL_GIVER_WORDS_MAX && isRole && !endsSentence(giver)
  const isName = /^(?:[\p{Lu}\d]|\S+\.\p{L})/u.test(giver) || isSmall
  if (giver === '' || !isName || (isGiver && !isRole)) return []
  return words(giver) <= GIVER_WORDS_MAX ? [role, giver] : [role, ...byCommas(giver)]
}

/** Bold words, and the names at commas behind them. */
function byWeightAndCommas(parts: readonly string[]): string[] {
  const [bold = '', rest = ''] = parts
  const behind = byCommas(tidy(rest))
  return behind.length > 1 ? [bold, ...behind] : []
}

function atSlash(text: string): string[] {
  const parts = text.split(SLASH)
  return parts.every((part) => roleScore(part) > 0) ? [] : parts
}

function atLast(text: string, parts: readonly string[]): string[] {
  const last = parts.at(-1) ?? ''
  return parts.length > 1 && last !== '' ? [tidy(text.slice(0, -last.length)), last] : []
}

function byBracket(text: string): string[] {
  const from = text.lastIndexOf('(')
  return from > 0 && text.endsWith(')') ? [text.slice(0, from), text.slice(from + 1, -1)] : []
}

/** "Crumb / Leeds: Baker": what stands before a colon is no label where one side alone is called like a role. */
const colonCost = ([before = '', behind = '']: readonly string[]) =>
  kindOfName(before).isRole === kindOfName(behind).isRole ? 0 : NAMED_COLON

function byColon(text: string): string[] {
  const at = text.indexOf(': ')
  return at > 1 ? [text.slice(0, at), text.slice(at + 2)] : []
}

type Named = { name: string; place: string; cost: number }

/** A text without the place before its colon, or with and without the one at its end behind a dash, commas or in a bracket. */
function peelPlace(text: string): Named[] {
  const [where = '', named = ''] = byColon(text).map(tidy)
  if (named !== '' && isSurePlace(where)) return [{ name: named, place: where, cost: 0 }]
  const [before, behind] = atLast(text, text.split(BAR_OR_DASH))
  if (before && behind && isSurePlace(behind) && !isDepartment(before))
    return [{ name: before, place: behind, cost: 0 }]
  const parts = byCommas(text)
  const peeled: Named[] = []
  for (let from = Math.max(1, parts.length - PLACE_PARTS_MAX); from < parts.length; from += 1) {
    const place = parts.slice(from).join(', ')
    const cost = peeled.length > 0 ? SHORTER_PLACE : 0
    if (isSurePlace(place) && (peeled.length === 0 || parts.length - from > 1))
      peeled.push({ name: parts.slice(0, from).join(', '), place, cost })
  }
  if (peeled.length > 0) return peeled
  const [name, inside] = byBracket(text)
  const isPlace = name && inside && isSurePlace(inside)
  return [isPlace ? { name: tidy(name), place: inside, cost: 0 } : { name: text, place: '', cost: 0 }]
}

/** Bold words at the beginning of a cell and the plain ones behind them name two things. */
function byWeight(text: string, boldTexts: readonly string[]): string[] {
  const bold = boldTexts.find((one) => text.startsWith(one) && text.length > one.length)
  const rest = bold === undefined ? '' : text.slice(bold.length)
  return bold === undefined || /[&(]$/.test(bold.trim()) || /^\p{Ll}/u.test(rest) ? [] : [bold, rest]
}

/** A company before its town and country looks as a town in its region and country does, or as a town in its country. */
function namesOfPlace(text: string, cost: number): Named[] {
  const [before, behind] = atLast(text, text.split(SLASH))
  if (before && behind && isSurePlace(behind)) return [{ name: before, place: behind, cost }]
  const parts = byCommas(text)
  const [name = '', ...place] = parts
  const isNamed = place.length > 0 && parts.length <= PLACE_PARTS_MAX
  return isNamed ? [{ name, place: place.join(', '), cost }] : []
}

/** What of a row tells how its cells are parted: a place on a row of its own is one. */
type RowOfCell = Pick<DatedRow, 'boldTexts' | 'isDate' | 'label'>

/** The names that a cell may hold, and where it is: bold words before a place are a name. */
function namesIn(cell: string, { boldTexts, isDate }: RowOfCell): Named[] {
  const [bold, rest] = byWeight(cell, boldTexts)
  if (bold === undefined || rest === undefined)
    return isSurePlace(cell)
      ? namesOfPlace(cell, isDate && byCommas(cell).length > 2 ? IS_PLACE : ALONE_IS_PLACE)
      : peelPlace(cell)
  if (!isSurePlace(tidy(rest))) return peelPlace(cell)
  const [own] = byCommas(tidy(rest)).length === PLACE_PARTS_MAX ? namesOfPlace(tidy(rest), SHORTER_PLACE) : []
  return [
    { name: tidy(bold), place: tidy(rest), cost: 0 },
    ...(own ? [{ ...own, name: `${tidy(bold)}, ${own.name}` }] : []),
  ]
}

/** "Crumb, Leeds — Baker": where somebody gives a role, before the dash that parts it from the role. */
function placeWithin(name: string, boldTexts: readonly string[]): Cut[] {
  const [before = '', behind = '', ...others] = name.split(DASH)
  const [bold, rest] = byWeight(before, boldTexts)
  const [giver = '', ...place] = bold && rest ? [bold, ...byCommas(tidy(rest))] : byCommas(before)
  const isPlaced = place.length > 0 && place.length < PLACE_PARTS_MAX && place.every(mayBePlace)
  if (!isPlaced || behind === '' || others.length > 0) return []
  const pieces = [tidy(giver), tidy(behind)]
  return [{ kind: bold ? 'weight' : 'dash', pieces, place: place.join(', '), cost: 0 }]
}

/** "Baker – Crumb, Leeds": what stands behind the last comma is where. */
function placeBehind(pieces: readonly string[]): Cut[] {
  const [first = '', second = '', ...others] = pieces
  const [name = '', ...place] = byCommas(second)
  const isPlaced =
    others.length === 0 && place.length > 0 && place.length < PLACE_PARTS_MAX && place.every(mayBePlace)
  return isPlaced
    ? [{ kind: 'dash', pieces: [tidy(first), tidy(name)], place: place.join(', '), cost: 0 }]
    : []
}

/** A company before its place in bold words looks as a place does, and who gives a role is no place. */
function placedFirst(pieces: readonly string[]): Cut[] {
  const [first = '', ...others] = pieces.map(tidy)
  const [name = '', ...place] = isSurePlace(first) ? byCommas(first) : []
  return others.length === 1 && place.length > 0
    ? [{ kind: 'weight', pieces: [name, ...others], place: place.join(', '), cost: SHORTER_PLACE }]
    : []
}

function withoutPlace(cut: Cut, isIn: boolean): Cut {
  const last = cut.pieces.length - 1
  for (const [at, text] of cut.pieces.entries()) {
    const placed =
      placeBehindForm(text) ??
      (cut.place === '' && isIn && at === last && (cut.kind === 'word' || cut.kind === 'small')
        ? placeBehindIn(text)
        : null)
    const place = [placed?.place, cut.place].filter(Boolean).join(', ')
    if (placed) return { ...cut, pieces: cut.pieces.with(at, placed.name), place }
  }
  return cut
}

/** What a label says to be one name is not parted. */
const isLabelled = (name: string) => /^[^:]{2,40}:\s/u.test(name) && withoutNameLabel(name) !== name

function waysToPart({ name, place, cost }: Named, boldTexts: readonly string[]): Cut[] {
  if (isLabelled(name)) return [{ kind: 'whole', pieces: [name], place, cost }]
  const commas = byCommas(name)
  const dashes = name.split(DASH)
  const within = place === '' ? [...placeWithin(name, boldTexts), ...placeBehind(dashes)] : []
  const all: [Kind, readonly string[]][] = [
    ['whole', [name]],
    ['weight', within.some(({ kind }) => kind === 'weight') ? [] : byWeight(name, boldTexts)],
    ['weight', byWeightAndCommas(byWeight(name, boldTexts))],
    ['word', byWord(name, GIVEN_BY)],
    ['small', byWord(name, SMALL_WORD)],
    ['bar', name.split(BAR)],
    ['dash', dashes],
    ['slash', atSlash(name)],
    ['tail', dashes.length > 2 ? atLast(name, dashes) : []],
    ['comma', commas],
    ['tail', commas.length > 2 ? atLast(name, commas) : []],
    ['bracket', byBracket(name)],
    ['colon', byColon(name)],
  ]
  const parted = all.flatMap(([kind, texts]) => {
    const pieces = texts.map(tidy).filter((text) => text !== '' && !isNoName(text))
    const isCut = kind === 'whole' ? pieces.length === 1 : pieces.length > 1 && pieces.length <= PIECES_MAX
    return isCut ? [{ kind, pieces, place, cost: kind === 'colon' ? cost + colonCost(pieces) : cost }] : []
  })
  const isIn = ENDS_BEFORE_IN.test(name)
  return [...parted, ...within, ...placedFirst(byWeight(name, boldTexts))].map((cut) =>
    withoutPlace(cut, isIn),
  )
}

/** Every way to part a cell of a row that names a role; a long one names none. A full stop at the end of a dated row is none of a name. */
export function cutsOf(cell: string, row: RowOfCell): Cut[] {
  if (cell.length > CELL_CHARS_MAX) return []
  const said = cell.startsWith(row.label ?? '') ? cell.slice(row.label?.length ?? 0) : cell
  const named = withoutPage(said.replace(HALF_DASH, ' $& ').replace(/\s+/g, ' '))
  const text = row.isDate && endsSentence(named) && named.endsWith('.') ? named.slice(0, -1) : named
  return namesIn(text, row).flatMap((one) => waysToPart(one, row.boldTexts))
}
