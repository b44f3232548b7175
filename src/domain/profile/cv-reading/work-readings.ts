import { isOnlyDate } from '#/domain/time/reading/dates-in-text.ts'
import type { DatedRow } from './cv-dated-rows.ts'
import { isFarBelow, textStart } from './cv-entry-starts.ts'
import { mayBePlace } from './cv-places.ts'
import { FURTHER_IN, hasRoomFor } from './cv-rows.ts'
import { isUpper, words } from './cv-sentences.ts'
import { isKindOfEmployment } from './kind-of-employment.ts'
import { roleScore } from './role-words.ts'
import { isDepartment, scoreGiver, scoreTitle } from './work-names.ts'
import { ALONE_IS_PLACE, cutsOf, type Cut } from './work-pieces.ts'
import {
  cellOf,
  isHeadLike,
  isLoud,
  isPlaceLike,
  isSetOff,
  windowOf,
  type PlaceCells,
  type Sheet,
} from './work-sheet.ts'

/** Where a piece stands as seen from the date, if it names the role and if it names who gives it. */
type Slots = Record<'title' | 'giver', readonly [fromStart: string, fromEnd: string, roughly: string]>

/** A name as one of the pieces of a cell; `slots` say where it stands as seen from the date, `look` how it looks. */
type Piece = {
  text: string
  row: number
  cell: number
  at: number
  x: number
  cut: Cut
  slots: Slots
  look: string
  /** How well it names each. */
  worth: Record<'title' | 'giver', number>
}

/** One way to read the rows around a date: what names the role and who gives it; they reach from `top` to `bottom`. */
export type Reading = {
  title: Piece | null
  giver: Piece | null
  top: number
  bottom: number
  score: number
  /** What gives the role could be nothing but a place: that tells nothing of other roles. */
  isFromPlace: boolean
}

const PIECES_MAX = 24
/** A long paper has many dates: so many readings of each are kept. */
const READINGS_MAX = 60
const FAR_RIGHT_POINTS = 60

/** What stands below a date, beside names, is where it was. */
const BELOW_DATE = 2
const PLACED = 0.4
const BELOW_TOTAL = 4
/** What stands behind a label that no list knows may be anything. */
const LABELLED = 0.8
const NO_TITLE = -2.5
const NO_GIVER = -2
const ONLY_GIVER_OF_ALL = 1.2
const CUT_SCORES: Record<Cut['kind'], number> = {
  ...{ whole: 0, weight: 0.6, word: 0.5, small: -0.9, bar: 0.1, dash: -0.1, slash: -0.3 },
  ...{ comma: -0.1, tail: -0.3, bracket: -1, colon: -0.3 },
}

/** What could be parted and is not is half another slot than what cannot be; a giver alone stands as before a place. */
function slotsOf(where: string, { kind, pieces, place }: Cut, at: number, isPlain: boolean): Slots {
  const isPlaced = at === 0 && (kind === 'whole' ? place !== '' : pieces.slice(1).every(mayBePlace))
  const [ending, roughly] = [
    `${where} ${isPlain ? 'plain' : kind} -${pieces.length - at}`,
    `${where} ${Math.min(at, 1)}`,
  ]
  const start = (isLikePlaced: boolean) => `${where} ${isLikePlaced ? 'placed' : kind} ${at}`
  return { title: [start(isPlaced), ending, roughly], giver: [start(isPlaced || isPlain), ending, roughly] }
}

function piecesOf(sheet: Sheet, anchor: number, [from, to]: [number, number]): Piece[] {
  const parts = (row: DatedRow) => (row.isDate || isHeadLike(sheet, row) ? row.parts : [])
  return sheet.rows.slice(from, to + 1).flatMap((row, nth) =>
    parts(row).flatMap((part, cell) => {
      const x = row.xs[row.cells.findIndex((one) => one.includes(part))] ?? textStart(row)
      const cuts = cutsOf(part, row)
      const isPlain = cuts.every(({ kind }) => kind === 'whole')
      const isBoldAtStart = row.boldTexts.some((bold) => part.startsWith(bold))
      const doubt = row.label ? LABELLED : 0
      return cuts.flatMap((cut) =>
        cut.pieces.map((text, at) => ({
          ...{ text, row: from + nth, cell, at, cut, x },
          slots: slotsOf(`${from + nth - anchor} ${cell}`, cut, at, isPlain),
          look: `${Math.round(row.size * 2)} ${row.isBold || (at === 0 && isBoldAtStart)} ${isUpper(text)}`,
          worth: { title: scoreTitle(text) - doubt, giver: scoreGiver(text) - doubt },
        })),
      )
    }),
  )
}

const ROLE_ROW_WORDS_MAX = 8
const isRoleRow = ({ text }: DatedRow) => roleScore(text) > 0 && words(text) <= ROLE_ROW_WORDS_MAX

