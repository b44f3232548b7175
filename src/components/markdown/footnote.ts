import type { StateBlock } from 'markdown-it'

const NOTE = /^\[\^[^\]\n]+\]:/u

/** A rule for blocks: a note at a text's foot is a paragraph, and no address that other lines could lead to. */
export function footnote(state: StateBlock, firstLine: number, lineEnd: number, silent: boolean): boolean {
  const opensNote = (line: number) => {
    const from = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0)
    return NOTE.test(state.src.slice(from, state.eMarks[line]))
  }
  if (silent || !opensNote(firstLine)) return false
  const others = state.md.block.ruler.getRules('paragraph')
  const goesOn = (line: number) =>
    line < lineEnd &&
    !state.isEmpty(line) &&
    !opensNote(line) &&
    !others.some((opens) => opens(state, line, lineEnd, true))
  const outer = state.parentType
  state.parentType = 'paragraph'
  let next = firstLine + 1
  while (goesOn(next)) next += 1
  state.parentType = outer
  state.push('paragraph_open', 'p', 1)
  const inline = state.push('inline', '', 0)
  inline.content = state.getLines(firstLine, next, state.blkIndent, false).trim()
  inline.children = []
  state.push('paragraph_close', 'p', -1)
  state.line = next
  return true
}
