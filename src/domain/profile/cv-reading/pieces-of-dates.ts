import { hasOnlyDateWords, isOnlyDate, takeDates } from '#/domain/time/reading/dates-in-text.ts'
import { isNow } from '#/domain/time/reading/now-words.ts'
import { withSomeCells, type CvRow } from './cv-rows.ts'
import { levelOfDegree } from './degree-words.ts'

/** In points: the parts of a date that is written on several rows begin so near each other. */
const LEFT_OF = 6
const RIGHT_OF = 120
const SPLIT_ROWS_MAX = 3
const DATE_WORDS_MAX = 4
const MONTH_END = /[–—-]\s?\p{L}+\.?$/u
const OPEN_END = /\d\s?[–—-]\s?$/

/** What stands between two dates that are written below each other, as a dash. */
const asDash = (cell: string) => (/^[~|↑↓│⏐]$/u.test(cell) ? '–' : cell.replaceAll('~', '–'))

const isDatePiece = (cell: string) =>
  isNow(cell.replace(/^[~–—-]\s|\s[~–—-]$/gu, '')) || hasOnlyDateWords(asDash(cell))

function dateBefore(text: string): string {
  const all = text.split(' ')
  const goesOn = (count: number) =>
    /^\p{Lu}/u.test(all[count] ?? '') && isDatePiece(all.slice(0, count).join(' '))
  let count = DATE_WORDS_MAX
  while (count > 0 && !goesOn(count)) count -= 1
  return all.slice(0, count).join(' ')
}

/** Dates that stand so near the text beside their column that they run into it, in cells of their own. */
function partFromText<Row extends CvRow>(rows: readonly Row[]): Row[] {
  const column = rows.filter(
    ({ isBullet, cells }) => !isBullet && cells.length > 1 && isDatePiece(cells[0] ?? ''),
  )
  const last = Math.max(...column.map(({ xs }) => xs[0] ?? 0))
  const text = Math.min(...column.map(({ xs }) => xs[1] ?? 0))
  if (column.length < 2 || last >= text - LEFT_OF) return [...rows]
  return rows.map((row) => {
    const [cell = '', ...others] = row.cells
    const [x = 0, ...xs] = row.xs
    const date = row.isBullet || x > last + LEFT_OF || row.right <= text ? '' : dateBefore(cell)
    if (date === '' || (xs[0] ?? Infinity) <= text + LEFT_OF) return row
    const cells = [date, cell.slice(date.length).trim(), ...others]
    const sizes = [row.sizes[0] ?? row.size, ...row.sizes]
    return { ...row, cells, xs: [x, text, ...xs], sizes, text: cells.join('  ') }
  })
}

/** The pieces of a date in cells beside each other, "2020" and "VII – 2021 III", in one. */
function joinDateCells<Row extends CvRow>(row: Row): Row {
  const at = row.cells.findIndex((cell, index) => {
    const next = row.cells[index + 1] ?? ''
    const both = (isOnlyDate(cell) || isDatePiece(cell)) && next !== '' ? takeDates(`${cell} ${next}`) : null
    return both?.text === '' && both.span !== null
  })
  if (at < 0 || row.isBullet) return row
  const kept = withSomeCells(row, (index) => index !== at + 1)
  const cells = kept.cells.map((cell, index) => (index === at ? `${cell} ${row.cells[at + 1]}` : cell))
  return { ...kept, cells, text: cells.join('  ') }
}

/** The cell of a row that stands below one of another row, as a piece of a date; in a column before the text it may end there. */
function pieceBelow(row: CvRow | undefined, above: CvRow, at: number): number {
  const [x = 0, text] = [above.xs[at], above.xs[at + 1]]
  return (row?.cells ?? []).findIndex((cell, index) => {
    const own = row?.xs[index] ?? 0
    const isBelow = own - x >= -LEFT_OF && own - x <= RIGHT_OF
    const isInColumn = at === 0 && index === 0 && text !== undefined && own < text - LEFT_OF
    return (isBelow || isInColumn) && isDatePiece(cell)
  })
}

const isWholeSpan = (text: string) => {
  const { span, text: left } = takeDates(text.replaceAll('~', '–'))
  return span !== null && !span.isSingle && left === '' && !(span.end === null && /[–—~-]\s*$/.test(text))
}

