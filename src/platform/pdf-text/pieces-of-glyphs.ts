import type { TextLine } from '#/domain/text/text-line.ts'
import { isRightToLeft } from './right-to-left.ts'
import type { Glyph } from './page-glyphs.ts'

/** What letters of one font say about it. */
export type FontLooks = (font: string) => { isBold: boolean; isIcons: boolean; isSymbols: boolean }

/** In sizes of letters: how far letters of one run may differ, and how wide the gap is that makes a word or a piece. */
const SAME_BASE = 0.1
const STEP_BACK = -0.25
const WORD_GAP = 0.13
const PIECE_GAP = 0.7
/** A capital that stands even a little behind a small letter begins a word. */
const CAMEL_GAP = 0.05
/** Letters are set apart for looks when half of them stand so far from the next one. */
const SET_APART = 0.06
const SAME_SIZE = 0.02
const TWICE = 0.12
/** In radians: letters that are turned further stand on no line. */
const TURNED = 0.1

/** A letter behind others of its run: how far behind the one before, and whether a space was drawn between. */
type Letter = Glyph & { gap: number; isSpaced: boolean }

function wayTo(from: Glyph, to: Glyph): { along: number; across: number } {
  const [cos, sin] = [Math.cos(from.angle), Math.sin(from.angle)]
  const [x, y] = [to.x - from.x, to.y - from.y]
  return { along: x * cos + y * sin - from.width, across: y * cos - x * sin }
}

function isTwice(before: Glyph, glyph: Glyph): boolean {
  const { along, across } = wayTo(before, glyph)
  const reach = TWICE * glyph.size
  return before.text === glyph.text && Math.abs(along + before.width) < reach && Math.abs(across) < reach
}

function goesOn(before: Glyph, glyph: Glyph): boolean {
  const isAlike =
    before.font === glyph.font &&
    Math.abs(before.size - glyph.size) <= SAME_SIZE * glyph.size &&
    Math.abs(before.angle - glyph.angle) < TURNED
  const { along, across } = wayTo(before, glyph)
  const isBehind = along > STEP_BACK * glyph.size && Math.abs(across) < SAME_BASE * glyph.size
  return isAlike && isBehind && !isRightToLeft(before.text) && !isRightToLeft(glyph.text)
}

/** Letters of one look that follow each other on one line; a letter that runs from right to left is by itself. */
function toRuns(glyphs: readonly Glyph[]): Letter[][] {
  const runs: Letter[][] = []
  let isSpaced = false
  for (const glyph of glyphs) {
    if (glyph.text.trim() === '') {
      isSpaced = true
      continue
    }
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (before && glyph.text !== '.' && isTwice(before, glyph)) continue
    if (run && before && goesOn(before, glyph))
      run.push({ ...glyph, gap: wayTo(before, glyph).along / glyph.size, isSpaced })
    else runs.push([{ ...glyph, gap: 0, isSpaced: false }])
    isSpaced = false
  }
  return runs
}

function trackingOf(run: readonly Letter[]): number {
  const gaps = run.slice(1).flatMap(({ gap, isSpaced }) => (isSpaced ? [] : [gap]))
  const middle = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0
  return gaps.length > 2 && middle > SET_APART ? middle : 0
}

function toPiece(letters: readonly Letter[], tracking: number, looks: FontLooks): TextLine[] {
  const [first, last] = [letters[0], letters.at(-1)]
  if (!first || !last) return []
  const { isBold, isIcons, isSymbols } = looks(first.font)
  if (isIcons) return []
  const isApart = ({ gap, isSpaced, text: own }: Letter, index: number) => {
    const isCamel = /^\p{Lu}/u.test(own) && /\p{Ll}$/u.test(letters[index - 1]?.text ?? '')
    return index > 0 && (isSpaced || gap > tracking + (isCamel ? CAMEL_GAP : WORD_GAP))
  }
  const text = letters.map((letter, index) => (isApart(letter, index) ? ' ' : '') + letter.text).join('')
  const { along } = wayTo(first, last)
  return [
    {
      text: isSymbols && letters.length === 1 ? '•' : text,
      ...{ x: first.x, y: first.y, size: first.size, isBold },
      width: along + first.width + last.width,
    },
  ]
}

function cutRun(run: readonly Letter[]): { letters: Letter[]; tracking: number }[] {
  const tracking = trackingOf(run)
  const parts: Letter[][] = []
  for (const letter of run) {
    const part = parts.at(-1)
    if (!part || letter.gap > PIECE_GAP + 2 * tracking) parts.push([letter])
    else part.push(letter)
  }
  return parts.map((letters) => ({ letters, tracking }))
}

/** Letters as pieces of text that stand together and look alike; those that are turned come apart. */
export function piecesOfGlyphs(
  glyphs: readonly Glyph[],
  looks: FontLooks,
): { upright: TextLine[]; turned: TextLine[] } {
  const [upright, turned]: [TextLine[], TextLine[]] = [[], []]
  for (const { letters, tracking } of toRuns(glyphs).flatMap(cutRun)) {
    const angle = letters[0]?.angle ?? 0
    for (const piece of toPiece(letters, tracking, looks)) {
      const middle = piece.y + (Math.sin(angle) * piece.width) / 2
      if (Math.abs(angle) > TURNED) turned.push({ ...piece, y: middle, isTurned: true })
      else upright.push(piece)
    }
  }
  return { upright, turned }
}
