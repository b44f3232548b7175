import type { GenericEndpointContext } from 'better-auth'

/** The library's name for the cookie of a sign-in that waits for a code, without its prefix. */
const CHALLENGE_COOKIE = 'two_factor'

/** The id of whoever gave a password and owes a code, or null; the cookie that names their challenge is signed. */
export async function findChallengedUser(context: GenericEndpointContext): Promise<string | null> {
  const { createAuthCookie, internalAdapter, secret } = context.context
  const challenge = await context.getSignedCookie(createAuthCookie(CHALLENGE_COOKIE).name, secret)
  if (!challenge) return null
  return (await internalAdapter.findVerificationValue(challenge))?.value ?? null
}
