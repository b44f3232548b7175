import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { loadMarkdown, Markdown } from './markdown.tsx'

beforeAll(loadMarkdown)

const html = (markdown: string, underHeading: 1 | 2 | 3 = 2) =>
  renderToStaticMarkup(<Markdown underHeading={underHeading}>{markdown}</Markdown>)

test.each<[markdown: string, under: 1 | 2 | 3, headings: string[]]>([
  ['# One\n## Two\n##### Three\n## Four\n# Five', 2, ['h3', 'h4', 'h5', 'h4', 'h3']],
  ['## One', 3, ['h4']],
  ['#### One\n## Two', 1, ['h2', 'h2']],
  ['# 1\n## 2\n### 3\n#### 4\n##### 5\n###### 6', 3, ['h4', 'h5', 'h6', 'h6', 'h6', 'h6']],
])('the headings of %j below h%i are %j: none skips a rank or passes h6', (markdown, under, headings) => {
  expect(Array.from(html(markdown, under).matchAll(/<(h\d)>/g), (match) => match[1])).toEqual(headings)
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '![logo](https://example.com/track.gif)',
  '[go](javascript:alert(1))',
  '[go](data:text/html,x)',
  '[go](//evil.example)',
  '<iframe src="https://evil.example"></iframe>',
  '<a href="https://evil.example" onclick="x()">go</a>',
  '- [ ] task',
])('hostile text makes neither markup nor a link: %s', (markdown) => {
  const shown = html(markdown)
  expect(shown).not.toMatch(/<(script|img|iframe|input|a)\b|onerror|onclick|javascript:|track\.gif/)
})

test('links lead outside without rank or referrer', () => {
  const shown = html('[us](https://example.com) or https://example.org or a@example.com')
  expect(shown.match(/rel="nofollow ugc noopener noreferrer"/g)).toHaveLength(3)
})

test('a link within the site it was copied from is only its text', () => {
  expect(html('See [the team](/about/team).')).toContain('<p>See the team.</p>')
})

test('a link that names a user before its host is only its text', () => {
  const shown = html('[gov](https://www.gov.uk@evil.example/a) [mail](mailto:a@b.example)')
  expect(shown).not.toContain('evil.example')
  expect(shown).toContain('href="mailto:a@b.example"')
})

test('tables, lists and strikethrough are read', () => {
  expect(html('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<td>1</td>')
  expect(html('- ~~old~~ new')).toContain('<del>old</del>')
})
