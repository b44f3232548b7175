import type { SignInFields, SignUpFields } from './account.schema.ts'
import { dataOf, loadClient } from '#/platform/auth/auth-answer.ts'

/** Signs in; somebody with a second factor is asked for it next. */
export async function signIn(fields: SignInFields): Promise<'signed-in' | 'second-factor'> {
  const client = await loadClient()
  const data = dataOf(await client.signIn.email(fields))
  return 'twoFactorRedirect' in data && data.twoFactorRedirect ? 'second-factor' : 'signed-in'
}

/** Finishes signing in with a code of the authenticator, or with one of the backup codes. */
export async function confirmSecondFactor(kind: 'totp' | 'backup', code: string): Promise<void> {
  const { twoFactor } = await loadClient()
  if (kind === 'totp') dataOf(await twoFactor.verifyTotp({ code }))
  else dataOf(await twoFactor.verifyBackupCode({ code }))
}

/** Creates an account, signs in and has the verification mail sent. */
export async function signUp(fields: SignUpFields): Promise<void> {
  const client = await loadClient()
  const name = `${fields.firstName} ${fields.lastName}`
  dataOf(await client.signUp.email({ ...fields, name }))
}

/** Signs out, and forgets what this tab kept of things typed. Harmless when nobody is signed in. */
export async function signOut(): Promise<void> {
  const client = await loadClient()
  dataOf(await client.signOut())
  try {
    sessionStorage.clear()
  } catch {
    // A browser that keeps nothing for pages has nothing to forget.
  }
}

/** Has the verification mail sent once more. */
export async function sendVerificationMail(email: string): Promise<void> {
  const client = await loadClient()
  dataOf(await client.sendVerificationEmail({ email }))
}

/** Asks for a mail with a link to choose a new password. Answers the same whether the address is known or not. */
export async function requestPasswordReset(email: string): Promise<void> {
  const client = await loadClient()
  dataOf(await client.requestPasswordReset({ email }))
}

/** Sets a new password with the token of that mail; every session of the account ends. */
export async function resetPassword(token: string, newPassword: string): Promise<void> {
  const client = await loadClient()
  dataOf(await client.resetPassword({ token, newPassword }))
}
