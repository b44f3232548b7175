import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { tries } from '#tests/setup/tries.ts'
import { loadMarkdown, Markdown } from './markdown.tsx'
import { markdownHtml } from './markdown-html.ts'

beforeAll(loadMarkdown)

const NAMES = 'p|h[1-6]|ul|ol|li|a|em|strong|del|code|pre|blockquote|hr|br|table|thead|tbody|tr|th|td'
const ATTRIBUTE =
  '(?: (?:href="(?:https?:|mailto:|tel:)[^"]*"|(?:title|rel|target|class|start|tabindex)="[^"]*"))*'
const KNOWN = new RegExp(`^</?(?:${NAMES})${ATTRIBUTE}>$`, 'iu')
const FOREIGN = 'rel="nofollow ugc noopener noreferrer" target="_blank"'
const PIECES = [
  ...['<', '>', '"', "'", '&', '&lt;', '&#106;', '`', '```', '~~', '**', '_', '\n', '\n\n', '    ', '\\'],
  ...['[', ']', '(', ')', '![', '](', '"onclick="x', ' onerror=x ', 'javascript:', 'data:text/html,', '//'],
  ...[
    '<script>',
    '</script>',
    '<a href="',
    '<!--',
    '-->',
    '<svg/onload=x>',
    '<https://e.example/"x>',
    '](https://e.example)',
    '<br>',
    '<b>',
    '</p>',
  ],
  ...['# ', '- ', '1. ', '> ', '| a | b |\n|:-:|--:|\n', '[x]: ', 'https://e.example', 'a@e.example'],
]

test('machines read the very HTML that people see', () => {
  const text =
    '# What you do\n\n- Build *walls*\n\nSee [us](https://example.com) & others. <script>alert(1)</script>'
  const shown = renderToStaticMarkup(<Markdown underHeading={2}>{text}</Markdown>)
  expect(shown).toContain(`<div class="prose">${markdownHtml(text)}</div>`)
  expect(markdownHtml(text)).toContain('<h3>What you do</h3>')
})

test.each([
  '',
  '<!-- nothing to see -->',
  '![x](y.png)',
  '[![x](y.png)](https://example.com)',
  '# <b></b>\n\n- ![x](y)\n\n> #',
  '```',
  '----',
])('%j shows nothing', (text) => {
  expect(markdownHtml(text)).toBe('')
})

