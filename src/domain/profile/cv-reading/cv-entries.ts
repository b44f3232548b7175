import { isNoName, type DateSpan } from '#/domain/time/reading/dates-in-text.ts'
import { dateRows, type DatedRow } from './cv-dated-rows.ts'
import { beginsBlock, findStarts, isFarBelow, textStart, usualGap } from './cv-entry-starts.ts'
import { isSurePlace } from './cv-places.ts'
import { hasRoomFor, type CvRow } from './cv-rows.ts'
import { endsSentence, HEAD_WORDS_MAX, words } from './cv-sentences.ts'
import { roleScore } from './role-words.ts'

/**
 * One role, course or project as it is written: what names it, and what is said about it. `beside` are those of `heads`
 * that stand to the right of another one.
 */
export type CvEntry = {
  span: DateSpan | null
  heads: string[]
  beside: string[]
  paragraphs: string[]
  bullets: string[]
}

/** How entries of a kind are told: `isWhole` when a line says all that names one, and how much a text names a role or who gives it. */
export type EntryRules = {
  isWhole?: (line: string, below: string) => boolean
  score?: (text: string) => number
}

const HEAD_ROWS_MAX = 5
/** In points: what stands further in than this is under what is above it. */
const FURTHER_IN = 4

const hasParts = ({ parts }: DatedRow) => parts.length > 0
const isPlaceRow = (row: DatedRow | undefined) =>
  row !== undefined && !row.isBullet && row.cells.length === 1 && isSurePlace(row.text)

/** The rows after the first of an entry that still name it: up to its date, and one more while only one thing is named. */
function countHeadRows(
  rows: readonly DatedRow[],
  { isWhole = () => false, score = () => 0 }: EntryRules,
  isNamed: boolean,
): number {
  const dated = rows.findIndex(({ isDate }) => isDate)
  let count = Math.max(dated, 0) + 1
  const heads = () => rows.slice(0, count).filter(hasParts)
  const named = () =>
    heads()
      .flatMap(({ parts }) => parts.flatMap(splitRole))
      .filter((part) => !isSurePlace(part))
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
    !endsSentence(row.text) &&
    !row.text.endsWith(',') &&
    /^[\p{Lu}\d"“«(]/u.test(row.text)
  if (named().length > 0 && isPlaceRow(rows[count])) return count + 1
  const isRole = (text: string) => score(text) > 0
  const needsMore = () => named().length < 2 || (!named().some(isRole) && isRole(rows[count]?.text ?? ''))
  const rowsMax = isNamed ? 0 : HEAD_ROWS_MAX
  while (count < rowsMax && isName(rows[count]) && needsMore()) count += 1
  return isPlaceRow(rows[count]) ? count + 1 : count
}

/** A word that stands between a role and who gives it: the last one of a line counts. */
const GIVEN_BY = /^(.+)\s(?:at|chez|bei|presso|bij)\s(\S.*)$/u
const OF_UNIVERSITY = /[Uu]niversi\S*\s/u
const GIVER_WORDS_MAX = 10
const SMALL_GIVER_WORDS_MAX = 3

/** A place behind a dash stands apart from the name before it. */
function withPlaceApart(text: string): string[] {
  const [, before, place] = /^(.+)\s[–—-]\s(.+)$/u.exec(text) ?? []
  return before && place && isSurePlace(place) ? [before, place] : [text]
}

/** The parts of a line that names a role, as "Baker at Crumb". A university may have such a word in its name. */
export function splitRole(text: string): string[] {
  const [, role = '', giver = ''] = GIVEN_BY.exec(text) ?? []
  const isSmall = words(giver) <= SMALL_GIVER_WORDS_MAX && roleScore(role) > 0 && !endsSentence(giver)
  const isName = /^(?:[\p{Lu}\d]|\S+\.\p{L})/u.test(giver) || isSmall
  const isGiven = giver !== '' && isName && words(giver) <= GIVER_WORDS_MAX && !OF_UNIVERSITY.test(role)
  if (isGiven && !/[|·•]/.test(text))
    return [role, ...withPlaceApart(giver)].map((part) => part.replace(/[,;|·]$/, '').trim())
  return splitHead(text).flatMap((part) =>
    OF_UNIVERSITY.test(part) ? [part] : part.split(/\s(?:at|chez|bei|presso|bij)\s(?=\p{Lu})/u),
  )
}

/** Parts of a line that names an entry, as "Baker | Crumb | Leeds"; what is left of a date names nothing. */
export function splitHead(text: string): string[] {
  return text
    .split(/(?<!\s)\s+[|·•—–@-]\s+/u)
    .map((part) => part.replace(/^[,;|·–—-]\s*|[,;|·–—-]$/g, '').trim())
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
    const isWrapped = bullets.length > 0 && !isFarBelow(row, usual)
    if (row.isBullet || (isDrawn && !rows.some(({ isBullet }) => isBullet))) bullets.push(text)
    else if (isWrapped) bullets.push(`${bullets.pop()} ${text}`)
    else paragraphs.push(text)
  })
  return { paragraphs, bullets }
}

