import { auth } from '../auth.server.ts'
import { orRefusal } from '../library-refusal.server.ts'
import { requireResetMail } from './reset-mail.server.ts'

/**
 * Has somebody mailed the link to choose a password, without anybody's headers: it counts towards nobody's limit but
 * that of the address. Throws what the library says to too many, whatever kept the mail out of the outbox, and not-found.
 */
export async function mailResetLink(email: string): Promise<void> {
  await orRefusal(requireResetMail(() => auth().api.requestPasswordReset({ body: { email } })))
}
