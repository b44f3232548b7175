import type { TextLine } from '#/domain/text/text-line.ts'
import { findEdges, type IsEdge } from './column-edges.ts'
import { hasAccents, isOnlyAccent, plainGlyphs } from './plain-glyphs.ts'
import { inReadingOrder, isReadFromRight } from './right-to-left.ts'

/** Pieces on one line differ by less than this share of their size; a wider gap than these makes a word, a column. */
const SAME_LINE = 0.4
const WORD_GAP = 0.13
const COLUMN_GAP = 1.3
/** Where a column begins, less is enough. */
const EDGE_GAP = 0.55
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

function isApart(before: TextLine, piece: TextLine, isEdge: IsEdge): boolean {
  const gap = (piece.x - (before.x + before.width)) / Math.min(before.size, piece.size)
  return gap > COLUMN_GAP || (gap > EDGE_GAP && isEdge(piece.x))
}

/** The pieces of one line from left to right in cells, which stand apart. */
function toCells(row: readonly TextLine[], isEdge: IsEdge): TextLine[][] {
  const cells: TextLine[][] = []
  for (const piece of row.toSorted((a, b) => startOf(a) - startOf(b))) {
    const cell = cells.at(-1)
    const before = cell?.at(-1)
    if (cell && before && isTwice(before, piece)) cell[cell.length - 1] = { ...before, isBold: true }
    else if (!cell || !before || isApart(before, piece, isEdge)) cells.push([piece])
    else cell.push(piece)
  }
  return cells
}

/** The pieces of one line as they are read, those that stand together as one. */
function joinRow(row: readonly TextLine[], isEdge: IsEdge, isFromRight: boolean): TextLine[] {
  return toCells(row, isEdge).flatMap((cell) => {
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
  const isEdge = findEdges(rows, COLUMN_GAP)
  const isFromRight = isReadFromRight(rows)
  const joined = rows.map((row) => joinRow(row, isEdge, isFromRight))
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
