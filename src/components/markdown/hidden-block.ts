import type { StateBlock } from 'markdown-it'

const HIDDEN = [
  { opens: /^<!--/u, closes: /-->/gu },
  { opens: /^<script[\s>]/iu, closes: /<\/script\s*>/giu },
  { opens: /^<style[\s>]/iu, closes: /<\/style\s*>/giu },
]
/** Nothing else on the line. */
const LINE_ENDS = /[^\S\n]*(?:\n|$)/uy
const OPENING_CHARS = 10
const CODE_INDENT = 4

/** An end, behind it; undefined where words follow on the same line, Infinity where there is none. */
type End = { from: number; behind: number; end: number | undefined }

/** The next end of a kind. A text of openings alone would else be read to its end for each of them. */
function nextEnd({ src, env }: StateBlock, kind: (typeof HIDDEN)[number], from: number): End['end'] {
  const known = (env.ends ??= new Map()) as Map<unknown, End>
  const last = known.get(kind)
  // A quote is read ahead of what stands in it.
  if (last && last.from <= from && from < last.behind) return last.end
  kind.closes.lastIndex = from
  const found = kind.closes.exec(src)
  const behind = found ? found.index + found[0].length : Infinity
  LINE_ENDS.lastIndex = behind
  const end = found && !LINE_ENDS.test(src) ? undefined : behind
  known.set(kind, { from, behind, end })
  return end
}

/** Where what opens at a place is closed, behind its end; undefined where words follow on the same line. */
function endOfHidden(state: StateBlock, from: number): number | undefined {
  const beginning = state.src.slice(from, from + OPENING_CHARS)
  const kind = HIDDEN.find(({ opens }) => opens.test(beginning))
  return kind && nextEnd(state, kind, from)
}

/**
 * A rule for blocks: comments, scripts and styles with all their lines, as programs leave them in what people paste.
 * One that is never closed hides nothing, and words behind the end of one stay.
 */
export function hiddenBlock(state: StateBlock, firstLine: number, lineEnd: number, silent: boolean): boolean {
  const indent = (state.sCount[firstLine] ?? 0) - state.blkIndent
  if (indent >= CODE_INDENT) return false
  const from = (state.bMarks[firstLine] ?? 0) + (state.tShift[firstLine] ?? 0)
  const end = endOfHidden(state, from)
  if (end === undefined || end > (state.eMarks[lineEnd - 1] ?? 0)) return false
  let last = firstLine
  while ((state.eMarks[last] ?? Infinity) < end) last += 1
  if (!silent) state.line = last + 1
  return true
}
