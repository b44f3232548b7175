import type { TextLine } from '#/domain/text/text-line.ts'

const LETTER = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const ALL_LETTERS = new RegExp(LETTER.source, 'gu')
const MIRRORED: Readonly<Record<string, string>> = {
  ...{ '(': ')', ')': '(', '[': ']', ']': '[', '{': '}', '}': '{', '«': '»', '»': '«', '<': '>', '>': '<' },
}
const YEAR = /(?:19|20)\d{2}/g
const SPAN = /^[\p{N}./]+\s[-–—]\s[\p{N}./]+$/u

export const isRightToLeft = (text: string): boolean => LETTER.test(text)

type Direction = 'right' | 'left' | 'number' | 'none'

/** Which way a piece runs; numbers run on with the words before them, and signs with those on both sides. */
function directionOf({ text }: TextLine): Direction {
  if (LETTER.test(text)) return 'left'
  if (/\p{L}/u.test(text)) return 'right'
  return /\p{N}/u.test(text) ? 'number' : 'none'
}

const mostAt = (places: readonly number[]) =>
  Math.max(
    0,
    ...Array.from(
      Map.groupBy(places, (place) => Math.round(place / 2)),
      ([, rows]) => rows.length,
    ),
  )

/** Tells whether a page is read from the right: its letters run so, and more of its rows end at one edge than begin at one. */
export function isReadFromRight(rows: readonly (readonly TextLine[])[]): boolean {
  const text = rows
    .flat()
    .map((piece) => piece.text)
    .join('')
  const count = text.match(ALL_LETTERS)?.length ?? 0
  if (count === 0 || count * 2 < (text.match(/\p{L}/gu)?.length ?? 0)) return false
  const lefts = rows.map((row) => Math.min(...row.map(({ x }) => x)))
  const rights = rows.map((row) => Math.max(...row.map(({ x, width }) => x + width)))
  return mostAt(rights) > mostAt(lefts)
}

/** Two dates with the earlier one first: in text from right to left either may stand at the left. */
function turnSpan(text: string): string {
  const [from = 0, to = 0] = (text.match(YEAR) ?? []).map(Number)
  return from > to ? text.split(/\s/).toReversed().join(' ') : text
}

function turnText(text: string): string {
  if (SPAN.test(text)) return turnSpan(text)
  return /[\p{L}\p{N}]/u.test(text) ? text : Array.from(text, (sign) => MIRRORED[sign] ?? sign).join('')
}

function mirror(pieces: readonly TextLine[]): TextLine[] {
  const edges = Math.min(...pieces.map(({ x }) => x)) + Math.max(...pieces.map(({ x, width }) => x + width))
  return pieces
    .map((piece) => ({ ...piece, x: edges - piece.x - piece.width, text: turnText(piece.text) }))
    .toReversed()
}

/** The part of a line from a place on that runs one way, with the numbers beside it, or that does not. */
function partFrom(directions: readonly Direction[], from: number, way: 'right' | 'left') {
  let [end, at, isPart] = [from, from, false]
  const mayBegin = directions[from] === way || (directions[from] === 'number' && way === 'left')
  const last = mayBegin ? directions.length : from
  for (; at < last; at += 1) {
    const one = directions[at]
    if (one !== way && one !== 'number' && one !== 'none') break
    isPart ||= one === way
    if (one === way || (one === 'number' && way === 'right')) end = at + 1
  }
  return { isPart, end: isPart ? end : Math.max(at, from + 1) }
}

function mirrorParts(pieces: readonly TextLine[], way: 'right' | 'left'): TextLine[] {
  const directions = pieces.map(directionOf)
  const turned: TextLine[] = []
  for (let from = 0; from < pieces.length;) {
    const { isPart, end } = partFrom(directions, from, way)
    const part = pieces.slice(from, end)
    turned.push(...(isPart ? mirror(part) : part))
    from = end
  }
  return turned
}

/** The pieces of one line, from left to right, moved so that from left to right they stand as they are read. */
export function inReadingOrder(pieces: readonly TextLine[], isFromRight: boolean): TextLine[] {
  if (!isFromRight && !pieces.some(({ text }) => isRightToLeft(text))) return [...pieces]
  return isFromRight ? mirrorParts(mirror(pieces), 'right') : mirrorParts(pieces, 'left')
}
