import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MARKDOWN_MARKS, markSelection, type MarkdownMark } from './edit-markdown.ts'

/** Square brackets show what is selected. */
function mark(shown: string, with_: MarkdownMark, sample = 'sample') {
  const start = shown.indexOf('[')
  const end = shown.indexOf(']') - 1
  const text = shown.replace('[', '').replace(']', '')
  const marked = markSelection({ text, start, end }, with_, sample)
  const { text: after } = marked
  return `${after.slice(0, marked.start)}[${after.slice(marked.start, marked.end)}]${after.slice(marked.end)}`
}

test.each<[string, MarkdownMark, string]>([
  ['hold [water] back', 'bold', 'hold **[water]** back'],
  ['hold **[water]** back', 'bold', 'hold [water] back'],
  ['hold []', 'bold', 'hold **[sample]**'],
  ['[water]', 'italic', '_[water]_'],
  ['a\n[b\nc]\nd', 'list', 'a\n[- b\n- c]\nd'],
  ['a\n[- b\n- c]\nd', 'list', 'a\n[b\nc]\nd'],
  ['one li[]ne', 'list', '[- one line]'],
])('%s with %s becomes %s', (before, with_, after) => {
  expect(mark(before, with_)).toBe(after)
})

test('a link keeps the words and selects the address to type', () => {
  const marked = markSelection({ text: 'see us', start: 4, end: 6 }, 'link', '')
  expect(marked.text).toBe('see [us](https://)')
  expect(marked.text.slice(marked.start, marked.end)).toBe('https://')
})

const letters = (text: string) => text.replaceAll('https://', '').replaceAll(/[^a-z]/g, '')

test('no press of a button loses a word that was typed', () => {
  const typed = fc.record({
    text: fc.stringMatching(/^[a-z \n]{0,60}$/),
    ends: fc.tuple(fc.nat(60), fc.nat(60)),
    with_: fc.constantFrom(...MARKDOWN_MARKS),
  })
  fc.assert(
    fc.property(typed, ({ text, ends, with_ }) => {
      const [start, end] = ends.map((at) => Math.min(at, text.length)).toSorted((a, b) => a - b)
      const marked = markSelection({ text, start: start ?? 0, end: end ?? 0 }, with_, '')
      expect(letters(marked.text)).toBe(letters(text))
    }),
  )
})
