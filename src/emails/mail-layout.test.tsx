import { expect, test } from 'vitest'
import { ActionMail } from './action-mail.tsx'
import { LetterMail } from './letter-mail.tsx'
import { MAIL_COLOURS } from './mail-colours.ts'
import { renderMail } from './render-mail.ts'

const TEXTS = { greeting: 'Hello', body: 'Please.', action: 'Confirm', note: 'Thanks' }
const LAYOUT = { locale: 'fr-FR', subject: 'Tom & Co' }
const MAILS = {
  'a mail that asks for one thing': renderMail(ActionMail, {
    ...LAYOUT,
    ...{ texts: TEXTS, url: 'https://example.com/' },
  }),
  'a mail that hands on a letter': renderMail(LetterMail, { ...LAYOUT, text: 'One\n\n<b>Two</b>' }),
}

/** How light an sRGB colour is, from 0 to 1, as WCAG 2 reckons it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

test.each(Object.entries(MAILS))(
  '%s is a whole document with its language and its subject',
  (_kind, html) => {
    expect(html).toMatch(/^<!doctype html><html lang="fr-FR">/)
    expect(html).toContain('<title>Tom &amp; Co</title>')
  },
)

test.each(Object.entries(MAILS))('%s has a ground of its own by day and by night', (_kind, html) => {
  expect(html).toContain('name="color-scheme" content="light dark"')
  expect(html).toContain(`background:${MAIL_COLOURS.light.paper};color:${MAIL_COLOURS.light.ink}`)
  expect(html).toMatch(
    new RegExp(`prefers-color-scheme: dark\\) \\{\\n\\.paper \\{ background: ${MAIL_COLOURS.dark.paper} `),
  )
})

test.each(Object.entries(MAIL_COLOURS))(
  'every text of a mail can be read, in its %s colours',
  (_scheme, of) => {
    const pairs = [
      [of.ink, of.paper],
      [of.muted, of.paper],
      [of.onSky, of.sky],
    ] as const
    expect(pairs.filter(([text, ground]) => contrast(text, ground) < 4.5)).toEqual([])
  },
)

test('a letter keeps its lines, and its markup is text', () => {
  expect(MAILS['a mail that hands on a letter']).toContain('One\n\n&lt;b&gt;Two&lt;/b&gt;')
})
