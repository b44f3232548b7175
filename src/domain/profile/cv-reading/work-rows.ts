import { isOnlyDate } from '#/domain/time/reading/dates-in-text.ts'
import { dateRows, type DatedRow } from './cv-dated-rows.ts'
import { beginningsIn, isFarBelow, LARGER, textStart, usualGap } from './cv-entry-starts.ts'
import { hasRoomFor, type CvRow } from './cv-rows.ts'
import { datesAtEnd } from './dates-at-end.ts'
import { endsSentence, HEAD_WORDS_MAX, words } from './cv-sentences.ts'
import { kindOfName, roleScore } from './role-words.ts'
import { isNameLabel, withoutNameLabel } from './work-names.ts'

const LONG = 30
const SAME_START = 3
const SAME_SIZE = 0.3
/** What is listed at commas beside a date has as many words at most, the date among them. */
const LISTED_WORDS_MAX = 24
/** So many rows before and behind a date may name what it dates. */
const NEAR = 3
const SMALL_WORD_AT_END =
  /(?:[,&/–—-]|[\s-](?:in|an|am|at|à|au|aux|zu|zur|zum|beim|bei|chez|of|for|the|and|de|des|du|la|le|et|für|der|die|das|und|im|y|en|e|da|do|em|di|per))$/iu

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

/** Tells whether a date stands at the beginning of a row, and all else behind it. */
const leadsWithDate = ({ isDate, cells, parts }: DatedRow) =>
  isOnlyDate(cells[0] ?? '') || (isDate && cells.length === 1 && !cells[0]?.startsWith(parts[0] ?? ''))

const endsOpen = (text: string) => /\s[–—-]$/u.test(text)

/** Tells whether two rows below each other look alike, and each is one name. */
const isAlike = (row: DatedRow, before: DatedRow) =>
  !row.isBullet &&
  !row.isDate &&
  row.parts.length === 1 &&
  before.parts.length === 1 &&
  row.isBold === (before.isBold && before.boldTexts.length === 0) &&
  Math.abs(row.size - before.size) < SAME_SIZE &&
  Math.abs(textStart(row) - textStart(before)) < SAME_START &&
  words(before.parts.join(' ')) + words(row.text) <=
    (endsOpen(before.text) || (leadsWithDate(before) && before.text.includes(', '))
      ? LISTED_WORDS_MAX
      : HEAD_WORDS_MAX)

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
    const isLabelled = withoutNameLabel(text) !== text
    const isNear =
      isLabelled || rows.slice(Math.max(0, index - NEAR), index + NEAR).some(({ isDate }) => isDate)
    const goesOn = (above: DatedRow) => {
      const isLoud = row.isBold || row.size > smallest * LARGER
      const hasRoom = above.isDate ? hasRoomBeforeDate(above, row) : hasRoomFor(above, row)
      const isOther = above.isDate && roleScore(text) * roleScore(row.text) < 0
      const isFull = isLoud && text.length >= LONG && !hasRoom && !isOther
      const isSmall = isLoud && /^\p{Ll}/u.test(row.text)
      const isBesideDate = isOnlyDate(above.cells[0] ?? '') && text.includes(', ')
      const isOpen = leadsWithDate(above) && above.cells.at(-1)?.endsWith(`${text},`)
      const isCut = isBesideDate && text.length >= LONG && !hasRoomFor(above, row)
      return (SMALL_WORD_AT_END.test(text) || isFull || isSmall || isCut || isOpen) && !endsSentence(text)
    }
    if (!before || !isNear || !isAlike(row, before) || isFarBelow(row, usual) || !goesOn(before)) {
      joined.push(row)
      return
    }
    const said = before.cells.find((cell) => cell.endsWith(`${text},`)) ? `${text},` : text
    const whole = `${said} ${row.parts[0] ?? ''}`
    const cells = before.cells.map((cell) =>
      cell.endsWith(said) ? `${cell.slice(0, -said.length)}${whole}` : cell,
    )
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

const SENTENCE_END = /(?<=\p{Ll}{4}|\))\.\s+(?=[^\p{Ll}\d])/u

/** A row of what is said behind the name of a role, "Baker. Baked bread …", as two that are `gap` apart. */
function partSaid(row: DatedRow, before: DatedRow | undefined, gap: number): DatedRow[] {
  const [text = '', ...others] = row.parts
  const end = SENTENCE_END.exec(text)
  const isNear = row.isDate || before?.isDate
  if (!end || !isNear || others.length > 0 || row.isBullet) return [row]
  const [name, said] = [text.slice(0, end.index), text.slice(end.index + end[0].length)]
  if (!kindOfName(name).isRole || words(name) > LISTED_WORDS_MAX) return [row]
  const about = {
    span: null,
    isDate: false,
    isTotal: false,
    isBold: false,
    boldTexts: [],
    cells: [said],
    text: said,
  }
  return [
    { ...row, parts: [name], room: Infinity },
    { ...row, ...about, parts: [said], gap },
  ]
}

function partAllSaid(rows: readonly DatedRow[]): DatedRow[] {
  const usual = usualGap(rows)
  return rows.flatMap((row, index) => partSaid(row, rows[index - 1], usual))
}

const LABEL = /^\p{L}[\p{L} /]{1,29}\s?: ?(?=\S)/u

/** Rows that begin as others do, up to a colon: that is a label, and names nothing. Labels of names say more, and before a role beside its date stands who gives it. */
function markLabels(rows: readonly DatedRow[]): DatedRow[] {
  const labels = rows.map(({ parts: [text = ''], isBullet, isDate }) => {
    const label = isBullet ? '' : (LABEL.exec(text)?.[0] ?? '')
    return isDate && roleScore(text.slice(label.length)) > 0 ? '' : label
  })
  const same = Map.groupBy(labels, (label) => label)
  return rows.map((row, index) => {
    const label = labels[index] ?? ''
    const isRepeated = label !== '' && (same.get(label) ?? []).length > 1
    return isRepeated && !isNameLabel(label.trim()) ? { ...row, label } : row
  })
}

/** The rows of a section of work, with the dates taken out of those that date a role. */
export const rowsOfWork = (plain: readonly CvRow[]): DatedRow[] =>
  markLabels(
    partAllSaid(joinWrapped(datesAtEnd(undateWrapped(dateRows(plain.map(joinLabel), beginningsIn))))),
  )

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