test.each([
  ['<div>We build walls</div>', '<p> We build walls </p>'],
  ['<b>Walls</b> and <i title="<">dams</i>', '<p>Walls and dams</p>'],
  ['Salary:<br/>30 k<BR>Hours: 35', '<p>Salary:<br>\n30 k<br>\nHours: 35</p>'],
  ['<h2>Role</h2><p>Text</p>', '<p> Role  Text </p>'],
  [
    'Reports to <Hiring Manager>, List<String>',
    '<p>Reports to &lt;Hiring Manager&gt;, List&lt;String&gt;</p>',
  ],
  ['<div>\n\n- walls\n\n</div>', '<ul>\n<li>walls</li>\n</ul>'],
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

test.each([
  ['a\n<!-- not for\n\nthe public -->\nb', '<p>a</p>\n<p>b</p>'],
  ['<style>\np { margin: 0 }\n\n</style>\nb', '<p>b</p>'],
  ['<SCRIPT type="x">\nrun()\n\n</SCRIPT>\nb', '<p>b</p>'],
  ['<!-- never closed\n\nb', '<p>&lt;!-- never closed</p>\n<p>b</p>'],
  ['<!--\na --> b', '<p> b</p>'],
  ['<!-- a -->' + ' '.repeat(120) + 'b', `<p>${' '.repeat(120)}b</p>`],
  ['> <script>\n> run()\n> </script>\n> b\n\n<script>x</script>', '<blockquote>\n<p>b</p>\n</blockquote>'],
  ['`<!-- code -->`', '<p><code>&lt;!-- code --&gt;</code></p>'],
])('%j hides what nobody was to see, and nothing else', (text, html) => {
  expect(markdownHtml(text)).toBe(html)
})

test.each([
  ['Pay[^1]\n\n[^1]: gross\n[^2]: a year', '<p>Pay[^1]</p>\n<p>[^1]: gross</p>\n<p>[^2]: a year</p>'],
  ['- [^1]: gross', '<ul>\n<li>[^1]: gross</li>\n</ul>'],
  ['[^1]: gross\n## Benefits', '<p>[^1]: gross</p>\n<h3>Benefits</h3>'],
  ['[^1]: gross\n- walls', '<p>[^1]: gross</p>\n<ul>\n<li>walls</li>\n</ul>'],
  ['1. [^1]: gross\n2. walls', '<ol>\n<li>[^1]: gross</li>\n<li>walls</li>\n</ol>'],
  ['> [^1]: gross', '<blockquote>\n<p>[^1]: gross</p>\n</blockquote>'],
  ['```\n[^a]: +\n```', '<pre tabindex="0"><code>[^a]: +\n</code></pre>'],
])('the footnotes of %j can be read where they were written', (text, html) => {
  expect(markdownHtml(text)).toBe(html)
})

test.each(['www.example.com/jobs', 'www.example.careers', 'www.example.london/a?b=c'])(
  'the address %s leads there',
  (address) => {
    expect(markdownHtml(`See ${address}.`)).toContain(`<a href="http://${address}"`)
  },
)

test.each([
  ['[a <https://b.example> c](https://d.example)', ['https://d.example']],
  ['[a <https://b.example> c](/about)', ['https://b.example']],
  ['[a](https:/settings) [b](https:settings)', []],
  ['[\u200B](https://a.example)', []],
])('%j holds only links that can be pressed and lead out, none in another', (text, addresses) => {
  const found = Array.from(markdownHtml(text).matchAll(/<a href="([^"]*)"/gu), ([, address]) => address)
  expect(found).toEqual(addresses)
})

test('few letters make no megabytes of table', () => {
  const table = (columns: number, rows: number, end = '\n') =>
    ['|a'.repeat(columns), '|:-:'.repeat(columns), ...Array.from({ length: rows }, () => '|')].join(end)
  expect(markdownHtml(table(5, 50))).toContain('<table>')
  for (const huge of [table(3_300, 100), table(20, 9_000), table(3_300, 100, '\r')]) {
    expect(markdownHtml(huge).length).toBeLessThan(huge.length * 2)
  }
})

test('columns keep their side without a style of their own, which the page would refuse', () => {
  const html = markdownHtml('| a | b | c |\n|:--|:-:|--:|\n| 1 | 2 | 3 |')
  expect(html).toContain('<td class="text-end">3</td>')
  expect(html).not.toContain('style')
})

/** The tags that are open at an end, after each closed one was checked against the last that was opened. */
function leftOpen(tags: readonly string[]): string[] {
  const open: string[] = []
  for (const tag of tags) {
    const name = /^<\/?([a-z\d]+)/u.exec(tag)?.[1] ?? ''
    if (tag.startsWith('</')) expect(open.pop()).toBe(name)
    else if (name === 'a') expect(open).not.toContain('a')
    if (!tag.startsWith('</') && !['br', 'hr'].includes(name)) open.push(name)
  }
  return open
}

test('whatever is typed, only known tags with known attributes come out, each closed and no link in a link', () => {
  const pieces = fc.constantFrom(...PIECES)
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 3 })), { maxLength: 40 }), (parts) => {
      const html = markdownHtml(parts.join(''))
      const tags = Array.from(html.matchAll(/<[^>]*>/gu), ([tag]) => tag)
      expect(tags.filter((tag) => !KNOWN.test(tag))).toEqual([])
      expect(tags.filter((tag) => tag.startsWith('<a ') && !tag.includes(FOREIGN))).toEqual([])
      expect(leftOpen(tags)).toEqual([])
      expect(html).not.toMatch(/<(p|h[1-6]|li|ul|ol|blockquote|a)\b[^>]*>\s*<\/\1>/u)
    }),
    { numRuns: tries(2_000) },
  )
})
