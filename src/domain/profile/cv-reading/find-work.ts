import { looseHeadingOf } from './cv-headings.ts'
import { bodySize, type CvRow } from './cv-rows.ts'
import { HEADING_WORDS_MAX, LARGER, namesEntry, type SectionOfRows } from './cv-sections.ts'
import { isUpper, words } from './cv-sentences.ts'
import { partStudies } from './part-studies.ts'
import { takeDates } from '#/domain/time/reading/dates-in-text.ts'
import { kindOfName, roleScore } from './role-words.ts'

const isAlone = ({ cells, isBullet, text }: CvRow) =>
  cells.length === 1 && !isBullet && words(text) <= HEADING_WORDS_MAX && takeDates(text).span === null

const isOfWork = (row: CvRow, body: number) =>
  isAlone(row) &&
  (row.isBold || isUpper(row.text) || row.size > body * LARGER) &&
  looseHeadingOf(row.text) === 'work' &&
  !namesEntry(row.text)

const partBelow = (one: SectionOfRows, above: number, at: number): SectionOfRows[] => [
  { ...one, rows: one.rows.slice(0, above) },
  { section: 'work', rows: one.rows.slice(at) },
]

function partAtHeading(one: SectionOfRows, body: number): SectionOfRows[] {
  const at = one.rows.findIndex((row) => isOfWork(row, body))
  return at < 0 ? [one] : partBelow(one, at, at + 1)
}

const isSpan = ({ text }: CvRow) => takeDates(text).span?.isSingle === false

/** Rows under a heading that nobody knows are roles where they have spans of time, and name no studies. */
function hasRoles({ section, rows: [heading, ...rows] }: SectionOfRows): boolean {
  if (section !== 'other' || !heading || !isAlone(heading) || roleScore(heading.text) > 0) return false
  return rows.some(isSpan) && partStudies(rows).every((part) => part.section === 'work')
}

const SPANS_MIN = 2

/** Above the first heading of all, what stands beside its time is a role or a study. */
function partAtSpans(one: SectionOfRows): SectionOfRows[] {
  const spans = one.rows.filter(
    ({ cells }) => cells.length > 1 && takeDates(cells[0] ?? '').span?.isSingle === false,
  )
  const at = one.rows.findIndex((row) => row === spans[0])
  const parts = one.section === 'top' && spans.length >= SPANS_MIN ? partStudies(one.rows.slice(at)) : []
  const isSure = parts.some(
    ({ section, rows }) => section === 'work' && rows.some(({ text }) => kindOfName(text).isRole),
  )
  return isSure ? [{ ...one, rows: one.rows.slice(0, at) }, ...parts] : [one]
}

const hasWork = (all: readonly SectionOfRows[]) => all.some(({ section }) => section === 'work')

/** The sections of a paper without a known heading of work: one is told by a word of it, or by what is under it. */
export function withWork(sections: readonly SectionOfRows[]): SectionOfRows[] {
  if (hasWork(sections)) return [...sections]
  const body = bodySize(sections.flatMap(({ rows }) => rows))
  const parted = sections.flatMap((one) => partAtHeading(one, body))
  if (hasWork(parted)) return parted
  const told = sections.flatMap((one) => (hasRoles(one) ? partBelow(one, 1, 1) : [one]))
  return hasWork(told) ? told : sections.flatMap(partAtSpans)
}
