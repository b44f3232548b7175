import type { StateBlock } from 'markdown-it'

const HIDDEN = [
  { opens: /^<!--/u, closes: /-->/gu },
  { opens: /^<script[\s>]/iu, closes: /<\/script\s*>/giu },
  { opens: /^<style[\s>]/iu, closes: /<\/style\s*>/giu },
]
const OPENING_CHARS = 10
const CODE_INDENT = 4

/** Behind the end of what opens at a place. What is not closed from there on is not from any later place either. */
function endOfHidden({ src, env }: StateBlock, from: number): number | undefined {
  const beginning = src.slice(from, from + OPENING_CHARS)
  const kind = HIDDEN.find(({ opens }) => opens.test(beginning))
  const unclosed = (env.unclosed ??= new Set()) as Set<unknown>
  if (!kind || unclosed.has(kind)) return undefined
  kind.closes.lastIndex = from
  const found = kind.closes.exec(src)
  if (!found) unclosed.add(kind)
  return found ? found.index + found[0].length : undefined
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
  if (end === undefined) return false
  let last = firstLine
  while (last < lineEnd && (state.eMarks[last] ?? 0) < end) last += 1
  if (last === lineEnd || state.src.slice(end, state.eMarks[last]).trim()) return false
  if (!silent) state.line = last + 1
  return true
}
