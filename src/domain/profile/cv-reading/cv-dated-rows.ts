import {
  hasOnlyDateWords,
  isOnlyDate,
  takeDates,
  type DateSpan,
  type DatedText,
} from '#/domain/time/reading/dates-in-text.ts'
import { isDuration, withoutDuration } from './cv-duration.ts'
import { isPersonal } from './is-personal.ts'
import { isPlaceAlone, isSurePlace } from './cv-places.ts'
import { FURTHER_IN, hasRoomFor, withSomeCells, type CvRow } from './cv-rows.ts'
import { HEAD_WORDS_MAX, isSentence, words } from './cv-sentences.ts'
import { joinPiecesOfDates } from './pieces-of-dates.ts'

/**
 * A row without the date that dates an entry: `parts` is what else stands on it. `isTotal` when the row below says how
 * long all entries of a group took. `label`: words at its beginning that other rows begin with as well.
 */
export type DatedRow = CvRow & {
  span: DateSpan | null
  parts: string[]
  isDate: boolean
  isTotal: boolean
  label?: string
}
type Plain = CvRow & { isTotal: boolean }

/** Tells whether a row says where something was and nothing else. */
export const isPlaceRow = (row: DatedRow | undefined): boolean =>
  row !== undefined && !row.isBullet && !row.isDate && row.parts.length === 1 && isPlaceAlone(row.text)

const PARAGRAPH_WORDS_MIN = 4
const DAY = /^\D{0,4}\d{1,2}\D|\d{4}[-/.]\d{1,2}[-/.]\d/u

/** What stands before the words of an entry that begins with its date: "June 2017: Baker at Crumb." */
const LED = /\d\s?:\s?$/

/** Words that only say that a date follows. */
const LABEL =
  /^(?:period|período|periodo|dates?|date range|zeitraum|dauer|duration|durée|période|datas?|fechas?|periode|when)\s*:?$/i

const hasOpenBracket = (text: string) =>
  (text.match(/[([]/g) ?? []).length !== (text.match(/[)\]]/g) ?? []).length

const isNothing = (part: string) =>
  part === '' || /^\p{L}$/u.test(part) || LABEL.test(part) || isDuration(part) || hasOnlyDateWords(part)

/** "Reporting to the CEO since 2020." */
const SINCE = /\s(?:since|seit|depuis|desde|dal|sinds|od) [^.]{4,20}\.$/iu
/** Tells whether a span ends a text: a full stop behind it makes no sentence. */
const endsWithSpan = ({ cell, span, text }: DatedText & { cell: string }) =>
  span !== null && !span.isSingle && !SINCE.test(cell) && cell.startsWith(text.replace(/\.$/, '').trimEnd())

/** Tells whether a point of a list says when something was and nothing else: a day could be a birthday. */
function isPeriod(point: string): boolean {
  const { span, text } = takeDates(point)
  return span !== null && text === '' && !(span.isSingle && DAY.test(point)) && !isPersonal(point)
}

/** A row with its date taken out, if it has one that dates an entry and is not part of a sentence. */
function dateRow(row: Plain): DatedRow {
  const undated = { ...row, span: null, parts: row.cells, isDate: false }
  if (row.isBullet && !isPeriod(row.text)) return undated
  const place = row.cells.findIndex(isOnlyDate)
  if (place >= 0) {
    const { span, text } = takeDates(row.cells[place] ?? '')
    const parts = row.cells
      .map((cell, index) => (index === place ? text : cell))
      .filter(
        (cell, index) =>
          cell !== '' && !(isNothing(cell) && (index === place || cell.length === 1 || LABEL.test(cell))),
      )
    return { ...row, span, parts: parts.filter((part) => !isDuration(part)), isDate: span !== null }
  }
  const cells = row.cells.map((cell) => ({ cell, ...takeDates(withoutDuration(cell)) }))
  const dated = cells.find(({ span }) => span)
  if (!dated?.span || words(cells.map(({ text }) => text).join(' ')) > HEAD_WORDS_MAX + 2) return undated
  if (isSentence(row.text) && !endsWithSpan(dated) && !LED.test(dated.cell.slice(0, -dated.text.length)))
    return undated
  if (dated.span.isSingle && (!dated.isApart || hasOpenBracket(dated.text))) return undated
  const parts = cells
    .map(({ cell, text }) => (cell === dated.cell ? withoutDuration(text.replace(/(?<!\s)\s\.$/, '')) : cell))
    .filter((part, index) => part !== '' && !(isNothing(part) && cells[index] === dated))
  return { ...row, span: dated.span, parts, isDate: true }
}

