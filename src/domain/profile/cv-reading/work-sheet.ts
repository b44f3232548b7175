import type { DateSpan } from '#/domain/time/reading/dates-in-text.ts'
import type { DatedRow } from './cv-dated-rows.ts'
import { isDuration } from './cv-duration.ts'
import { isFarBelow, LARGER, usualGap } from './cv-entry-starts.ts'
import { isSurePlace } from './cv-places.ts'
import { bodySize } from './cv-rows.ts'
import { isSentence, words } from './cv-sentences.ts'
import { isGiverLabelled } from './work-names.ts'

const ABOVE_MAX = 3
const BELOW_MAX = 3
const HEAD_WORDS = 22
const LOUD_SENTENCE_WORDS = 8
const SAID_MAX = 3
/** So many rows below the time that all roles of a company took begins the first of these. */
const TOTAL_ROWS_MAX = 3

/** What is known of a section's rows. `hasSigns`: a bullet follows before the next date. `totals`: times of roles that follow. */
export type Sheet = {
  rows: readonly DatedRow[]
  usual: number
  body: number
  anchors: ReadonlySet<number>
  hasSigns: boolean[]
  totals: ReadonlySet<number>
}

function findSigns(rows: readonly DatedRow[]): boolean[] {
  let isAhead = false
  return rows
    .toReversed()
    .map(({ isBullet, isDate }) => {
      isAhead = isBullet || (isAhead && !isDate)
      return isAhead
    })
    .toReversed()
}

export const holds = (span: DateSpan | null | undefined, other: DateSpan | null | undefined): boolean =>
  Boolean(span && other && !span.isSingle) &&
  (span?.start ?? '') <= (other?.start ?? '') &&
  (span?.end === null || (other?.end ?? '9') <= (span?.end ?? ''))

function isTotal(rows: readonly DatedRow[], anchor: number, next: number | undefined): boolean {
  if (next === undefined || next - anchor > TOTAL_ROWS_MAX) return false
  const isBetween = rows.slice(anchor + 1, next).every(({ isBullet }) => !isBullet)
  return isBetween && holds(rows[anchor]?.span, rows[next]?.span)
}

/** What is known of the rows of a section with dates at some. */
export const sheetOf = (rows: readonly DatedRow[], anchors: readonly number[]): Sheet => ({
  ...{ rows, usual: usualGap(rows), anchors: new Set(anchors) },
  body: bodySize(rows),
  hasSigns: findSigns(rows),
  totals: new Set(anchors.filter((anchor, nth) => isTotal(rows, anchor, anchors[nth + 1]))),
})

/** Cells, by how far they are from a date, that say where most roles were. */
export type PlaceCells = ReadonlySet<string>
/** The name of a cell by how many rows it is below a date, and which of its row it is. */
export const cellOf = (offset: number, cell: number) => `${offset} ${cell}`

/** Bold words before a place are a name. */
export function isPlaceLike(text: string, row: DatedRow | undefined): boolean {
  const isNamed = row?.boldTexts.some((bold) => text.startsWith(bold) && text.length > bold.length)
  return !isNamed && (isSurePlace(text) || isDuration(text) || /^\(.*\)$/u.test(text))
}

/** A company before its town and country looks as such a place does. */
const MAYBE_PLACE = 0.49

/** Where around the dates of some sections the places stand. */
export function findPlaceCells(sheets: readonly Sheet[]): PlaceCells {
  const counts = new Map<string, [places: number, all: number]>()
  for (const { rows, anchors } of sheets)
    for (const anchor of anchors)
      for (let offset = -ABOVE_MAX; offset <= BELOW_MAX; offset += 1)
        rows[anchor + offset]?.parts.forEach((part, cell) => {
          const [places, all] = counts.get(cellOf(offset, cell)) ?? [0, 0]
          const share = part.split(', ').length > 2 ? MAYBE_PLACE : 1
          const isPlace = isPlaceLike(part, rows[anchor + offset])
          counts.set(cellOf(offset, cell), [places + (isPlace ? share : 0), all + 1])
        })
  return new Set(
    [...counts].flatMap(([cell, [places, all]]) =>
      places >= 2 * MAYBE_PLACE && places * 2 >= all ? [cell] : [],
    ),
  )
}

const hasBold = ({ isBold, boldTexts }: DatedRow) => isBold || boldTexts.length > 0

/** Tells whether a row is bolder or larger than the text. */
export const isLoud = ({ body }: Sheet, row: DatedRow) => hasBold(row) || row.size > body * LARGER

/** Tells whether a row may name something: it is no sentence, and no point of a list that is not bold. */
export const isHeadLike = (sheet: Sheet, row: DatedRow | undefined) =>
  row !== undefined &&
  row.parts.length > 0 &&
  (!row.isBullet || row.isBold || row.boldTexts.length > 0) &&
  (!isSentence(row.text) || (isLoud(sheet, row) && words(row.text) <= LOUD_SENTENCE_WORDS)) &&
  !row.text.endsWith(':') &&
  words(row.text) <= HEAD_WORDS

/** Tells whether a gap or louder letters set a row off from the one above. */
export function isSetOff(sheet: Sheet, index: number): boolean {
  const [row, before] = [sheet.rows[index], sheet.rows[index - 1]]
  if (!row || !before) return row !== undefined
  if (row.isBullet && !isLoud(sheet, row)) return false
  if (row.gap === null ? row.isBold : isFarBelow(row, sheet.usual)) return true
  return isLoud(sheet, row) && !isLoud(sheet, before)
}

/** The rows around a date that may name what it dates. */
export function windowOf(sheet: Sheet, anchor: number): [from: number, to: number] {
  const { rows, anchors } = sheet
  const goesOn = (row: DatedRow) =>
    !isLoud(sheet, row) && /^\p{Ll}[^.]*(?:\s|$)/u.test(row.text) && !isGiverLabelled(row.text)
  const isFree = (index: number) => {
    const row = rows[index]
    return row !== undefined && !anchors.has(index) && isHeadLike(sheet, row) && !goesOn(row)
  }
  /** What is said about a company may stand between it and the role: no more rows of text than these, without a gap. */
  const isSaid = (index: number, step: 1 | -1) => {
    const row = rows[index]
    if (!row || row.isDate || isFree(index)) return false
    return row.isBullet ? step < 0 : !isLoud(sheet, row)
  }
  const isClose = (index: number) => {
    const row = rows[index]
    return row !== undefined && !isFarBelow(row, sheet.usual)
  }
  const reach = (step: 1 | -1, most: number) => {
    const free = (start: number) => {
      let index = start
      while (Math.abs(index - start) < most && isFree(index + step)) index += step
      return index
    }
    const last = free(anchor)
    let index = last + step
    while (Math.abs(index - last) <= SAID_MAX && isSaid(index, step) && isClose(step > 0 ? index : index + 1))
      index += step
    const [row, said] = [rows[index], rows[index - step]]
    const isLouder = row && said && isLoud(sheet, row) && (row.size > said.size * LARGER || !hasBold(said))
    const isName = isLouder && index !== last + step && isFree(index) && isClose(step > 0 ? index : index + 1)
    return isName ? free(index) : last
  }
  return [reach(-1, ABOVE_MAX), reach(1, BELOW_MAX)]
}
