import {
  hasOnlyDateWords,
  isOnlyDate,
  takeDates,
  type DateSpan,
  type DatedText,
} from '#/domain/time/reading/dates-in-text.ts'
import { isNow } from '#/domain/time/reading/now-words.ts'
import { isDuration, withoutDuration } from './cv-duration.ts'
import { isPersonal } from './is-personal.ts'
import { isSurePlace } from './cv-places.ts'
import { FURTHER_IN, hasRoomFor, type CvRow } from './cv-rows.ts'
import { levelOfDegree } from './degree-words.ts'
import { HEAD_WORDS_MAX, isSentence, words } from './cv-sentences.ts'

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
  row !== undefined && !row.isBullet && !row.isDate && row.parts.length === 1 && isSurePlace(row.text)

/** In points: the parts of a date that is written on several rows begin so near each other. */
const LEFT_OF = 6
const RIGHT_OF = 120
const SPLIT_ROWS_MAX = 3
const PARAGRAPH_WORDS_MIN = 4
const DAY = /^\D{0,4}\d{1,2}\D|\d{4}[-/.]\d{1,2}[-/.]\d/u
const MONTH_END = /[–—-]\s?\p{L}+\.?$/u
const OPEN_END = /\d\s?[–—-]\s?$/

/** Words that only say that a date follows. */
const LABEL =
  /^(?:period|período|periodo|dates?|date range|zeitraum|dauer|duration|durée|période|datas?|fechas?|periode|when)\s*:?$/i

const hasOpenBracket = (text: string) =>
  (text.match(/[([]/g) ?? []).length !== (text.match(/[)\]]/g) ?? []).length

const isNothing = (part: string) =>
  part === '' || /^\p{L}$/u.test(part) || LABEL.test(part) || isDuration(part) || hasOnlyDateWords(part)

/** Tells whether a span ends a text: a full stop behind it makes no sentence. */
const endsWithSpan = ({ cell, span, text }: DatedText & { cell: string }) =>
  span !== null && !span.isSingle && cell.startsWith(text.replace(/\.$/, '').trimEnd())

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
  if (isSentence(row.text) && !endsWithSpan(dated)) return undated
  if (dated.span.isSingle && (!dated.isApart || hasOpenBracket(dated.text))) return undated
  const parts = cells
    .map(({ cell, text }) => (cell === dated.cell ? withoutDuration(text.replace(/(?<!\s)\s\.$/, '')) : cell))
    .filter((part, index) => part !== '' && !(isNothing(part) && cells[index] === dated))
  return { ...row, span: dated.span, parts, isDate: true }
}

/** What stands between two dates that are written below each other, as a dash. */
const asDash = (cell: string) => (/^[~|↑↓│⏐]$/u.test(cell) ? '–' : cell.replaceAll('~', '–'))

const isDatePiece = (cell: string) =>
  isNow(cell.replace(/^[~–—-]\s|\s[~–—-]$/gu, '')) || hasOnlyDateWords(asDash(cell))

/** The cell of a row that stands below one of another row, as a piece of a date; in a column before the text it may end there. */
function pieceBelow(row: CvRow | undefined, above: CvRow, at: number): number {
  const [x = 0, text] = [above.xs[at], above.xs[at + 1]]
  return (row?.cells ?? []).findIndex((cell, index) => {
    const own = row?.xs[index] ?? 0
    const isBelow = own - x >= -LEFT_OF && own - x <= RIGHT_OF
    const isInColumn = at === 0 && index === 0 && text !== undefined && own < text - LEFT_OF
    return (isBelow || isInColumn) && isDatePiece(cell)
  })
}

const isWholeSpan = (text: string) => {
  const { span, text: left } = takeDates(text.replaceAll('~', '–'))
  return span !== null && !span.isSingle && left === '' && !(span.end === null && /[–—~-]\s*$/.test(text))
}

/** The pieces of a span in one text; where the last date stands on top they are turned. */
function spanOf(pieces: readonly string[]): string {
  const [down, up] = [pieces, pieces.toReversed()].map((all) => all.map(asDash).join(' ')) as [string, string]
  const { span } = takeDates(down)
  const isTurned = span !== null && !span.isSingle && span.end !== null && span.end < span.start
  return (isTurned || !isWholeSpan(down)) && isWholeSpan(up) ? up : down
}

/** "Aug 2019 – Apr" with its year on the next row. */
function isCutSpan(last: string, next: string): boolean {
  const { span } = takeDates(`${last} ${next}`)
  return MONTH_END.test(last) && takeDates(last).span?.isSingle === true && span !== null && !span.isSingle
}