/** A date or a place that stands beside the first words about an entry, on a row of its own before them. */
function liftBeside(rows: readonly Plain[]): Plain[] {
  return rows.flatMap((row, index) => {
    const before = rows[index - 1]
    const [first = '', ...others] = row.cells
    const lifted = others.filter((cell) => isOnlyDate(cell) || isSurePlace(cell))
    const isAbout = row.isBullet || isSentence(first) || words(first) > HEAD_WORDS_MAX
    const isBelowHead = before && !before.isBullet && !before.cells.some((cell) => takeDates(cell).span)
    if (lifted.length === 0 || !isAbout || !isBelowHead) return [row]
    const isLifted = (at: number) => at > 0 && lifted.includes(row.cells[at] ?? '')
    return [
      { ...withSomeCells(row, isLifted), isBullet: false, isBold: false },
      withSomeCells(row, (at) => !isLifted(at)),
    ]
  })
}

/** A span before a paragraph, on a row of its own: what begins behind it is said and names nothing. */
function partParagraphs(rows: readonly Plain[]): Plain[] {
  return rows.flatMap((row, index) => {
    const [next, cell = ''] = [rows[index + 1], row.cells[0]]
    const goesOn = next && !next.isBullet && next.cells.length === 1 && next.size === row.size && !next.isBold
    const mayPart =
      goesOn && !row.isBullet && !row.isBold && row.cells.length === 1 && rows[index - 1]?.isBold
    const isCut = next && (!hasRoomFor(row, next) || /^\p{Ll}/u.test(next.text) || /[-,]$/.test(cell))
    if (!mayPart || !isCut) return [row]
    const { span, text } = takeDates(cell)
    const at = cell.lastIndexOf(text)
    if (!span || span.isSingle || at <= 0 || words(text) < PARAGRAPH_WORDS_MIN) return [row]
    const part = (own: string): Plain => ({ ...row, cells: [own], text: own })
    return [part(cell.slice(0, at).trim()), part(text)]
  })
}

const isLed = ({ cells, parts }: DatedRow) =>
  cells.length === 1 && LED.test(cells[0]?.slice(0, -(parts[0]?.length ?? 0)) ?? '')

/** A single date within words, where spans date the entries, is part of what is said; below bold words it may date. */
function undateSingles(rows: readonly DatedRow[], begins: (index: number) => boolean): DatedRow[] {
  const spanned = rows.filter(({ span }) => span && !span.isSingle)
  const left = Math.max(...spanned.map(({ xs }) => xs.at(-1) ?? 0), ...spanned.map(({ xs }) => xs[0] ?? 0))
  const first = Math.min(...rows.map(({ xs }) => xs[0] ?? 0))
  const led = new Set(rows.filter((row) => isLed(row) && (row.xs[0] ?? 0) <= first + FURTHER_IN))
  return rows.map((row, index) => {
    const before = rows[index - 1]
    const isBelowBold = before !== undefined && (before.isBold || before.boldTexts.length > 0) && !row.isBold
    const isFurtherIn = (row.xs[0] ?? 0) > left + FURTHER_IN
    const isBelowName = before !== undefined && begins(index - 1) && !before.isBullet && !before.span
    const mayDate = isBelowBold || ((begins(index) || isBelowName) && !isFurtherIn)
    const isSaid =
      row.span?.isSingle && row.parts.length > 0 && !row.cells.some(isOnlyDate) && !mayDate && !led.has(row)
    return spanned.length > 0 && isSaid ? { ...row, span: null, isDate: false, parts: row.cells } : row
  })
}

/** Where only points of a list have dates, and nothing louder stands above them, each of these is an entry. */
function withoutSigns(rows: readonly Plain[]): Plain[] {
  const isDated = (row: Plain) => dateRow({ ...row, isBullet: false }).isDate
  const dated = new Set(rows.filter(isDated))
  const left = Math.min(...[...dated].map(({ xs }) => xs[0] ?? 0))
  const points = rows.filter(({ isBullet, xs }) => isBullet && (xs[0] ?? 0) <= left + FURTHER_IN).length
  const isHead = (row: Plain) => !row.isBullet && (row.isBold || row.boldTexts.length > 0)
  const hasHeads = rows.some((row) => isHead(row) && (row.xs[0] ?? 0) <= left + FURTHER_IN)
  const areAll = dated.size * 2 >= points && [...dated].every(({ isBullet }) => isBullet)
  const areEntries = dated.size > 1 && !hasHeads && areAll
  return areEntries ? rows.map((row) => (dated.has(row) ? { ...row, isBullet: false } : row)) : [...rows]
}

const isLength = (row: CvRow | undefined) => row !== undefined && !row.isBullet && isDuration(row.text)

/** The rows of a section with the dates of its entries taken out. What only says how long something took is left out. */
export function dateRows(
  plain: readonly CvRow[],
  beginningsIn: (rows: readonly CvRow[]) => (index: number) => boolean,
): DatedRow[] {
  const kept = plain.flatMap((row, index) =>
    isLength(row)
      ? []
      : [{ ...row, gap: isLength(plain[index - 1]) ? 1 : row.gap, isTotal: isLength(plain[index + 1]) }],
  )
  const rows = liftBeside(partParagraphs(joinPiecesOfDates(withoutSigns(kept))))
  return undateSingles(rows.map(dateRow), beginningsIn(rows))
}
