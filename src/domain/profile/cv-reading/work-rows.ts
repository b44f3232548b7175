import { isOnlyDate } from '#/domain/time/reading/dates-in-text.ts'
import { dateRows, type DatedRow } from './cv-dated-rows.ts'
import { beginningsIn, isFarBelow, LARGER, textStart, usualGap } from './cv-entry-starts.ts'
import { hasRoomFor, type CvRow } from './cv-rows.ts'
import { endsSentence, HEAD_WORDS_MAX, words } from './cv-sentences.ts'
import { roleScore } from './role-words.ts'
import { isNameLabel } from './work-names.ts'

const LONG = 30
const SAME_START = 3
const SAME_SIZE = 0.3
/** What is listed at commas beside a date has as many words at most, the date among them. */
const LISTED_WORDS_MAX = 24
/** So many rows before and behind a date may name what it dates. */
const NEAR = 3
const SMALL_WORD_AT_END =
  /(?:[,&/–-]|[\s-](?:in|an|am|at|à|au|aux|zu|zur|zum|beim|bei|chez|of|for|the|and|de|des|du|la|le|et|für|der|die|das|und|im|y|en|e|da|do|em|di|per))$/iu

/** A row within a point of a list is dated by nothing that it says. */
function undateWrapped(rows: readonly DatedRow[]): DatedRow[] {
  const usual = usualGap(rows)
  let isWithin = false
  return rows.map((row, index) => {
    const before = rows[index - 1]
    const isNext =
      before !== undefined &&
      !row.isBullet &&
      !row.isBold &&
      !isFarBelow(row, usual) &&
      row.size === before.size
    const isWrapped = isNext && !hasRoomFor(before, row) && textStart(row) >= textStart(before) - 1
    isWithin = isWrapped && (before.isBullet || isWithin) && !row.cells.some(isOnlyDate)
    return isWithin ? { ...row, span: null, isDate: false, parts: row.cells } : row
  })
}

/** Tells whether two rows below each other look alike, and each is one name. */
const isAlike = (row: DatedRow, before: DatedRow) =>
  !row.isBullet &&
  !row.isDate &&
  row.parts.length === 1 &&
  before.parts.length === 1 &&
  row.isBold === before.isBold &&
  Math.abs(row.size - before.size) < SAME_SIZE &&
  Math.abs(textStart(row) - textStart(before)) < SAME_START &&
  words(before.parts.join(' ')) + words(row.text) <=
    (isOnlyDate(before.cells[0] ?? '') && before.text.includes(', ') ? LISTED_WORDS_MAX : HEAD_WORDS_MAX)

/** Tells whether the first word of a row would have found room before the date at the end of the one above. */
function hasRoomBeforeDate({ parts, xs }: DatedRow, next: DatedRow): boolean {
  const letterWidth = (next.right - (next.xs[0] ?? 0)) / Math.max(next.text.length, 1)
  const [first = ''] = next.text.split(' ')
  const letters = (parts[0]?.length ?? 0) + first.length + 1
  return xs.length < 2 || (xs[0] ?? 0) + letters * letterWidth < (xs.at(-1) ?? 0)
}

/** Names near a date that go on in the row below, as one row. */
function joinWrapped(rows: readonly DatedRow[]): DatedRow[] {
  const usual = usualGap(rows)
  const smallest = rows.reduce((size, row) => Math.min(size, row.size), Infinity)
  const joined: DatedRow[] = []
  rows.forEach((row, index) => {
    const before = joined.at(-1)
    const text = before?.parts[0] ?? ''
    const isNear = rows.slice(Math.max(0, index - NEAR), index + NEAR).some(({ isDate }) => isDate)
    const goesOn = (above: DatedRow) => {
      const isLoud = row.isBold || row.size > smallest * LARGER
      const hasRoom = above.isDate ? hasRoomBeforeDate(above, row) : hasRoomFor(above, row)
      const isOther = above.isDate && roleScore(text) * roleScore(row.text) < 0
      const isFull = isLoud && text.length >= LONG && !hasRoom && !isOther
      const isSmall = isLoud && /^\p{Ll}/u.test(row.text)
      const isBesideDate = isOnlyDate(above.cells[0] ?? '') && text.includes(', ')
      const isCut = isBesideDate && text.length >= LONG && !hasRoomFor(above, row)
      return (SMALL_WORD_AT_END.test(text) || isFull || isSmall || isCut) && !endsSentence(text)
    }
    if (!before || !isNear || !isAlike(row, before) || isFarBelow(row, usual) || !goesOn(before)) {
      joined.push(row)
      return
    }
    const whole = `${text} ${row.parts[0] ?? ''}`
    const cells = before.cells.map((cell) => (cell === text ? whole : cell))
    joined[joined.length - 1] = { ...before, cells, parts: [whole], text: cells.join('  ') }
  })
  return joined
}

/** A label in a column of its own, before the name that it is of. */
function joinLabel(row: CvRow): CvRow {
  const [label = '', name = '', ...others] = row.cells
  if (name === '' || others.length > 0 || row.isBullet || !isNameLabel(label)) return row
  const text = `${label.replace(/\s?:$/, '')}: ${name}`
  return { ...row, cells: [text], xs: row.xs.slice(0, 1), sizes: row.sizes.slice(0, 1), text }
}

/** The rows of a section of work, with the dates taken out of those that date a role. */
export const rowsOfWork = (plain: readonly CvRow[]): DatedRow[] =>
  joinWrapped(undateWrapped(dateRows(plain.map(joinLabel), beginningsIn)))

/** The rows at which roles are looked for: those with a date, or where there is none, those that begin a block. */
export function anchorsOf(rows: readonly DatedRow[]): number[] {
  const dated = rows.flatMap(({ isDate }, index) => (isDate ? [index] : []))
  if (dated.length > 0) return dated
  const usual = usualGap(rows)
  const isBelowGap = (row: DatedRow, index: number) =>
    index === 0 || (!row.isBullet && isFarBelow(row, usual))
  const far = rows.flatMap((row, index) => (isBelowGap(row, index) ? [index] : []))
  const begins = beginningsIn(rows)
  return far.length > 1 ? far : rows.flatMap((_, index) => (begins(index) ? [index] : []))
}