/** The rows that name an entry up to its date. */
const headRowsOf = (rows: readonly DatedRow[]) =>
  rows
    .slice(
      0,
      Math.max(
        rows.findIndex(({ isDate }) => isDate),
        0,
      ) + 1,
    )
    .filter(hasParts)
const look = ({ size, isBold }: CvRow) => `${Math.round(size * 2)} ${isBold}`
const textOf = (row: DatedRow | undefined) => row?.parts.join(' ') ?? ''

/** The row of the group that an entry belongs to: a company above several roles, each of which looks like the first one. */
function leaderOf(rows: readonly DatedRow[], before: readonly DatedRow[] | undefined, { score }: EntryRules) {
  if (!before || !score) return null
  const [leader, title] = headRowsOf(before)
  const [own, other] = headRowsOf(rows)
  if (!leader || !title || !own || other || own.parts.length > 2 || look(own) === look(leader)) return null
  const isAlike = look(own) === look(title) || (leader.isTotal && own.size < leader.size)
  return isAlike && score(textOf(leader)) <= 0 && score(textOf(own)) >= 0 ? leader : null
}

/** Bold words and the plain ones behind them name two things; a colon or a comma joins them. */
function byWeight(row: DatedRow): string[] {
  return row.parts.flatMap((part) => {
    const bold = row.boldTexts.find((text) => part.startsWith(text) && part.length > text.length)
    const rest = bold === undefined ? '' : part.slice(bold.length).trim()
    return bold !== undefined && /^[\p{L}\d]/u.test(rest) && !/[,:;(&–—-]$/.test(bold) ? [bold, rest] : [part]
  })
}

function toEntry(rows: readonly DatedRow[], leader: DatedRow | null, rules: EntryRules): CvEntry {
  const count = countHeadRows(rows, rules, leader !== null)
  const headRows = [...(leader ? [leader] : []), ...rows.slice(0, count)].map((row) => ({
    ...row,
    parts: byWeight(row),
  }))
  const left = Math.min(...rows.slice(0, count).filter(hasParts).map(textStart))
  const span = rows.find(({ span: one }) => one)?.span ?? null
  return {
    span,
    heads: headRows.flatMap(({ parts }) => parts),
    beside: headRows.flatMap(({ cells, parts }) => (cells.length > 1 ? parts.slice(1) : [])),
    ...readBody(rows.slice(count), left),
  }
}

/** A heading within a section is no entry: nothing is said under it, and it has no date where others have one. */
const isSubheading = ({ span, heads, paragraphs, bullets }: CvEntry) =>
  span === null && heads.length <= 1 && paragraphs.length + bullets.length === 0

/** The rows of a section as entries, each of which begins where a date, a gap or bold letters say so. */
export function splitEntries(plain: readonly CvRow[], rules: EntryRules = {}): CvEntry[] {
  const rows = dateRows(plain, beginsBlock)
  const starts = findStarts(rows)
  if (rows.length > 0 && starts[0] !== 0) starts.unshift(0)
  const groups = starts.map((start, index) => rows.slice(start, starts[index + 1]))
  let leading: readonly DatedRow[] | undefined
  const entries = groups.map((group) => {
    const leader = leaderOf(group, leading, rules)
    if (!leader) leading = group
    return toEntry(group, leader, rules)
  })
  return entries.some(({ span }) => span) ? entries.filter((entry) => !isSubheading(entry)) : entries
}
