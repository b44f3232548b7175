import { isAPIError } from 'better-auth/api'
import { AppError } from '#/domain/app-error.ts'
import { auth } from '../auth.server.ts'
import { isJustSignedIn } from './reauthentication.ts'

/**
 * Gives whoever came by a provider a password. Throws invalid when they did not sign in a moment ago, when they have a
 * password already, or when the library finds it too short or too long. `headers` are those of the caller's request.
 */
export async function setFirstPassword(headers: Headers, newPassword: string): Promise<void> {
  const asking = await auth().api.getSession({ headers, query: { disableCookieCache: true } })
  if (!asking) throw new AppError('UNAUTHENTICATED', 'error.mustBeSignedIn')
  if (!isJustSignedIn(asking)) throw new AppError('INVALID', 'error.auth.signInAgain')
  try {
    await auth().api.setPassword({ headers, body: { newPassword } })
  } catch (error) {
    if (!isAPIError(error)) throw error
    throw new AppError('INVALID', 'error.auth.requestInvalid', { field: 'password' })
  }
}
