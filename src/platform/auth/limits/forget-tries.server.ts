import { forgetCodeTries } from '../second-factor/second-factor-limits.server.ts'
import { forgetSignInTries } from './sign-in-limits.server.ts'

/** Forgets every try at the password and the codes of an account that has another password. Reads the table of counts. */
export async function forgetTries({ id, email }: { id: string; email: string }): Promise<void> {
  await forgetSignInTries(email)
  await forgetCodeTries(id)
}
