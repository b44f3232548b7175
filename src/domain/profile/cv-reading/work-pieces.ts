import { isNoName } from '#/domain/time/reading/dates-in-text.ts'
import { isLegalForm, isSurePlace } from './cv-places.ts'
import { endsSentence, words } from './cv-sentences.ts'
import { kindOfName } from './role-words.ts'

/** What parts the pieces of a cell from each other; `whole` when nothing does. */
type Kind = 'whole' | 'weight' | 'word' | 'bar' | 'dash' | 'comma' | 'tail' | 'bracket' | 'colon'

/** One way to part a cell into names. `place` is where, when the end of the cell says so. */
export type Cut = { kind: Kind; pieces: string[]; place: string }

const PIECES_MAX = 6
/** A cell with more is no name, and is not looked at for long. */
const CELL_CHARS_MAX = 240
/** A word that stands between a role and who gives it: the last one of a line counts. */
const GIVEN_BY = /^(.+)\s(?:at|chez|bei|presso|bij)\s(\S.*)$/u
const OF_UNIVERSITY = /[Uu]niversi\S*\s/u
const GIVER_WORDS_MAX = 10
const SMALL_GIVER_WORDS_MAX = 3
const PLACE_PARTS_MAX = 3

const BAR = /(?<!\s)\s+[|·•@]\s+/u
const DASH = /(?<!\s)\s+[—–-]\s+/u
const BAR_OR_DASH = /(?<!\s)\s+[|·•—–-]\s+/u
const EDGE_MARK = /[,;|·–—:\s-]/u

/** Goes by letters: a pattern that looks for the end of a text tries again at every sign of a long row of them. */
function tidy(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && EDGE_MARK.test(text[from] ?? '')) from += 1
  while (to > from && EDGE_MARK.test(text[to - 1] ?? '')) to -= 1
  return text.slice(from, to)
}
const namesIn = (texts: readonly string[]) => texts.map(tidy).filter((text) => text !== '' && !isNoName(text))

/** "Baker at Crumb": a university may have such a word in its name, and a giver in small letters is short. */
function byWord(text: string): string[] {
  const [, role = '', giver = ''] = GIVEN_BY.exec(text) ?? []
  const isSmall = words(giver) <= SMALL_GIVER_WORDS_MAX && kindOfName(role).isRole && !endsSentence(giver)
  const isName = /^(?:[\p{Lu}\d]|\S+\.\p{L})/u.test(giver) || isSmall
  const isGiven = giver !== '' && isName && words(giver) <= GIVER_WORDS_MAX && !OF_UNIVERSITY.test(role)
  return isGiven ? [role, giver] : []
}

/** The parts between commas; a legal form belongs to the name before it. */
function byCommas(text: string): string[] {
  const parts: string[] = []
  for (const part of text.split(', '))
    if (isLegalForm(part) && parts.length > 0) parts.push(`${parts.pop()}, ${part}`)
    else parts.push(part)
  return parts
}

/** A text in two at the last place where something parts it; none when nothing does. */
function atLast(text: string, parts: readonly string[]): string[] {
  const last = parts.at(-1) ?? ''
  return parts.length > 1 && last !== '' ? [tidy(text.slice(0, -last.length)), last] : []
}

/** "Baker (Crumb)" in two. */
function byBracket(text: string): string[] {
  const from = text.lastIndexOf('(')
  return from > 0 && text.endsWith(')') ? [text.slice(0, from), text.slice(from + 1, -1)] : []
}

/** "Crumb: bread and rolls" in two. */
function byColon(text: string): string[] {
  const at = text.indexOf(': ')
  return at > 1 ? [text.slice(0, at), text.slice(at + 2)] : []
}

/** A text without the place that stands at its end behind a dash, a bar, commas or in a bracket. */
function peelPlace(text: string): [name: string, place: string] {
  const [before, behind] = atLast(text, text.split(BAR_OR_DASH))
  if (before && behind && isSurePlace(behind)) return [before, behind]
  const parts = byCommas(text)
  for (let from = Math.max(1, parts.length - PLACE_PARTS_MAX); from < parts.length; from += 1) {
    const place = parts.slice(from).join(', ')
    if (isSurePlace(place)) return [parts.slice(0, from).join(', '), place]
  }
  const [name, inside] = byBracket(text)
  return name && inside && isSurePlace(inside) ? [tidy(name), inside] : [text, '']
}

/** Bold words at the beginning of a cell and the plain ones behind them name two things. */
function byWeight(text: string, boldTexts: readonly string[]): string[] {
  const bold = boldTexts.find((one) => text.startsWith(one) && text.length > one.length)
  const rest = bold === undefined ? '' : text.slice(bold.length)
  return bold === undefined || /[&(]$/.test(bold.trim()) || /^\p{Ll}/u.test(rest) ? [] : [bold, rest]
}

/** The name in a cell, where it is, and the bold words the name begins with. Of a cell that is a place there is no name. */
function nameIn(
  cell: string,
  boldTexts: readonly string[],
): { name: string; place: string; weighed: string[] } {
  const [bold, rest] = byWeight(cell, boldTexts)
  if (bold !== undefined && rest !== undefined && isSurePlace(tidy(rest)))
    return { name: tidy(bold), place: tidy(rest), weighed: [] }
  if (bold === undefined && isSurePlace(cell)) return { name: '', place: cell, weighed: [] }
  const [name, place] = peelPlace(cell)
  return { name, place, weighed: byWeight(name, boldTexts) }
}

/** Every way to part a cell of a row that names a role; a long one names none. */
export function cutsOf(cell: string, boldTexts: readonly string[]): Cut[] {
  if (cell.length > CELL_CHARS_MAX) return []
  const { name, place, weighed } = nameIn(cell, boldTexts)
  const commas = byCommas(name)
  const dashes = name.split(DASH)
  const all: [Kind, readonly string[]][] = [
    ['whole', [name]],
    ['weight', weighed],
    ['word', byWord(name)],
    ['bar', name.split(BAR)],
    ['dash', dashes],
    ['tail', dashes.length > 2 ? atLast(name, dashes) : []],
    ['comma', commas],
    ['tail', commas.length > 2 ? atLast(name, commas) : []],
    ['bracket', byBracket(name)],
    ['colon', byColon(name)],
  ]
  return all.flatMap(([kind, texts]) => {
    const pieces = namesIn(texts)
    const isCut = kind === 'whole' ? pieces.length === 1 : pieces.length > 1 && pieces.length <= PIECES_MAX
    return isCut ? [{ kind, pieces, place }] : []
  })
}