/** The pieces of a span in one text; where the last date stands on top they are turned. */
function spanOf(pieces: readonly string[]): string {
  const [down, up] = [pieces, pieces.toReversed()].map((all) => all.map(asDash).join(' ')) as [string, string]
  const { span } = takeDates(down)
  const isTurned = span !== null && !span.isSingle && span.end !== null && span.end < span.start
  return (isTurned || !isWholeSpan(down)) && isWholeSpan(up) ? up : down
}

/** "Aug 2019 – Apr" with its year on the next row. */
function isCutSpan(last: string, next: string): boolean {
  const { span } = takeDates(`${last} ${next}`)
  return MONTH_END.test(last) && takeDates(last).span?.isSingle === true && span !== null && !span.isSingle
}

/** "Crumb Ltd (July" with the rest of the bracket on the next row. */
function isCutBracket(last: string, { cells, isBullet, text }: CvRow): boolean {
  if (isBullet || cells.length > 1 || !/\([^()]{1,20}$/.test(last) || !/^[^()]{4,30}\)$/.test(text))
    return false
  const { span, text: left } = takeDates(`${last} ${text}`)
  return span !== null && !span.isSingle && !left.includes('(')
}

/** A span that ends on the next row, which says nothing else, on one. */
function joinOpenSpans<Row extends CvRow>(rows: readonly Row[]): Row[] {
  const joined: Row[] = []
  for (const row of rows) {
    const before = joined.at(-1)
    const last = before?.cells.at(-1) ?? ''
    const saysNow = isNow(row.text.replace(/[)\]]$/, ''))
    const isEnd = !row.isBullet && row.cells.length === 1 && (saysNow || isOnlyDate(row.text))
    const isOpen =
      isEnd && (OPEN_END.test(last) ? takeDates(last).span?.end === null : isCutSpan(last, row.text))
    const isCut = isCutBracket(last, row)
    if (before && (isCut || (isOpen && (saysNow || takeDates(row.text).span?.isSingle)))) {
      const cells = [...before.cells.slice(0, -1), `${last} ${row.text}`]
      joined[joined.length - 1] = { ...before, cells, text: cells.join('  ') }
    } else joined.push(row)
  }
  return joined
}

const namesDegree = ({ cells }: CvRow) => cells.some((cell) => levelOfDegree(cell) !== null)
/** Two studies below each other, each with its own year. */
const areStudies = (row: CvRow, next: CvRow) => namesDegree(row) && namesDegree(next)

/** Spans that are written on two or three rows of a narrow column, on the first of them. */
function joinSplitSpans<Row extends CvRow>(rows: readonly Row[]): Row[] {
  const joined = rows.map((row) => ({ ...row, cells: [...row.cells] }))
  joined.forEach((row, index) => {
    const at = row.cells.findIndex((cell) => isDatePiece(cell) && !isWholeSpan(cell))
    if (at < 0 || row.isBullet) return
    const pieces = [row.cells[at] ?? '']
    const taken: [row: number, cell: number][] = []
    for (let below = index + 1; below < index + SPLIT_ROWS_MAX && !isWholeSpan(spanOf(pieces)); below += 1) {
      const next = joined[below]
      const piece = next?.isBullet || (next && areStudies(row, next)) ? -1 : pieceBelow(next, row, at)
      if (piece < 0) {
        if (below > index + 1 || at > 0) break
        continue
      }
      const isNext = below === index + 1 || taken.length > 0
      if (!isNext && !OPEN_END.test(pieces[0] ?? '') && !isNow(next?.cells[piece] ?? '')) break
      pieces.push(next?.cells[piece] ?? '')
      taken.push([below, piece])
    }
    const whole = spanOf(pieces)
    if (taken.length === 0 || !isWholeSpan(whole)) return
    row.cells[at] = whole
    row.text = row.cells.join('  ')
    for (const [below, piece] of taken) {
      const next = joined[below]
      if (next) joined[below] = withSomeCells(next, (one) => one !== piece)
    }
  })
  return joined.filter(({ cells }) => cells.length > 0)
}

/** Rows on which each date is whole whose pieces stood in cells beside or below each other, or ran into the text. */
export const joinPiecesOfDates = <Row extends CvRow>(rows: readonly Row[]): Row[] =>
  joinSplitSpans(partFromText(joinOpenSpans(rows.map(joinDateCells))))
