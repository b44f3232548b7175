import { isNoName, type DateSpan } from '#/domain/time/reading/dates-in-text.ts'
import { dateRows, isPlaceRow, type DatedRow } from './cv-dated-rows.ts'
import { beginningsIn, findStarts, textStart } from './cv-entry-starts.ts'
import { isSurePlace } from './cv-places.ts'
import { isSchool } from './school-words.ts'
import { readBody } from './cv-body.ts'
import { FURTHER_IN, type CvRow } from './cv-rows.ts'
import { endsSentence, HEAD_WORDS_MAX, words } from './cv-sentences.ts'

/** One course or project as it is written: what names it, of that what stands on the right, and what is said about it. */
export type CvEntry = {
  span: DateSpan | null
  heads: string[]
  beside: string[]
  paragraphs: string[]
  bullets: string[]
}

const HEAD_ROWS_MAX = 5

const hasParts = ({ parts }: DatedRow) => parts.length > 0

/** The rows after the first of an entry that still name it: up to its date, and one more while only one thing is named. */
function countHeadRows(rows: readonly DatedRow[]): number {
  const dated = rows.findIndex(({ isDate }) => isDate)
  let count = Math.max(dated, 0) + 1
  const heads = () => rows.slice(0, count).filter(hasParts)
  const named = () =>
    heads()
      .flatMap(({ parts }) => parts.flatMap(splitHead))
      .filter((part) => !isSurePlace(part))
  const left = () => Math.min(...heads().map(textStart))
  const hasBullets = rows.some(({ isBullet }) => isBullet)
  const isDrawn = (row: DatedRow, next: DatedRow | undefined) =>
    !hasBullets &&
    !isSchool(row.parts[0] ?? '') &&
    textStart(row) > left() + FURTHER_IN &&
    !(next && textStart(next) > textStart(row) + FURTHER_IN)
  const isName = (row: DatedRow | undefined) =>
    row !== undefined &&
    !row.isBullet &&
    !isDrawn(row, rows[count + 1]) &&
    words(row.text) <= HEAD_WORDS_MAX - 4 &&
    !endsSentence(row.text) &&
    !row.text.endsWith(',') &&
    /^[\p{Lu}\d"“«(]/u.test(row.text)
  if (named().length > 0 && isPlaceRow(rows[count])) return count + 1
  while (count < HEAD_ROWS_MAX && isName(rows[count]) && named().length < 2) count += 1
  return count
}

/** Parts of a line that names an entry, as "Baker | Crumb | Leeds"; what is left of a date names nothing. */
export function splitHead(text: string): string[] {
  return text
    .split(/(?<!\s)\s+[|·•—–@-]\s+/u)
    .map((part) => part.replace(/^[,;|·–—-]\s*|[,;|·–—-]$/g, '').trim())
    .filter((part) => part !== '' && !isNoName(part))
}

/** Bold words and the plain ones behind them name two things; a colon or a comma joins them. */
function byWeight(row: DatedRow): string[] {
  return row.parts.flatMap((part) => {
    const bold = row.boldTexts.find((text) => part.startsWith(text) && part.length > text.length)
    const rest = bold === undefined ? '' : part.slice(bold.length).trim()
    return bold !== undefined && /^[\p{L}\d]/u.test(rest) && !/[,:;(&–—-]$/.test(bold) ? [bold, rest] : [part]
  })
}

function toEntry(rows: readonly DatedRow[]): CvEntry {
  const head = rows.slice(0, countHeadRows(rows))
  const left = Math.min(...head.filter(hasParts).map(textStart))
  const span = rows.find(({ span: one }) => one)?.span ?? null
  const beside = head.flatMap(({ cells, parts }) => (cells.length > 1 ? parts.slice(1) : []))
  return { span, heads: head.flatMap(byWeight), beside, ...readBody(rows.slice(head.length), left) }
}

/** A heading within a section is no entry: nothing is said under it, and it has no date where others have one. */
const isSubheading = ({ span, heads, paragraphs, bullets }: CvEntry) =>
  span === null && heads.length <= 1 && paragraphs.length + bullets.length === 0

/** The rows of a section as entries, each of which begins where a date, a gap or bold letters say so. */
export function splitEntries(plain: readonly CvRow[]): CvEntry[] {
  const rows = dateRows(plain, beginningsIn)
  const starts = findStarts(rows)
  if (rows.length > 0 && starts[0] !== 0) starts.unshift(0)
  const entries = starts.map((start, index) => toEntry(rows.slice(start, starts[index + 1])))
  return entries.some(({ span }) => span) ? entries.filter((entry) => !isSubheading(entry)) : entries
}
