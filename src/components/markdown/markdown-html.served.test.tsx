import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { loadMarkdown, Markdown } from './markdown.tsx'
import { markdownHtml } from './markdown-html.ts'

beforeAll(loadMarkdown)

const NAMES = 'p|h[1-6]|ul|ol|li|a|em|strong|del|code|pre|blockquote|hr|br|table|thead|tbody|tr|th|td'
const ATTRIBUTE = '(?: (?:href="(?:https?:|mailto:|tel:)[^"]*"|(?:title|rel|target|class|start)="[^"]*"))*'
const KNOWN = new RegExp(`^</?(?:${NAMES})${ATTRIBUTE}>$`, 'iu')
const PIECES = [
  ...['<', '>', '"', "'", '&', '&lt;', '&#106;', '`', '```', '~~', '**', '_', '\n', '\n\n', '    ', '\\'],
  ...['[', ']', '(', ')', '![', '](', '"onclick="x', ' onerror=x ', 'javascript:', 'data:text/html,', '//'],
  ...['<script>', '</script>', '<a href="', '<!--', '-->', '<svg/onload=x>', '<https://e.example/"x>'],
  ...['# ', '- ', '1. ', '> ', '| a | b |\n|:-:|--:|\n', '[x]: ', 'https://e.example', 'a@e.example'],
]

test('machines read the very HTML that people see', () => {
  const text =
    '# What you do\n\n- Build *walls*\n\nSee [us](https://example.com) & others. <script>alert(1)</script>'
  const shown = renderToStaticMarkup(<Markdown underHeading={2}>{text}</Markdown>)
  expect(shown).toContain(`<div class="prose">${markdownHtml(text)}</div>`)
  expect(markdownHtml(text)).toContain('<h3>What you do</h3>')
})

test.each(['', '<!-- nothing to see -->', '![x](y.png)', '[![x](y.png)](https://example.com)'])(
  '%j shows nothing',
  (text) => {
    expect(markdownHtml(text)).toBe('')
  },
)

test.each([
  ['<div>We build walls</div>', '<p>We build walls</p>'],
  ['<b>Walls</b> and <i title="<">dams</i>', '<p>Walls and dams</p>'],
  ['a < b, 3 > 2 & more', '<p>a &lt; b, 3 &gt; 2 &amp; more</p>'],
])('of the tags in %j the text between them is left', (text, html) => {
  expect(markdownHtml(text)).toBe(html)
})

test.each(['ASP.net', 'Booking.com', 'node.js', '//evil.example', 'ftp://files.example.com'])(
  'the name %s is no link',
  (text) => {
    expect(markdownHtml(text)).toBe(`<p>${text}</p>`)
  },
)

test('an address that somebody types leads there', () => {
  expect(markdownHtml('www.example.com/jobs')).toContain('<a href="http://www.example.com/jobs"')
})

test('columns keep their side without a style of their own, which the page would refuse', () => {
  const html = markdownHtml('| a | b | c |\n|:--|:-:|--:|\n| 1 | 2 | 3 |')
  expect(html).toContain('<td class="text-end">3</td>')
  expect(html).not.toContain('style')
})

test('whatever is typed, only known tags with known attributes come out', () => {
  const pieces = fc.constantFrom(...PIECES)
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 3 })), { maxLength: 40 }), (parts) => {
      const html = markdownHtml(parts.join(''))
      const strange = Array.from(html.matchAll(/<[^>]*>/gu), ([tag]) => tag).filter((tag) => !KNOWN.test(tag))
      expect(strange).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})
