import { escapeHtml } from '#/lib/escape-html.ts'
import { PRODUCT_NAME, titleOf } from '#/lib/product.ts'
import { readerSpeech } from '#/platform/language/server-speech.server.ts'

/** The colours of `styles.css`, by the reader’s system. */
const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif;
  color: light-dark(oklch(0.22 0.03 255), oklch(0.95 0.008 255));
  background: light-dark(oklch(0.985 0.004 90), oklch(0.18 0.02 255)) }
main { max-width: 26rem; margin: 12vh auto; padding: 0 1.25rem; text-wrap: pretty }
h1 { font-size: 1.5rem; line-height: 1.2 }
a { display: block; margin-top: 1.5rem; padding: .625rem 1rem; border-radius: .5rem; text-align: center; font-weight: 600;
  text-decoration: none; color: light-dark(oklch(1 0 0), oklch(0.18 0.03 255));
  background: light-dark(oklch(0.54 0.14 245), oklch(0.74 0.12 240)) }
a:focus-visible { outline: 2px solid light-dark(oklch(0.54 0.14 245), oklch(0.74 0.12 240)); outline-offset: 3px }
`

/** It loads nothing and runs nothing. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

type AwayPageProps = {
  /** What is the matter, in the reader's words. */
  words: string
  /** Where the form is, on this site. */
  back: string
}

/**
 * What stands in the window of whoever sent a form without scripts that nobody can take at the moment: a whole page that
 * asks the server for nothing more, and the way back to the form.
 */
export function awayPage({ words, back }: AwayPageProps, { status, headers }: ResponseInit): Response {
  const { locale, say } = readerSpeech()
  const text = (key: string) => escapeHtml(say(`account.away.${key}`))
  const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(titleOf(say('account.away.title')))}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p>${PRODUCT_NAME}</p>
<h1>${text('title')}</h1>
<p role="alert">${escapeHtml(words)}</p>
<p>${text('kept')}</p>
<a href="${escapeHtml(back)}">${text('back')}</a>
</main>
</body>
</html>
`
  const all = new Headers(headers)
  for (const [name, value] of Object.entries(HEADERS)) all.set(name, value)
  return new Response(html, { status, headers: all })
}
