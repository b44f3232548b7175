import { THEME_COOKIE } from '#/lib/theme.ts'

/** Pages that say the same to everybody who is not signed in. */
const SHARED =
  /^\/(?:$|jobs(?:\/maps)?\/?$|job\/[^/]+\/?$|company\/[^/]+\/?$|how-matching-works\/?$|privacy\/?$|terms\/?$)/
/** Choices of a visitor that change the page and tell nothing about them. */
const CHOICES = new Set(['language', THEME_COOKIE])
/** Changes no page: only the calls of the way in look at it. */
const KNOWN_BROWSER = /^(?:__Host-)?flightpath\.known_browser=/
/** Longer addresses are asked for once, by people or by those who fill memories. */
const ADDRESS_MAX = 400
const CHOICE_MAX = 20

const isChoice = (pair: string) =>
  pair.length <= CHOICE_MAX && CHOICES.has(pair.slice(0, Math.max(0, pair.indexOf('='))))

/** The visitor's choices in a fixed order; null when a cookie says more, a session above all. */
function readChoices(cookie: string | null): string | null {
  const pairs = (cookie ?? '').split(';').map((pair) => pair.trim())
  const said = pairs.filter((pair) => pair !== '' && !KNOWN_BROWSER.test(pair))
  return said.every(isChoice) ? said.toSorted().join(';') : null
}

/**
 * By what a page is kept for the next visitor who asks for it. Null for every request whose answer may be for one reader
 * alone, which is every method but GET and HEAD, every cookie but a visitor's choices and that of a known
 * browser, and every other page.
 */
export function pageKeyOf(request: Pick<Request, 'method' | 'url' | 'headers'>): string | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  const { pathname, search } = new URL(request.url)
  const address = `${pathname}${search}`
  if (!SHARED.test(pathname) || address.length > ADDRESS_MAX || request.headers.has('authorization'))
    return null
  const choices = readChoices(request.headers.get('cookie'))
  return choices === null ? null : `${address} ${choices}`
}