/** Points of a list that is drawn without signs stand further in than the head, and all alike. */
function isDrawn({ rows, hasSigns }: Sheet, index: number, left: number): boolean {
  const [row, below] = [rows[index], rows[index + 1]]
  const isDeeper = below && row && textStart(below) > textStart(row) + FURTHER_IN
  return !hasSigns[index] && !isDeeper && textStart(row) > left + FURTHER_IN
}

/** A short row right below a head that can name nothing but who gives a role belongs to it. */
function isGiverRow(sheet: Sheet, index: number): boolean {
  const row = sheet.rows[index]
  const isNear = row && !row.isBullet && !sheet.anchors.has(index) && !isFarBelow(row, sheet.usual)
  return Boolean(isNear && isHeadLike(sheet, row) && words(row.text) <= 6 && scoreGiver(row.text) >= 2)
}

/** What the rows from `top` to `bottom` cost as a head: heads are set off, have no gaps inside, and are no paragraphs. */
function scoreBlock(sheet: Sheet, anchor: number, top: number, bottom: number): number {
  const { rows, usual } = sheet
  let score = 0
  if (!isSetOff(sheet, top)) score -= 1
  const above = rows[top - 1]
  const isNamedAbove =
    above &&
    !sheet.anchors.has(top - 1) &&
    isHeadLike(sheet, above) &&
    isLoud(sheet, above) &&
    !isFarBelow(rows[top] ?? above, usual)
  if (isNamedAbove) score -= 0.8
  if (isGiverRow(sheet, bottom + 1)) score -= 1
  for (let index = top + 1; index <= bottom; index += 1) {
    const row = rows[index]
    if (row && isFarBelow(row, usual)) score -= index <= anchor ? 1.2 : 0.8
  }
  const left = Math.min(...rows.slice(top, anchor + 1).map(textStart))
  for (let index = anchor + 1; index <= bottom; index += 1) {
    const [row, next] = [rows[index], rows[index + 1]]
    if (!row) break
    score -= 0.4
    if (textStart(row) > left + FURTHER_IN && !isRoleRow(row))
      score -= isDrawn(sheet, index, left) ? 2.5 : 0.3
    const goesOn =
      next && !next.isBullet && !next.isDate && next.size === row.size && next.isBold === row.isBold
    if (goesOn && index === bottom && !isFarBelow(next, usual))
      score -= /^\p{Ll}/u.test(next.text) ? 1.5 : hasRoomFor(row, next) ? 0.2 : 1
  }
  return score
}

/** What is said in a head and names neither a role nor who gives it costs; where it is does not, nor what may be. */
function scoreLeft(text: string, cost: number, isLast: boolean, row?: DatedRow): number {
  if (isPlaceLike(text, row) || isKindOfEmployment(text) || row?.label) return 0.1
  const isDescribed = isLast && /^\p{Ll}/u.test(text)
  return (isLast && mayBePlace(text)) || isDescribed || isDepartment(text) ? -cost / 5 : -cost
}

/** What is louder than the text names something; what is not, beside a date, may be where. */
function mayBeRest(sheet: Sheet, row: number, anchor: number, isBehind: boolean): boolean {
  const own = sheet.rows[row]
  if (!own) return isBehind
  return isLoud(sheet, own) ? isBehind && row === anchor : isBehind || row === anchor
}

const isWithin = ({ cut, at }: Piece) => cut.kind === 'dash' && at > 0 && at < cut.pieces.length - 1

/** "University of Crumb • Bread Laboratory": a part of who gives the role. */
const isPartOf = ({ text, cut }: Piece, other: string) =>
  (cut.kind === 'bar' || cut.kind === 'weight') && roleScore(text) < 0 && roleScore(other) < 0

/** The pieces of a cut that name nothing; a place stands behind what it says the place of. */
function scoreRest(piece: Piece, other: Piece | null): number {
  const isHalf = piece.cut.kind === 'slash' && other?.cut !== piece.cut
  return piece.cut.pieces.reduce(
    (sum, text, at) => {
      const isTaken = at === piece.at || (other?.cut === piece.cut && other.at === at)
      const cost = isPartOf(piece, text) ? 0.1 : 0.7
      return isTaken ? sum : sum + scoreLeft(text, cost, at === piece.cut.pieces.length - 1)
    },
    isWithin(piece) || isHalf ? -0.5 : 0,
  )
}

const isCompatible = (title: Piece, giver: Piece) =>
  title.row !== giver.row || title.cell !== giver.cell || (title.cut === giver.cut && title.at !== giver.at)

const scoreCut = ({ cut }: Piece) => CUT_SCORES[cut.kind] - cut.cost

/** What stands in a bracket behind who gives a role is where, how much or what they do, and no role. */
const scoreGiverCut = (giver: Piece) =>
  giver.cut.kind === 'bracket' && giver.at === 0 && roleScore(giver.cut.pieces[1] ?? '') <= 0
    ? 0.5 - giver.cut.cost
    : scoreCut(giver)

const isBefore = (title: Piece, giver: Piece) =>
  title.row < giver.row || (title.row === giver.row && (title.cell < giver.cell || title.at < giver.at))

