import type { TextLine } from '#/domain/text/text-line.ts'
import { findStarts, type CountStarts } from './column-edges.ts'
import { hasAccents, isOnlyAccent, plainGlyphs } from './plain-glyphs.ts'
import { inReadingOrder, isReadFromRight } from './right-to-left.ts'

/** Pieces on one line differ by less than this share of their size; a wider gap than these makes a word, a column. */
const SAME_LINE = 0.4
const WORD_GAP = 0.13
const COLUMN_GAP = 1.3
/** Where three rows begin a text, less is enough; where six do, the gap of a word, if both sides look otherwise. */
const EDGE_GAP = 0.55
const EDGE_ROWS = 3
const SURE_ROWS = 6
const OTHER_SIZE = 0.04
const OTHER_GAP = 0.8
/** A sign before a point of a list says nothing by itself. */
const SAYS = /[\p{L}\p{N}]/u
/** In points: the gaps between the words of a line that fills its column differ by no more. */
const SAME_GAP = 0.3
/** An accent may begin so far behind the letter it belongs over. */
const ACCENT_LAG = 0.3
/** What is drawn twice at almost the same place is drawn so to look bold. */
const TWICE = 0.15

const startOf = ({ text, x, size }: TextLine) => (isOnlyAccent(text) ? x - ACCENT_LAG * size : x)

function join(before: TextLine, piece: TextLine): TextLine {
  const gap = piece.x - (before.x + before.width)
  const space = gap > WORD_GAP * piece.size && !/\s$/.test(before.text) ? ' ' : ''
  return {
    ...before,
    text: before.text + space + piece.text,
    width: Math.max(before.width, piece.x + piece.width - before.x),
    size: Math.max(before.size, piece.size),
    isBold: before.isBold && piece.isBold,
    ...(before.isBold && !piece.isBold ? { boldText: before.text } : {}),
    ...(before.boldText !== undefined && piece.isBold ? { boldText: undefined } : {}),
  }
}

const isTwice = (before: TextLine, piece: TextLine) =>
  before.text === piece.text && Math.abs(piece.x - before.x) < TWICE * piece.size

const gapTo = (before: TextLine, piece: TextLine) => piece.x - (before.x + before.width)

function isApart(before: TextLine, piece: TextLine, startsAt: CountStarts): boolean {
  const gap = gapTo(before, piece) / Math.min(before.size, piece.size)
  if (gap > COLUMN_GAP || gap <= WORD_GAP || !SAYS.test(before.text)) return gap > COLUMN_GAP
  const rows = startsAt(piece.x)
  const isOther =
    before.isBold !== piece.isBold || Math.abs(before.size - piece.size) > OTHER_SIZE * piece.size
  if (isOther && gap > OTHER_GAP) return true
  return (gap > EDGE_GAP && rows >= EDGE_ROWS) || (isOther && rows >= SURE_ROWS)
}

const isWord = (cell: readonly TextLine[] | undefined) =>
  cell?.length === 1 && !/\s/.test(cell[0]?.text ?? ' ')

function wordGap(cells: readonly TextLine[][], index: number): number | null {
  const [before, cell] = [cells[index - 1]?.[0], cells[index]?.[0]]
  return before && cell && isWord(cells[index - 1]) && isWord(cells[index]) ? gapTo(before, cell) : null
}

const areEven = (a: number | null, b: number | null) =>
  a !== null && b !== null && Math.abs(a - b) <= SAME_GAP

/** Words at even gaps are a line that fills its column, however wide the gaps are. */
function joinEven(cells: readonly TextLine[][]): TextLine[][] {
  const gaps = cells.map((_, index) => wordGap(cells, index))
  const joined: TextLine[][] = []
  for (const [index, cell] of cells.entries()) {
    const gap = gaps[index] ?? null
    if (areEven(gap, gaps[index + 1] ?? null) || areEven(gaps[index - 1] ?? null, gap))
      joined.at(-1)?.push(...cell)
    else joined.push([...cell])
  }
  return joined
}

function toCells(row: readonly TextLine[], startsAt: CountStarts): TextLine[][] {
  const cells: TextLine[][] = []
  for (const piece of row.toSorted((a, b) => startOf(a) - startOf(b))) {
    const cell = cells.at(-1)
    const before = cell?.at(-1)
    if (cell && before && isTwice(before, piece)) cell[cell.length - 1] = { ...before, isBold: true }
    else if (!cell || !before || isApart(before, piece, startsAt)) cells.push([piece])
    else cell.push(piece)
  }
  return joinEven(cells)
}

function joinRow(row: readonly TextLine[], startsAt: CountStarts, isFromRight: boolean): TextLine[] {
  return toCells(row, startsAt).flatMap((cell) => {
    const [first, ...others] = inReadingOrder(cell, isFromRight)
    return first ? [others.reduce(join, first)] : []
  })
}

function toRows(pieces: readonly TextLine[]): TextLine[][] {
  const rows: TextLine[][] = []
  for (const piece of pieces.filter(({ text }) => text.trim() !== '').toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && piece.y - first.y < SAME_LINE * Math.min(first.size, piece.size)) row.push(piece)
    else rows.push([piece])
  }
  return rows
}

/** A page that is read from the right as if it were held before a mirror: what is read first stands at the left. */
function mirrorPage(rows: readonly TextLine[][]): TextLine[][] {
  const all = rows.flat()
  const edges = Math.min(...all.map(({ x }) => x)) + Math.max(...all.map(({ x, width }) => x + width))
  return rows.map((row) => row.map((line) => ({ ...line, x: edges - line.x - line.width })).toReversed())
}

function joinRows(rows: readonly TextLine[][]): TextLine[][] {
  const startsAt = findStarts(rows, COLUMN_GAP)
  const isFromRight = isReadFromRight(rows)
  const joined = rows.map((row) => joinRow(row, startsAt, isFromRight))
  return isFromRight ? mirrorPage(joined) : joined
}

/**
 * Pieces of text in any order as lines from top to bottom, and on one height as they are read. A page in letters that run
 * from right to left comes as if before a mirror.
 *
 * @example linesOfPieces([{ text: 'Lovelace', x: 78, … }, { text: 'Ada', x: 50, … }]) // [{ text: 'Ada Lovelace', … }]
 */
export function linesOfPieces(pieces: readonly TextLine[]): TextLine[] {
  const areAccentsApart = !pieces.some(({ text }) => hasAccents(text))
  const plain = (text: string) => plainGlyphs(text, { areAccentsApart }).trim()
  return joinRows(toRows(pieces))
    .flat()
    .map(({ boldText, ...line }) => ({
      ...line,
      text: plain(line.text),
      ...(boldText === undefined ? {} : { boldText: plain(boldText) }),
    }))
    .filter(({ text }) => text !== '')
}
