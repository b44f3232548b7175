import { APIError } from 'better-auth/api'
import type { GenericEndpointContext } from 'better-auth'
import { authRefusal } from '../refusal.ts'

/** Having signed in is the proof for this long, where there is no password to ask for. */
const FRESH_MS = 10 * 60_000

/** Who asks, as the library says it. */
export type Asking = {
  user: { id: string }
  session: { createdAt: Date } & Record<string, unknown>
}

/** Whether somebody signed in a moment ago. */
export function isJustSignedIn({ session }: Asking): boolean {
  return Date.now() - new Date(session.createdAt).getTime() <= FRESH_MS
}

/** Refuses whoever did not sign in a moment ago. */
export function requireJustSignedIn(asking: Asking): void {
  if (isJustSignedIn(asking)) return
  throw new APIError('BAD_REQUEST', { code: 'SESSION_EXPIRED', message: 'Please sign in again.' })
}

/** The hash of the account's password; null for somebody who came by a provider and never chose one. */
export async function findPasswordHash(
  { context: { internalAdapter } }: GenericEndpointContext,
  { user }: Asking,
): Promise<string | null> {
  const account = await internalAdapter.findCredentialAccount(user.id)
  return account?.password ?? null
}

/** The refusal of a call that needs a password and has none. */
export function passwordMissing(): APIError {
  return authRefusal('BAD_REQUEST', 'account.invalid.passwordMissing', 'password')
}
