import { act } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { renderUi, screen } from '#tests/setup/render.tsx'
import { loadMarkdown, Markdown, type MarkdownProps } from './markdown.tsx'

async function renderMarkdown(text: string, underHeading: MarkdownProps['underHeading'] = 2) {
  await loadMarkdown()
  return act(async () => renderUi(<Markdown underHeading={underHeading}>{text}</Markdown>))
}

test('until the renderer is here the words can be read already', async () => {
  vi.resetModules()
  const { Markdown: NotYet } = await import('./markdown.tsx')
  const html = renderToString(<NotYet>{'# What you do\n\nBuild <b>walls</b>'}</NotYet>)
  expect(html).toContain('# What you do\n\nBuild &lt;b&gt;walls&lt;/b&gt;')
})

test('a text that waited for the renderer is drawn without a warning', async () => {
  vi.resetModules()
  const { Markdown: NotYet } = await import('./markdown.tsx')
  const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // Within act nothing waits: the fallback is never shown.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<NotYet underHeading={2}># What you do</NotYet>)
  await expect.poll(() => document.querySelector('h3')?.textContent).toBe('What you do')
  expect(warn.mock.calls.flat()).toEqual([])
  root.unmount()
  warn.mockRestore()
  vi.unstubAllGlobals()
})

test('a text in the browser becomes headings, lists and links that can be reached', async () => {
  await renderMarkdown('# What you do\n\n- Build walls\n- Check them\n\nSee [us](https://example.com).')
  expect(screen.getByRole('heading', { level: 3, name: 'What you do' })).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Build walls',
    'Check them',
  ])
  const link = screen.getByRole('link', { name: 'us' })
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    '_blank',
    'nofollow ugc noopener noreferrer',
  ])
})

test('a page of somebody else never gets a second first heading', async () => {
  await renderMarkdown('# One\n\n## Two', 1)
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
})

const HOSTILE = [
  '<script>window.hacked = 1</script>',
  '<svg onload="window.hacked = 1"></svg>',
  '<details open ontoggle="window.hacked = 1">x</details>',
  '[x](JaVaScRiPt:window.hacked=1)',
  '[x](java\nscript:window.hacked=1)',
  '[x](&#106;avascript:window.hacked=1)',
  '[x](vbscript:msgbox)',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '<javascript:window.hacked=1>',
  '![x](https://evil.example/pixel.gif "t")',
  '[![x](https://evil.example/pixel.gif)](https://example.com)',
  'We build ![x](https://evil.example/pixel.gif) walls.',
  '[Our ![x](https://evil.example/pixel.gif) walls](https://example.com)',
  '# Our ![x][1] walls\n\n[1]: https://evil.example/pixel.gif',
  '[x][1]\n\n[1]: javascript:window.hacked=1',
  '<style>body{display:none}</style>',
  '<form action="https://evil.example"><input name="password"></form>',
  '<base href="https://evil.example">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
]

test.each(HOSTILE)('%j runs nothing, loads nothing and asks for nothing', async (text) => {
  const { container } = await renderMarkdown(text)
  expect(
    container.querySelector('script, style, svg, img, iframe, form, input, details, base, meta'),
  ).toBeNull()
  for (const element of container.querySelectorAll('*')) {
    expect(element.getAttributeNames().filter((name) => name.startsWith('on') || name === 'style')).toEqual(
      [],
    )
  }
  for (const link of container.querySelectorAll('a')) {
    expect(link.getAttribute('href')).toMatch(/^(https?|mailto|tel):/)
  }
  expect('hacked' in window).toBe(false)
})

test.each(['', '   ', '\n\n', '\u0000', '#', '```', '[', '|'])(
  '%j is shown without a fault',
  async (text) => {
    const { container } = await renderMarkdown(text)
    expect(container.firstElementChild).not.toBeNull()
  },
)

test('a very long word and a deep list are read to their end', async () => {
  const deep = Array.from({ length: 40 }, (_, level) => `${'  '.repeat(level)}- level ${level}`).join('\n')
  const { container } = await renderMarkdown(`${'x'.repeat(5_000)}\n\n${deep}`)
  expect(container.textContent).toContain('level 39')
})
