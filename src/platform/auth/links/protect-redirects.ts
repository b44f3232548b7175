import { APIError, createAuthMiddleware } from 'better-auth/api'
import { isSitePath } from '#/domain/access/site-path.ts'
import { baseUrl } from '#/platform/env/env.server.ts'

/** Every name under which a call of the library says where to go afterwards. */
const REDIRECTS = ['callbackURL', 'redirectTo', 'errorCallbackURL', 'newUserCallbackURL'] as const

/** A header can carry nothing else. */
const IS_ASCII = /^[\u0020-\u007e]*$/

/** A path of this site, alone or behind the public address. */
function leadsHere(target: unknown): boolean {
  if (typeof target !== 'string' || !IS_ASCII.test(target)) return false
  const { origin } = new URL(baseUrl())
  return (
    target === origin || isSitePath(target.startsWith(`${origin}/`) ? target.slice(origin.length) : target)
  )
}

function targetsOf(given: unknown): unknown[] {
  if (typeof given !== 'object' || given === null) return []
  const values = given as Record<string, unknown>
  return REDIRECTS.map((name) => values[name]).filter((value) => value !== undefined && value !== '')
}

/**
 * Refuses calls that would lead to another site. The library judges these addresses as they are written, and then
 * resolves them: it would answer `/.//evil.example` with a redirect to `//evil.example`.
 */
export const protectRedirects = createAuthMiddleware(async ({ body, query }) => {
  if ([...targetsOf(query), ...targetsOf(body)].every(leadsHere)) return
  throw new APIError('FORBIDDEN', { code: 'INVALID_CALLBACK_URL', message: 'Invalid callbackURL' })
})
