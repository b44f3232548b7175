import type { DateSpan } from '#/domain/time/reading/dates-in-text.ts'
import { readBody } from './cv-body.ts'
import { isPlaceRow, type DatedRow } from './cv-dated-rows.ts'
import { isFarBelow, textStart } from './cv-entry-starts.ts'
import { headingOf } from './cv-headings.ts'
import { isPlaceAlone } from './cv-places.ts'
import type { CvRow } from './cv-rows.ts'
import { endsSentence, HEAD_WORDS_MAX, words } from './cv-sentences.ts'
import { kindOfName, roleScore } from './role-words.ts'
import { agree, chooseTogether } from './work-agreement.ts'
import { withoutNameLabel } from './work-names.ts'
import { readingsOf, type Reading } from './work-readings.ts'
import { giversOf, underLeaders } from './work-leaders.ts'
import { anchorsOf, rowsOfWork } from './work-rows.ts'
import { findPlaceCells, isSetOff, sheetOf, type Sheet } from './work-sheet.ts'

/** A role as it stands on the paper: its names, where else its head says something, and what is said below. */
export type RoleOnPaper = {
  span: DateSpan | null
  title: string
  giver: string
  /** Where the head says that it was, and what else the head says. */
  places: string[]
  left: string[]
  paragraphs: string[]
  bullets: string[]
}

type Unread = { rows: readonly DatedRow[]; anchors: readonly number[] }
type Group = Unread & { sheet: Sheet; readings: Reading[] }

function readTogether(groups: readonly Unread[]): Group[] {
  const sheets = groups.map(({ rows, anchors }) => sheetOf(rows, anchors))
  const places = findPlaceCells(sheets)
  const all = agree(
    sheets.flatMap((sheet) => [...sheet.anchors].map((anchor) => readingsOf(sheet, anchor, places))),
  )
  let from = 0
  return sheets.map((sheet) => {
    const anchors = [...sheet.anchors]
    const own = all.slice(from, from + anchors.length)
    from += anchors.length
    return { rows: sheet.rows, anchors, sheet, readings: chooseTogether(underLeaders(sheet, anchors, own)) }
  })
}

/** What stands in the same bold words over parts of several roles, or is a heading, names no role. */
const isLabelOfPart = (row: DatedRow, rows: readonly DatedRow[]) =>
  roleScore(row.text) <= 0 &&
  (headingOf(row.text) !== null || rows.some((one) => one !== row && one.isBold && one.text === row.text))

/** Rows that begin an entry without a date: they look like the first rows of those that have one. */
function undatedIn({ rows, anchors, sheet, readings }: Group): number[] {
  const tops = readings.map(({ top }) => rows[top])
  if (tops.length < 2 || !tops.every((row) => row?.isBold) || !anchors.some((at) => rows[at]?.isDate))
    return []
  const depths = readings.map(({ top }, index) => (anchors[index] ?? top) - top).toSorted((a, b) => a - b)
  const depth = depths[depths.length >> 1] ?? 0
  const taken = new Set(
    readings.flatMap(({ top, bottom }) => Array.from({ length: bottom - top + 1 }, (_, at) => top + at)),
  )
  const isTaken = (at: number) => taken.has(at)
  return rows.flatMap((row, index) => {
    const isApart = row.gap === null || isFarBelow(row, sheet.usual)
    const begins = row.isBold && !row.isBullet && isApart && isSetOff(sheet, index)
    if (
      !begins ||
      isTaken(index) ||
      isLabelOfPart(row, rows) ||
      endsSentence(row.text) ||
      words(row.text) > HEAD_WORDS_MAX
    )
      return []
    const at = index + depth
    return [rows[at] && !isTaken(at) && !rows[at].isBullet ? at : index]
  })
}

function toRole({ rows, anchors, readings }: Group, nth: number): RoleOnPaper {
  const { title, giver, top, bottom } = readings[nth] ?? { title: null, giver: null, top: 0, bottom: 0 }
  const end = readings[nth + 1]?.top ?? rows.length
  const placeRow = rows[bottom + 1]
  const hasPlaceRow = bottom + 1 < end && isPlaceRow(placeRow)
  const taken = [title, giver].flatMap((piece) => piece ?? [])
  const cuts = new Set(taken.map(({ cut }) => cut))
  const isNamed = (text: string) => taken.some((piece) => piece.text === text)
  const head = rows.slice(top, bottom + 1)
  const unused = head.flatMap((row, index) =>
    row.parts.filter((_, cell) => !taken.some((piece) => piece.row === top + index && piece.cell === cell)),
  )
  const rests = [...cuts].flatMap(({ pieces }) => pieces.filter((text) => !isNamed(text)))
  const left = [...rests, ...unused]
  const places = [...[...cuts].map(({ place }) => place), ...(hasPlaceRow ? [placeRow?.text ?? ''] : [])]
  const start = Math.min(...head.filter(({ parts }) => parts.length > 0).map(textStart))
  return {
    span: rows[anchors[nth] ?? 0]?.span ?? null,
    title: title?.text ?? '',
    giver: giver?.text ?? '',
    places: [...places, ...left.filter(isPlaceAlone)].filter((text) => text !== ''),
    left: left.filter((text) => !isPlaceAlone(text)),
    ...readBody(rows.slice(bottom + 1 + Number(hasPlaceRow), end), start),
  }
}

/** Without a date, rows are a role where a word or a label says so. */
const isLabelled = (name: string) => withoutNameLabel(name) !== name

/** A name alone, without a date or anything said about it, is no role, and neither is what has no name. */
const saysSomething = ({ span, title, giver, paragraphs, bullets }: RoleOnPaper) => {
  const isSaid = paragraphs.length + bullets.length > 0
  if (title === '' && giver === '') return Boolean(span?.start) && !span?.isSingle && isSaid
  if (span !== null) return true
  return isLabelled(title) || isLabelled(giver) || ((isSaid || giver !== '') && kindOfName(title).isRole)
}

/** The roles of all sections of work, section by section. Rows before the first role of a section are in none. */
export function readRoles(sections: readonly (readonly CvRow[])[]): RoleOnPaper[][] {
  const dated = sections.map(rowsOfWork)
  const first = readTogether(dated.map((rows) => ({ rows, anchors: anchorsOf(rows) })))
  const more = first.map(undatedIn)
  const groups = more.some((added) => added.length > 0)
    ? readTogether(
        first.map(({ rows, anchors }, index) => ({
          rows,
          anchors: [...new Set([...anchors, ...(more[index] ?? [])])].toSorted((a, b) => a - b),
        })),
      )
    : first
  return groups.map((group) => {
    const givers = giversOf(group.sheet, group.anchors, group.readings)
    return group.readings
      .flatMap((_, nth) => {
        const given = givers[nth]
        return given === undefined ? [] : [{ ...toRole(group, nth), giver: given }]
      })
      .filter(saysSomething)
  })
}
