import { expect, test, vi } from 'vitest'
import { renderPage, screen } from '#tests/setup/render.tsx'
import { drawLegalText } from '../legal/legal-sections.ts'
import { LegalPage } from './legal-page.tsx'

const TEXT =
  'First words.\n\n## Your rights {#rights}\n\nYou have some.\n\n## Changes {#changes}\n\nThere may be.'

// The wire to the server; what the function answers is tested beside it.
vi.mock('../legal/legal.functions.ts', () => ({
  getLegalPage: () => Promise.resolve({ ...drawLegalText(TEXT, {}), inForceSince: '2026-11-24' }),
}))

test.each([
  ['privacy', 'Privacy and cookie policy'],
  ['terms', 'Terms and conditions'],
] as const)('the %s page is titled "%s", dated, and leads to each of its parts', async (page, title) => {
  const { container } = await renderPage(<LegalPage page={page} language="en" />)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title)
  expect(screen.getByText('In force since 24 November 2026')).toBeTruthy()
  expect(screen.getByText('First words.')).toBeTruthy()
  const links = [...screen.getByRole('navigation', { name: 'On this page' }).querySelectorAll('a')]
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['#rights', 'Your rights'],
    ['#changes', 'Changes'],
  ])
  for (const link of links) {
    const part = container.querySelector(link.getAttribute('href') ?? '')
    expect(part?.querySelector('h2')?.textContent).toBe(link.textContent)
  }
})
