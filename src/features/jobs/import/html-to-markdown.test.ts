import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlToMarkdown } from './html-to-markdown.ts'

test.each([
  [
    '<h2>Duties</h2><ul><li>Bake</li><li>Sweep<ul><li>twice</li></ul></li></ul>',
    '## Duties\n\n- Bake\n- Sweep\n    - twice',
  ],
  [
    '<ul><li><p>Bake</p></li><li> <p>Sweep</p><ul><li><p>twice</p></li></ul></li></ul>',
    '- Bake\n- Sweep\n    - twice',
  ],
  ['<ol><li>First</li><li>Then</li></ol>', '1.  First\n2.  Then'],
  [
    '<p>Some <b>bold</b> and <em>quiet</em> words<br>on two lines.</p>',
    'Some **bold** and *quiet* words  \non two lines.',
  ],
  [
    '<table><tr><th>Day</th><th>Shift</th></tr><tr><td>Mon</td><td>Late</td></tr></table>',
    'Day · Shift\n\nMon · Late',
  ],
  ['<div><div>One</div><div>&nbsp;</div><div>Two</div></div>', 'One\n\nTwo'],
  ['&lt;p&gt;Tom &amp;amp; &lt;b&gt;I&lt;/b&gt;&lt;/p&gt;', 'Tom & **I**'],
  ['Plain words.\r\n\u2022 one\n\u2022 two &amp; three', 'Plain words.\n- one\n- two & three'],
  ['5 < 7 and 8 > 6', '5 < 7 and 8 > 6'],
  ['', ''],
])('%j becomes %j', (html, markdown) => {
  expect(htmlToMarkdown(html)).toBe(markdown)
})

test('links lead to the web or to a mail; of any other the words stay', () => {
  const link = (href: string) => htmlToMarkdown(`<p><a href="${href}">here</a></p>`)
  expect(link('https://crust.example/a?b=1&amp;c=2')).toBe('[here](https://crust.example/a?b=1&c=2)')
  expect(link('mailto:jobs@crust.example')).toBe('[here](mailto:jobs@crust.example)')
  for (const href of [
    'javascript:alert(1)',
    ' JaVaScRiPt:x',
    'data:text/html,x',
    '/jobs',
    '//x.example',
    'vbscript:x',
    '',
  ]) {
    expect(link(href)).toBe('here')
  }
})

test('scripts, styles, pictures and handlers are gone, and the text beside them stays', () => {
  const html =
    '<p onclick="x()">One</p><script>alert("<p>no</p>")</script><style>p{}</style><img src="https://t.example/p.gif">' +
    '<svg onload="x()"><title>no</title></svg><iframe src="https://x.example"></iframe><!-- no --><p>Two<svg/></p><p>Three</p>'
  expect(htmlToMarkdown(html)).toBe('One\n\nTwo\n\nThree')
})

test('tags that are meant as text can never be taken for tags again', () => {
  expect(htmlToMarkdown('<p>Write &lt;script&gt; or &amp;lt;b&amp;gt;</p>')).toBe(
    'Write &lt;script> or &amp;lt;b&amp;gt;',
  )
  expect(htmlToMarkdown('a [link](javascript:x) <b')).toBe('a \\[link\\](javascript:x) &lt;b')
})

test('no HTML whatever leaves a tag', () => {
  const bits = [
    '<p>',
    '</p>',
    '<b',
    '<script>',
    '</script>',
    '&lt;',
    '&amp;lt;',
    '<a href="javascript:x">',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    'x',
    '"',
    '>',
    '<',
  ]
  const html = fc
    .array(fc.oneof(fc.constantFrom(...bits), fc.string({ maxLength: 4 })))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(html, (text) => {
      const markdown = htmlToMarkdown(text)
      expect(markdown).not.toMatch(/<[a-z/!]/i)
      expect(markdown).not.toMatch(/(?<!\\)\]\(javascript:/i)
    }),
  )
})

test('a bomb of nested tags is only its text', () => {
  expect(htmlToMarkdown(`${'<div>'.repeat(200_000)}deep`)).toBe('deep')
  expect(htmlToMarkdown(`${'<b><i>'.repeat(3_000)}deep`)).toContain('deep')
  expect(htmlToMarkdown('<a '.repeat(100_000))).not.toMatch(/<a/)
})

test('ten million characters stay whole', () => {
  const paragraph = `<p>${'Bread rises slowly. '.repeat(50)}</p>`
  const markdown = htmlToMarkdown(paragraph.repeat(10_000))
  expect(markdown.match(/Bread rises slowly\./g)).toHaveLength(500_000)
})

test.each([
  'https://acme.example/job_apply_now',
  'www.acme.example/our_team',
  'first_last_name@acme.example',
])('the address %s that stands in a text keeps its letters', (address) => {
  expect(htmlToMarkdown(`<p>Write _soon_ to ${address} or so</p>`)).toBe(
    `Write \\_soon\\_ to ${address} or so`,
  )
})
