import { AppError, ERROR_STATUS } from '#/domain/app-error.ts'
import { OutdatedPage } from '#/lib/outdated-page.ts'
import { authErrorText, type AuthFailure } from './auth-errors.ts'

/** What the library's client answers: data, or a failure that it did not throw. */
type Answer<Data> = {
  data: Data | null
  error: (AuthFailure & { statusText?: string; field?: string }) | null
}

/** The library's client. Its code arrives when it is first needed. */
export async function loadClient() {
  const { authClient } = await import('./auth-client.ts')
  return authClient
}

/** The field beside which a refusal belongs, when it belongs to one. */
const FIELD_OF_TEXT: Record<string, string> = {
  'error.auth.userExists': 'email',
  'error.auth.passwordWrong': 'password',
  'error.auth.twoFactorInvalid': 'code',
  'account.invalid.password': 'password',
}

/**
 * The data of an answer. Throws what was refused, with a message for people: a session that has ended, a conflict, or
 * something invalid. An `OutdatedPage` where the server knows no such call.
 */
export function dataOf<Data>({ data, error }: Answer<Data>): Data {
  if (!error && data !== null) return data
  if (error?.code === 'UNAUTHORIZED') throw new AppError('UNAUTHENTICATED', 'error.mustBeSignedIn')
  if (error?.status === ERROR_STATUS.NOT_FOUND && !error.code)
    throw new OutdatedPage('a call of the auth library')
  const message = authErrorText(error ?? {})
  const code = error?.status === ERROR_STATUS.CONFLICT ? 'CONFLICT' : 'INVALID'
  throw new AppError(code, message, { field: FIELD_OF_TEXT[message] ?? error?.field })
}
