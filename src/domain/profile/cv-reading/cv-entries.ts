import {
  hasOnlyDateWords,
  isNoName,
  isOnlyDate,
  takeDates,
  type DateSpan,
} from '#/domain/time/reading/dates-in-text.ts'
import { hasRoomFor, type CvRow } from './cv-rows.ts'

/** One role, course or project as it is written: what names it, and what is said about it. */
export type CvEntry = { span: DateSpan | null; heads: string[]; paragraphs: string[]; bullets: string[] }

type DatedRow = CvRow & { span: DateSpan | null; parts: string[]; isDate: boolean }

const HEAD_WORDS_MAX = 14
const ROWS_ABOVE_DATE_MAX = 3
const BLOCK_GAP = 1.25
/** In points: what stands further in than this is under what is above it. */
const FURTHER_IN = 4

const words = (text: string) => text.split(/\s+/).length
const isSentence = (text: string) => /[.;:]$/.test(text) && words(text) > 3

/** A row with its date taken out, if it has one that dates an entry and is not part of a sentence. */
function dateRow(row: CvRow): DatedRow {
  const undated = { ...row, span: null, parts: row.cells, isDate: false }
  if (row.isBullet) return undated
  const place = row.cells.findIndex(isOnlyDate)
  if (place >= 0) {
    const { span, text } = takeDates(row.cells[place] ?? '')
    const parts = row.cells
      .map((cell, index) => (index === place ? text : cell))
      .filter((cell, index) => cell !== '' && !(index === place && hasOnlyDateWords(cell)))
    return { ...row, span, parts, isDate: span !== null }
  }
  const cells = row.cells.map((cell) => ({ cell, ...takeDates(cell) }))
  const dated = cells.find(({ span }) => span)
  if (!dated?.span || isSentence(row.text) || words(row.text) > HEAD_WORDS_MAX + 2) return undated
  if (dated.span.isSingle && !dated.isApart) return undated
  const parts = cells.map(({ cell, text }) => (cell === dated.cell ? text : cell))
  const named = parts.filter((part) => part !== '' && !(part === dated.text && hasOnlyDateWords(part)))
  return { ...row, span: dated.span, parts: named, isDate: true }
}

/** A span that is written on two rows of a narrow column. */
function joinSplitSpans(rows: readonly DatedRow[]): DatedRow[] {
  const joined = rows.map((row) => ({ ...row }))
  joined.forEach((row, index) => {
    const next = joined[index + 1]
    const first = row.cells[0] ?? ''
    if (!next || !/[–—-]\s*$/.test(first) || !row.span || row.span.end !== null) return
    const whole = takeDates(`${first} ${next.cells[0] ?? ''}`)
    if (!whole.span || whole.span.isSingle || whole.text !== '') return
    row.span = whole.span
    next.span = null
    next.isDate = false
    next.parts = next.cells.slice(1)
    next.text = next.parts.join('  ')
    next.xs = next.xs.slice(1)
  })
  return joined.filter(({ parts, isDate }) => isDate || parts.length > 0)
}

/** The way from row to row within a paragraph: less often than not, when every entry is short. */
const usualGap = (rows: readonly CvRow[]) => {
  const gaps = rows.flatMap(({ gap }) => (gap === null ? [] : [gap])).toSorted((a, b) => a - b)
  return gaps[Math.floor((gaps.length - 1) * 0.3)] ?? 1.2
}

/** Where the text of a row begins; a date before it is beside it. */
const textStart = (row: CvRow | undefined) =>
  row && row.xs.length > 1 && isOnlyDate(row.cells[0] ?? '') ? (row.xs[1] ?? 0) : (row?.xs[0] ?? 0)

function findStarts(rows: readonly DatedRow[]): number[] {
  const usual = usualGap(rows)
  const isBlock = (row: DatedRow | undefined, before: DatedRow | undefined) => {
    if (!row || row.isBullet) return false
    if (!before) return true
    return row.gap === null ? row.isBold : row.gap > usual * BLOCK_GAP
  }
  const begins = (index: number) => {
    const [row, before] = [rows[index], rows[index - 1]]
    return isBlock(row, before) || Boolean(row?.isBold && !row.isBullet && before && !before.isBold)
  }
  const isHeadLike = (row: DatedRow | undefined) =>
    row !== undefined &&
    !row.isBullet &&
    !row.isDate &&
    words(row.text) <= HEAD_WORDS_MAX &&
    !isSentence(row.text)
  const startOf = (dated: number): number => {
    const hasName = (rows[dated]?.parts.length ?? 0) > 0
    if (isBlock(rows[dated], rows[dated - 1]) || (!hasName && rows[0]?.isDate)) return dated
    const above: number[] = []
    for (let index = dated - 1; index >= dated - ROWS_ABOVE_DATE_MAX && isHeadLike(rows[index]); index -= 1) {
      const bullet = rows.slice(0, index).findLast(({ isBullet }) => isBullet)
      const isWrapped = bullet && !begins(index) && textStart(rows[index]) > textStart(bullet) + 1
      if (isWrapped) break
      above.push(index)
      if (begins(index)) return index
    }
    const isAfterBullets = above.length > 0 && rows[(above.at(-1) ?? 0) - 1]?.isBullet
    if (hasName || above.length === 0) return dated
    return (isAfterBullets ? above.at(-1) : above[0]) ?? dated
  }
  const dated = rows.flatMap(({ isDate }, index) => (isDate ? [index] : []))
  const starts = dated.map(startOf)
  const areBold = starts.length > 0 && starts.every((start) => rows[start]?.isBold)
  const undated = rows.flatMap((row, index) => {
    const isNamed =
      starts.length === 0 ? begins(index) : areBold && row.isBold && isBlock(row, rows[index - 1])
    const isInHead = starts.some((start, at) => index >= start && index <= (dated[at] ?? start))
    return isNamed && !isInHead ? [index] : []
  })
  return [...new Set([...starts, ...undated])].toSorted((a, b) => a - b)
}

