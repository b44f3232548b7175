import { createAuthMiddleware } from 'better-auth/api'
import { bodyFields } from '../body-fields.ts'

/** How the library's name for the cookie ends, after a prefix that depends on the address. */
const TRUST_COOKIE = '.trust_device'

/** Calls that check a code; the library lets each of them ask that this browser is never asked again. */
export function checksCode({ path }: { path?: string }): boolean {
  return path?.startsWith('/two-factor/verify-') ?? false
}

/** Answers such a wish as if it had not been spoken: what a call sends is merged, so the wish is denied, not left out. */
export const trustNoBrowser = createAuthMiddleware(async (context) => {
  const fields = bodyFields(context.body)
  return 'trustDevice' in fields ? { context: { body: { ...fields, trustDevice: false } } } : undefined
})

/** The same call without the cookie by which a browser was trusted once: those that were given out live for 30 days. */
export function withoutTrust<Context extends { headers?: HeadersInit }>(context: Context): Context {
  const headers = new Headers(context.headers)
  const cookies = (headers.get('cookie') ?? '').split(';')
  const kept = cookies.filter((cookie) => !cookie.split('=')[0]?.trim().endsWith(TRUST_COOKIE))
  headers.set('cookie', kept.join(';'))
  return { ...context, headers }
}
