import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DrawnMarkdown, type DrawnMarkdownProps } from './drawn-markdown.tsx'
import { markdownHtml } from './markdown-html.ts'

const drawn = (text: string, underHeading: DrawnMarkdownProps['underHeading']) =>
  renderToStaticMarkup(<DrawnMarkdown html={markdownHtml(text)} underHeading={underHeading} />)
const rendered = (text: string, underHeading: DrawnMarkdownProps['underHeading']) =>
  `<div class="prose">${markdownHtml(text, underHeading)}</div>`

const HEADINGS = '# 1\n## 2\n### 3\n#### 4\n##### 5\n###### 6'

test.each([2, 3] as const)('under h%i it is what the renderer would show', (underHeading) => {
  expect(drawn(HEADINGS, underHeading)).toBe(rendered(HEADINGS, underHeading))
})

test('a writer who types a tag has typed text, and it stays that text', () => {
  const text = 'Use `<h3>` and &lt;h4&gt; \\<h5> <h3 onclick="x()">for headings</h3>'
  expect(drawn(text, 3)).toBe(rendered(text, 3))
  expect(drawn(text, 3)).not.toContain('<h4>')
  expect(drawn(text, 3)).toContain('&lt;h3&gt;')
})

const pieces = fc.constantFrom(
  '# ',
  '## ',
  '###### ',
  '<h3>',
  '</h2>',
  '`',
  '\n',
  '\n\n',
  '- ',
  '> ',
  '|',
  'word ',
  '&',
  '[x](https://e.example/<h3>)',
  '[^1]',
  '\n\n[^1]: note\n\n',
)

test('whatever is typed, both ways of showing it agree', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), fc.constantFrom(2, 3), (parts, under) => {
      const text = parts.join('')
      expect(drawn(text, under)).toBe(rendered(text, under))
    }),
  )
})
