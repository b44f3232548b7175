import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MarkdownBody } from './markdown-body.tsx'
import { markdownHtml } from './markdown-html.tsx'

test('machines read the very HTML that people see', () => {
  const text =
    '# What you do\n\n- Build *walls*\n\nSee [us](https://example.com) & others. <script>alert(1)</script>'
  const shown = renderToStaticMarkup(<MarkdownBody underHeading={2}>{text}</MarkdownBody>)
  expect(shown).toBe(`<div class="prose">${markdownHtml(text)}</div>`)
  expect(markdownHtml(text)).toContain('<h3>What you do</h3>')
})

test('a text drawn before is the same the second time', () => {
  expect(markdownHtml('Twice')).toBe(markdownHtml('Twice'))
})

test.each(['', '<!-- nothing to see -->', '![x](y.png)'])('%j shows nothing', (text) => {
  expect(markdownHtml(text).replaceAll(/<\/?p>/g, '')).toBe('')
})