/** A place stands behind who gives a role, in the same cell or in the next. */
function hasPlaceBehind({ rows }: Sheet, { row, cell, at, cut }: Piece): boolean {
  const isLast = at === cut.pieces.length - 1
  const next = rows[row]?.parts[cell + 1]
  return isLast && (cut.place !== '' || (next !== undefined && isPlaceLike(next, undefined)))
}

/** What stands behind a company and is no known role may be where it is. */
const mayBeWhere = (title: Piece, giver: Piece) =>
  title.cut === giver.cut && title.at > giver.at && mayBePlace(title.text)

/** What stands below a company and the time that all its roles took is said of them, unless each of them is named below. */
function isBelowTotal(sheet: Sheet, row: number): boolean {
  let at = row
  while (at >= 0 && !sheet.anchors.has(at)) at -= 1
  const total = sheet.rows[at]
  if (at === row || !total || !sheet.totals.has(at) || total.parts.length === 0 || !isLoud(sheet, total))
    return false
  let next = at + 1
  while (next < sheet.rows.length && !sheet.anchors.has(next)) next += 1
  return sheet.anchors.has(next + 1) || !isHeadLike(sheet, sheet.rows[next + 1])
}

function judge(
  sheet: Sheet,
  anchor: number,
  places: PlaceCells,
  title: Piece | null,
  giver: Piece | null,
): Reading {
  const { rows } = sheet
  const taken = [title, giver].flatMap((piece) => piece ?? [])
  const top = Math.min(anchor, ...taken.map(({ row }) => row))
  const bottom = Math.max(anchor, ...taken.map(({ row }) => row))
  let score = title
    ? title.worth.title + scoreCut(title) + scoreRest(title, giver)
    : sheet.totals.has(anchor)
      ? ONLY_GIVER_OF_ALL
      : NO_TITLE
  score += giver ? giver.worth.giver : NO_GIVER
  if (giver && giver.cut !== title?.cut) {
    score += scoreGiverCut(giver) + scoreRest(giver, title)
    if (giver.at === 0) score += 0.1
  }
  if (title && giver && isBefore(title, giver)) score += 0.2
  if (giver && hasPlaceBehind(sheet, giver)) score += PLACED
  if (giver && isBelowTotal(sheet, giver.row)) score -= BELOW_TOTAL
  if (title && title.cut !== giver?.cut && hasPlaceBehind(sheet, title)) score -= PLACED
  if (title && giver && mayBeWhere(title, giver)) score -= 0.4
  if (giver && giver.cut === title?.cut) score -= 0.15 * (Math.abs(giver.at - title.at) - 1)
  score += scoreBlock(sheet, anchor, top, bottom)
  const left = Math.min(
    ...rows
      .slice(top, bottom + 1)
      .filter(({ parts }) => parts.length > 0)
      .map(textStart),
  )
  const dated = rows[anchor]
  const column = dated && isOnlyDate(dated.cells[0] ?? '') ? textStart(dated) : -Infinity
  for (const { x, row, cell } of taken) {
    if (row > anchor && x < column - FURTHER_IN && (rows[row]?.cells.length ?? 0) > 1) score -= BELOW_DATE
    if (x > left + FAR_RIGHT_POINTS) score -= 0.5
    if (places.has(cellOf(row - anchor, cell)))
      score -= !isPlaceLike(rows[row]?.parts[cell] ?? '', rows[row])
        ? 2
        : Number(row === anchor && bottom > anchor)
  }
  for (let row = top; row <= bottom; row += 1)
    rows[row]?.parts.forEach((part, cell) => {
      if (taken.some((piece) => piece.row === row && piece.cell === cell)) return
      score += places.has(cellOf(row - anchor, cell))
        ? 0.1
        : scoreLeft(part, 1, mayBeRest(sheet, row, anchor, cell > 0 || row > (giver?.row ?? top)), rows[row])
    })
  const isFromPlace = giver !== null && giver.cut.cost >= ALONE_IS_PLACE
  if (isFromPlace && giver.row < anchor && sheet.anchors.has(giver.row - 1)) score -= BELOW_DATE
  return { title, giver, top, bottom, score, isFromPlace }
}

const best = (pieces: readonly Piece[], as: 'title' | 'giver') =>
  pieces.toSorted((a, b) => b.worth[as] - a.worth[as]).slice(0, PIECES_MAX)

/** The ways to read the rows around a date that are worth the most by themselves, and how much each is. */
export function readingsOf(sheet: Sheet, anchor: number, places: PlaceCells): Reading[] {
  const pieces = piecesOf(sheet, anchor, windowOf(sheet, anchor))
  const titles = [null, ...best(pieces, 'title')]
  const givers = [null, ...best(pieces, 'giver')]
  const all = titles.flatMap((title) =>
    givers.flatMap((giver) =>
      title && giver && !isCompatible(title, giver) ? [] : [judge(sheet, anchor, places, title, giver)],
    ),
  )
  return all.toSorted((a, b) => b.score - a.score).slice(0, READINGS_MAX)
}