/** Tells whether a line says all that names an entry, so that the one below says something about it. */
type IsWhole = (line: string, below: string) => boolean

/** The rows after the first of an entry that still name it: up to its date, and one more while only one thing is named. */
function countHeadRows(rows: readonly DatedRow[], isWhole: IsWhole): number {
  const dated = rows.findIndex(({ isDate }) => isDate)
  let count = Math.max(dated, 0) + 1
  const heads = () => rows.slice(0, count).filter(({ parts }) => parts.length > 0)
  const named = () => heads().flatMap(({ parts }) => parts.flatMap(splitRole))
  const left = () => Math.min(...heads().map(textStart))
  const hasBullets = rows.some(({ isBullet }) => isBullet)
  const isDrawn = (row: DatedRow, next: DatedRow | undefined) =>
    !hasBullets &&
    textStart(row) > left() + FURTHER_IN &&
    !(next && textStart(next) > textStart(row) + FURTHER_IN)
  const isName = (row: DatedRow | undefined) =>
    row !== undefined &&
    !row.isBullet &&
    !isDrawn(row, rows[count + 1]) &&
    !named().some((line) => isWhole(line, row.text)) &&
    words(row.text) <= HEAD_WORDS_MAX - 4 &&
    !/[.;:,]$/.test(row.text) &&
    /^[\p{Lu}\d"“«(]/u.test(row.text)
  while (count < 4 && named().length < 2 && isName(rows[count])) count += 1
  return count
}

const AT_EMPLOYER = /(?<!\s)\s+(?:at|chez|bei)\s+(?=\p{Lu})/gu

function nextSpace(text: string, from: number): number {
  const found = text.slice(from).search(/\s/)
  return found < 0 ? text.length : from + found
}

/** The parts of a line that names a role, as "Baker at Crumb". A university may have such a word in its name. */
export function splitRole(text: string): string[] {
  return splitHead(text).flatMap((part) => {
    const school = part.search(/[Uu]niversi/)
    const from = school < 0 ? part.length : nextSpace(part, school)
    const places = Array.from(part.matchAll(AT_EMPLOYER)).filter(({ index }) => index <= from)
    const starts = [0, ...places.map(({ index, 0: lead }) => index + lead.length)]
    return starts.map((start, nth) => part.slice(start, places[nth]?.index))
  })
}

/** Parts of a line that names an entry, as "Baker | Crumb | Leeds"; what is left of a date names nothing. */
export function splitHead(text: string): string[] {
  return text
    .split(/(?<!\s)\s+[|·•—–@-]\s+/u)
    .map((part) => part.replace(/^[,;|·]\s*|[,;|·]$/g, '').trim())
    .filter((part) => part !== '' && !isNoName(part))
}

/** What is said about an entry. Bullets that are drawn and not written are told by what stands further in. */
function readBody(rows: readonly DatedRow[], left: number): Pick<CvEntry, 'paragraphs' | 'bullets'> {
  const paragraphs: string[] = []
  const bullets: string[] = []
  const usual = usualGap(rows)
  rows.forEach((row, index) => {
    const text = row.parts.join(' ')
    const before = rows[index - 1]
    const isFurtherIn = textStart(row) > left + FURTHER_IN
    const isFirstIn = isFurtherIn && (!before || textStart(before) <= left + FURTHER_IN)
    const isAfterEnd = before !== undefined && (hasRoomFor(before, row) || /[.;]$/.test(before.text))
    const isDrawn = isFurtherIn && (isFirstIn || (!before?.isBullet && isAfterEnd)) && !/^\p{Ll}/u.test(text)
    const isWrapped = bullets.length > 0 && (row.gap ?? 0) <= usual * BLOCK_GAP
    if (row.isBullet || (isDrawn && !rows.some(({ isBullet }) => isBullet))) bullets.push(text)
    else if (isWrapped) bullets.push(`${bullets.pop()} ${text}`)
    else paragraphs.push(text)
  })
  return { paragraphs, bullets }
}

function toEntry(rows: readonly DatedRow[], isWhole: IsWhole): CvEntry {
  const count = countHeadRows(rows, isWhole)
  const headRows = rows.slice(0, count)
  const left = Math.min(...headRows.filter(({ parts }) => parts.length > 0).map(textStart))
  const span = rows.find(({ span: one }) => one)?.span ?? null
  return { span, heads: headRows.flatMap(({ parts }) => parts), ...readBody(rows.slice(count), left) }
}

/** The rows of a section as entries, each of which begins where a date, a gap or bold letters say so. */
export function splitEntries(plainRows: readonly CvRow[], isWhole: IsWhole = () => false): CvEntry[] {
  const rows = joinSplitSpans(plainRows.map(dateRow))
  const starts = findStarts(rows)
  if (rows.length > 0 && starts[0] !== 0) starts.unshift(0)
  return starts.map((start, index) => toEntry(rows.slice(start, starts[index + 1]), isWhole))
}