/** A span that ends on the next row, which says nothing else, on one. */
function joinOpenSpans(rows: readonly Plain[]): Plain[] {
  const joined: Plain[] = []
  for (const row of rows) {
    const before = joined.at(-1)
    const last = before?.cells.at(-1) ?? ''
    const isEnd = !row.isBullet && row.cells.length === 1 && isOnlyDate(row.text)
    const isOpen =
      isEnd && (OPEN_END.test(last) ? takeDates(last).span?.end === null : isCutSpan(last, row.text))
    if (before && isOpen && takeDates(row.text).span?.isSingle) {
      const cells = [...before.cells.slice(0, -1), `${last} ${row.text}`]
      joined[joined.length - 1] = { ...before, cells, text: cells.join('  ') }
    } else joined.push(row)
  }
  return joined
}

function cellsOf(row: Plain, isWanted: (at: number) => boolean): Plain {
  const cells = row.cells.filter((_, at) => isWanted(at))
  const xs = row.xs.filter((_, at) => isWanted(at))
  const sizes = row.sizes.filter((_, at) => isWanted(at))
  const size = sizes.length > 0 ? Math.max(...sizes) : row.size
  return { ...row, cells, xs, sizes, size, text: cells.join('  ') }
}

const namesDegree = ({ cells }: CvRow) => cells.some((cell) => levelOfDegree(cell) !== null)
/** Two studies below each other, each with its own year. */
const areStudies = (row: CvRow, next: CvRow) => namesDegree(row) && namesDegree(next)

/** Spans that are written on two or three rows of a narrow column, on the first of them. */
function joinSplitSpans(rows: readonly Plain[]): Plain[] {
  const joined = rows.map((row) => ({ ...row, cells: [...row.cells] }))
  joined.forEach((row, index) => {
    const at = row.cells.findIndex((cell) => isDatePiece(cell) && !isWholeSpan(cell))
    if (at < 0 || row.isBullet) return
    const pieces = [row.cells[at] ?? '']
    const taken: [row: number, cell: number][] = []
    for (let below = index + 1; below < index + SPLIT_ROWS_MAX && !isWholeSpan(spanOf(pieces)); below += 1) {
      const next = joined[below]
      const piece = next?.isBullet || (next && areStudies(row, next)) ? -1 : pieceBelow(next, row, at)
      if (piece < 0) {
        if (below > index + 1 || at > 0) break
        continue
      }
      const isNext = below === index + 1 || taken.length > 0
      if (!isNext && !OPEN_END.test(pieces[0] ?? '') && !isNow(next?.cells[piece] ?? '')) break
      pieces.push(next?.cells[piece] ?? '')
      taken.push([below, piece])
    }
    const whole = spanOf(pieces)
    if (taken.length === 0 || !isWholeSpan(whole)) return
    row.cells[at] = whole
    row.text = row.cells.join('  ')
    for (const [below, piece] of taken) {
      const next = joined[below]
      if (next)
        joined[below] = {
          ...cellsOf(next, (one) => one !== piece),
          cells: next.cells.filter((_, one) => one !== piece),
        }
    }
  })
  return joined.filter(({ cells }) => cells.length > 0)
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
      { ...cellsOf(row, isLifted), isBullet: false, isBold: false },
      cellsOf(row, (at) => !isLifted(at)),
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

/** A single date within words, where spans date the entries, is part of what is said; below bold words it may date. */
function undateSingles(rows: readonly DatedRow[], begins: (index: number) => boolean): DatedRow[] {
  const spanned = rows.filter(({ span }) => span && !span.isSingle)
  const left = Math.max(...spanned.map(({ xs }) => xs.at(-1) ?? 0), ...spanned.map(({ xs }) => xs[0] ?? 0))
  return rows.map((row, index) => {
    const before = rows[index - 1]
    const isBelowBold = before !== undefined && (before.isBold || before.boldTexts.length > 0) && !row.isBold
    const isFurtherIn = (row.xs[0] ?? 0) > left + FURTHER_IN
    const isBelowName = before !== undefined && begins(index - 1) && !before.isBullet && !before.span
    const mayDate = isBelowBold || ((begins(index) || isBelowName) && !isFurtherIn)
    const isSaid = row.span?.isSingle && row.parts.length > 0 && !row.cells.some(isOnlyDate) && !mayDate
    return spanned.length > 0 && isSaid ? { ...row, span: null, isDate: false, parts: row.cells } : row
  })
}

/** Where only points of a list have dates, and nothing louder stands above them, each of these is an entry. */
function withoutSigns(rows: readonly Plain[]): Plain[] {
  const isDated = (row: Plain) => dateRow({ ...row, isBullet: false }).isDate
  const dated = new Set(rows.filter(isDated))
  const left = Math.min(...[...dated].map(({ xs }) => xs[0] ?? 0))
  const points = rows.filter(({ isBullet, xs }) => isBullet && (xs[0] ?? 0) <= left + FURTHER_IN).length
  const hasHeads = rows.some((row) => !row.isBullet && (row.isBold || row.boldTexts.length > 0))
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
  const rows = liftBeside(partParagraphs(joinSplitSpans(withoutSigns(joinOpenSpans(kept)))))
  return undateSingles(rows.map(dateRow), beginningsIn(rows))
}
