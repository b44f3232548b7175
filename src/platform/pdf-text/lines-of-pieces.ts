import type { TextLine } from '#/domain/text/text-line.ts'
import { hasAccents, isOnlyAccent, plainGlyphs } from './plain-glyphs.ts'

/** Pieces on one line differ by less than this share of their size; a wider gap than these makes a word, a column. */
const SAME_LINE = 0.4
const WORD_GAP = 0.15
const COLUMN_GAP = 1.3
/** An accent may begin so far behind the letter it belongs over. */
const ACCENT_LAG = 0.3

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

/** The pieces of one line from left to right, those that stand together as one. */
function joinRow(row: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = []
  for (const piece of row.toSorted((a, b) => startOf(a) - startOf(b))) {
    const before = joined.at(-1)
    const isApart =
      !before || piece.x - (before.x + before.width) > COLUMN_GAP * Math.min(before.size, piece.size)
    if (isApart) joined.push(piece)
    else joined[joined.length - 1] = join(before, piece)
  }
  return joined
}

/**
 * Pieces of text in any order as lines from top to bottom, and on one height from left to right.
 *
 * @example linesOfPieces([{ text: 'Lovelace', x: 78, … }, { text: 'Ada', x: 50, … }]) // [{ text: 'Ada Lovelace', … }]
 */
export function linesOfPieces(pieces: readonly TextLine[]): TextLine[] {
  const areAccentsApart = !pieces.some(({ text }) => hasAccents(text))
  const rows: TextLine[][] = []
  for (const piece of pieces.filter(({ text }) => text.trim() !== '').toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && piece.y - first.y < SAME_LINE * Math.min(first.size, piece.size)) row.push(piece)
    else rows.push([piece])
  }
  const plain = (text: string) => plainGlyphs(text, { areAccentsApart }).trim()
  return rows
    .flatMap(joinRow)
    .map(({ boldText, ...line }) => ({
      ...line,
      text: plain(line.text),
      ...(boldText === undefined ? {} : { boldText: plain(boldText) }),
    }))
    .filter(({ text }) => text !== '')
}
