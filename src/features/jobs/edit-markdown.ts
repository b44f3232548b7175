/** What the toolbar can do with the selected part of a text. */
export const MARKDOWN_MARKS = ['bold', 'italic', 'list', 'link'] as const
export type MarkdownMark = (typeof MARKDOWN_MARKS)[number]

export type Selection = { text: string; start: number; end: number }

/** Puts signs round the selection, or takes them away where they already stand; the words stay selected. */
function wrap({ text, start, end }: Selection, sign: string, sample: string): Selection {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  const words = text.slice(start, end)
  if (words && before.endsWith(sign) && after.startsWith(sign)) {
    const left = start - sign.length
    return {
      text: before.slice(0, left) + words + after.slice(sign.length),
      start: left,
      end: left + words.length,
    }
  }
  const inner = words || sample
  const from = start + sign.length
  return { text: before + sign + inner + sign + after, start: from, end: from + inner.length }
}

/** Makes list items of the lines that the selection touches, or plain lines of items. */
function toggleList({ text, start, end }: Selection): Selection {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const lineEnd = text.indexOf('\n', end)
  const to = lineEnd === -1 ? text.length : lineEnd
  const lines = text.slice(from, to).split('\n')
  const isList = lines.every((line) => line.startsWith('- '))
  const changed = lines.map((line) => (isList ? line.slice(2) : `- ${line}`)).join('\n')
  return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length }
}

const ADDRESS = 'https://'

/** The selection becomes a link's words, and its address is what to type next. */
function toLink({ text, start, end }: Selection, sample: string): Selection {
  const words = text.slice(start, end) || sample
  const from = start + words.length + 3
  return {
    text: `${text.slice(0, start)}[${words}](${ADDRESS})${text.slice(end)}`,
    start: from,
    end: from + ADDRESS.length,
  }
}

/**
 * A text after a press of the toolbar, and what is selected then. `sample` stands in for an empty selection.
 *
 * @example markSelection({ text: 'Hold water', start: 0, end: 4 }, 'bold', '').text // '**Hold** water'
 */
export function markSelection(selection: Selection, mark: MarkdownMark, sample: string): Selection {
  if (mark === 'bold') return wrap(selection, '**', sample)
  if (mark === 'italic') return wrap(selection, '_', sample)
  return mark === 'list' ? toggleList(selection) : toLink(selection, sample)
}
