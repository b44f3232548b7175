import { isOnlyDate } from '#/domain/time/reading/dates-in-text.ts'
import type { DatedRow } from './cv-dated-rows.ts'
import { isSurePlace } from './cv-places.ts'
import type { CvRow } from './cv-rows.ts'
import { HEAD_WORDS_MAX, isSentence, words } from './cv-sentences.ts'

const ROWS_ABOVE_DATE_MAX = 4
const LONG_HEAD_WORDS_MAX = 26
const BLOCK_GAP = 1.25
export const LARGER = 1.04
const TITLE_GAP = 1.6

/** The way from row to row within a paragraph: less often than not, when every entry is short. */
export function usualGap(rows: readonly CvRow[]): number {
  const gaps = rows
    .slice(1)
    .flatMap(({ gap }) => (gap === null ? [] : [gap]))
    .toSorted((a, b) => a - b)
  return gaps[Math.floor((gaps.length - 1) * 0.3)] ?? 1.2
}

/** Tells whether a row is further down from the one above than rows of a paragraph are. */
export const isFarBelow = (row: CvRow, usual: number): boolean => (row.gap ?? 0) > usual * BLOCK_GAP

/** Where the text of a row begins; a date before it is beside it. */
export const textStart = (row: CvRow | undefined): number =>
  row && row.xs.length > 1 && isOnlyDate(row.cells[0] ?? '') ? (row.xs[1] ?? 0) : (row?.xs[0] ?? 0)

function isBlock(rows: readonly CvRow[], index: number, usual: number): boolean {
  const [row, before] = [rows[index], rows[index - 1]]
  if (!row || row.isBullet) return false
  if (!before) return true
  return row.gap === null ? row.isBold : isFarBelow(row, usual)
}

/** Tells of the rows of a section whether a gap above or bold letters set one off from what stands above it. */
export function beginningsIn(rows: readonly CvRow[]): (index: number) => boolean {
  const usual = usualGap(rows)
  return (index) => {
    const [row, before] = [rows[index], rows[index - 1]]
    return isBlock(rows, index, usual) || Boolean(row?.isBold && !row.isBullet && before && !before.isBold)
  }
}

/** The rows at which the entries of a section begin: where a date, a gap or bold letters say so. */
export function findStarts(rows: readonly DatedRow[]): number[] {
  const usual = usualGap(rows)
  const isSetOff = (index: number) => isBlock(rows, index, usual)
  const begins = beginningsIn(rows)
  const isHeadLike = (index: number) => {
    const row = rows[index]
    if (!row || row.isBullet || row.isDate || isSentence(row.text)) return false
    const next = rows[index + 1]
    const isAboveDate = next?.isDate && next.parts.every(isSurePlace) && begins(index)
    return words(row.text) <= (isAboveDate ? LONG_HEAD_WORDS_MAX : HEAD_WORDS_MAX)
  }
  /** A larger title may stand above the bold name of a company, and a bold one a little apart from what it names. */
  const isBelowTitle = (index: number) => {
    const [title, row] = [rows[index - 1], rows[index]]
    const isLarger = title && row && title.size > row.size * LARGER && !isFarBelow(row, usual)
    const isSetNear =
      (index === 1 || (row?.gap ?? 9) * BLOCK_GAP < (title?.gap ?? 9)) && (row?.gap ?? 9) <= usual * TITLE_GAP
    const isTitle = isLarger || (title?.isBold && !row?.isBold && isSetNear)
    return Boolean(isTitle && isHeadLike(index - 1) && begins(index - 1))
  }
  /** What is larger or bolder than a dated row right below it names the same entry. */
  const hasTitle = (dated: number) => {
    const [title, row] = [rows[dated - 1], rows[dated]]
    const stands = title && row && (title.size > row.size * LARGER || (title.isBold && !row.isBold))
    return Boolean(
      stands && isHeadLike(dated - 1) && begins(dated - 1) && (row.gap ?? 9) <= usual * TITLE_GAP,
    )
  }
  /** A date alone belongs to the head above it, also across a gap: labels stand apart. */
  const isNearHead = (dated: number) => begins(dated - 1) || (isHeadLike(dated - 2) && begins(dated - 2))
  const startOf = (dated: number): number => {
    if (hasTitle(dated)) return isBelowTitle(dated - 1) ? dated - 2 : dated - 1
    const hasName = rows[dated]?.parts.some((part) => !isSurePlace(part)) ?? false
    if (!hasName && rows[0]?.isDate) return dated
    if (isSetOff(dated) && (hasName || !isHeadLike(dated - 1) || !isNearHead(dated))) return dated
    if (hasName && begins(dated)) return dated
    const above: number[] = []
    for (let index = dated - 1; index >= dated - ROWS_ABOVE_DATE_MAX && isHeadLike(index); index -= 1) {
      above.push(index)
      if (begins(index)) return isBelowTitle(index) ? index - 1 : index
    }
    const isAfterBullets = above.length > 0 && rows[(above.at(-1) ?? 0) - 1]?.isBullet
    if (hasName || above.length === 0) return dated
    return (isAfterBullets ? above.at(-1) : above[0]) ?? dated
  }
  const dated = rows.flatMap(({ isDate }, index) => (isDate ? [index] : []))
  const starts = dated.map(startOf)
  const areBold = starts.length > 0 && starts.every((start) => rows[start]?.isBold)
  const undated = rows.flatMap((row, index) => {
    const isNamed = starts.length === 0 ? begins(index) : areBold && row.isBold && isSetOff(index)
    const isInHead = starts.some((start, at) => index >= start && index <= (dated[at] ?? start))
    return isNamed && !isInHead ? [index] : []
  })
  return [...new Set([...starts, ...undated])].toSorted((a, b) => a - b)
}
