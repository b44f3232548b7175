import type { DateSpan } from '#/domain/time/reading/dates-in-text.ts'
import { readBody } from './cv-body.ts'
import type { DatedRow } from './cv-dated-rows.ts'
import { isFarBelow, textStart } from './cv-entry-starts.ts'
import { isSurePlace } from './cv-places.ts'
import type { CvRow } from './cv-rows.ts'
import { endsSentence, HEAD_WORDS_MAX, words } from './cv-sentences.ts'
import { roleScore } from './role-words.ts'
import { agree, chooseTogether } from './work-agreement.ts'
import { findPlaceCells, isSetOff, readingsOf, sheetOf, type Reading, type Sheet } from './work-readings.ts'
import { anchorsOf, rowsOfWork } from './work-rows.ts'

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

/** How much less it costs that a role names nobody who gives it, where a company stands above several roles. */
const LED = 1.3

/** A company above several roles, and how the title of the first one looks; '' is any look. */
type Leader = { giver: string; look: string }

/** Who gives a role as a company above several does: on a row of its own, in another look or with how long all took. */
function leaderIn({ title, giver }: Reading, rows: readonly DatedRow[]): Leader | null {
  if (!title || !giver || giver.row >= title.row) return null
  if (rows[giver.row]?.isTotal) return { giver: giver.text, look: '' }
  return giver.look === title.look ? null : { giver: giver.text, look: title.look }
}

const isUnder = (leader: Leader | null, { title, giver }: Reading) =>
  leader !== null && title !== null && giver === null && (leader.look === '' || leader.look === title.look)

/** The readings of a section's entries, where those that look like the first role of a company may name none. */
function underLeaders(rows: readonly DatedRow[], entries: readonly Reading[][]): Reading[][] {
  let leader: Leader | null = null
  const chosen = chooseTogether(entries)
  return entries.map((readings, index) => {
    const led = readings.map((reading) =>
      isUnder(leader, reading) ? { ...reading, score: reading.score + LED } : reading,
    )
    const own = chosen[index]
    leader = (own && leaderIn(own, rows)) ?? leader
    return led
  })
}

/** Reads all groups together: a CV is set in one way. */
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
    return { rows: sheet.rows, anchors, sheet, readings: chooseTogether(underLeaders(sheet.rows, own)) }
  })
}

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
    if (!begins || isTaken(index) || endsSentence(row.text) || words(row.text) > HEAD_WORDS_MAX) return []
    const at = index + depth
    return [rows[at] && !isTaken(at) && !rows[at].isBullet ? at : index]
  })
}

const isPlaceRow = (row: DatedRow | undefined) =>
  row !== undefined && !row.isBullet && !row.isDate && row.parts.length === 1 && isSurePlace(row.text)

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
    places: [...places, ...left.filter(isSurePlace)].filter((text) => text !== ''),
    left: left.filter((text) => !isSurePlace(text)),
    ...readBody(rows.slice(bottom + 1 + Number(hasPlaceRow), end), start),
  }
}

/** A company above several roles names who gives each that names nobody and looks like the first. */
function withLeaders({ rows, readings }: Group, roles: readonly RoleOnPaper[]): RoleOnPaper[] {
  let leader: Leader | null = null
  return roles.flatMap((role, nth) => {
    const [own, next] = [readings[nth], readings[nth + 1]]
    if (!own) return []
    const isAboveNext = next?.title && !next.giver && next.top === own.bottom + 1
    if (own.giver && !own.title && isAboveNext) {
      leader = { giver: own.giver.text, look: next.title?.look ?? '' }
      return []
    }
    if (isUnder(leader, own)) return [{ ...role, giver: leader?.giver ?? '' }]
    if (own.giver) leader = leaderIn(own, rows)
    return [role]
  })
}

/** A name alone, without a date or anything said about it, is no role, and neither is what has no name. */
const saysSomething = ({ span, title, giver, paragraphs, bullets }: RoleOnPaper) => {
  const isSaid = paragraphs.length + bullets.length > 0
  if (title === '' && giver === '') return span !== null && !span.isSingle && isSaid
  return span !== null || isSaid || (title !== '' && (giver !== '' || roleScore(title) > 0))
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
  return groups.map((group) =>
    withLeaders(
      group,
      group.readings.map((_, nth) => toRole(group, nth)),
    ).filter(saysSomething),
  )
}
