import { isSitePath, loosePathParts } from './site-path.ts'

/** Where a person lands after authentication when nothing better is asked for. */
export const DEFAULT_NEXT_PATH = '/app'

/** Of the way in, what somebody who has just come in may want: an invitation, or a new mail to confirm their address. */
const AUTH_DESTINATIONS = new Set(['invitations', 'email-verification'])

const isInvitation = ([page, id]: readonly string[]) => page === 'invitation' && id !== undefined

/** What answers programs, or the browser while it loads a page: nobody is on the way there. */
const NO_PAGE = new Set(['api', '_serverfn', 'files', 'assets'])

/** Whether a page is there to be arrived at: signing out, signing in again and the calls of programs are not. */
function isDestination(path: string): boolean {
  const [area = '', ...rest] = loosePathParts(path)
  if (area === 'auth') return AUTH_DESTINATIONS.has(rest.join('/')) || isInvitation(rest)
  return !NO_PAGE.has(area)
}

/**
 * The same-origin path to go to after authentication: `next` itself when it is one, else `/app`. What else lies
 * below `/auth` acts or leads in a circle, and is refused. A path that no page has is kept: it shows
 * our own not-found page, and a list of all routes here would have to follow every new one.
 *
 * @example safeNextPath('/job/42?from=mail') // '/job/42?from=mail'
 * @example safeNextPath('//evil.example') // '/app'
 * @example safeNextPath('/auth/signout') // '/app'
 */
export function safeNextPath(next: unknown): string {
  return isSitePath(next) && isDestination(next) ? next : DEFAULT_NEXT_PATH
}
