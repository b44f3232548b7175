import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { verifyJWT } from 'better-auth/crypto'
import * as z from 'zod'
import { AGREED_EMAIL_PATH, CHANGED_EMAIL_PATH } from '#/domain/access/auth-paths.ts'
import { agreeToEmail, takePendingEmail } from './pending-email.server.ts'
import { forgetResetLinks } from './reset-links.server.ts'

/** What the library signs into a link about another address. */
const changeSchema = z.object({
  email: z.string(),
  updateTo: z.string(),
  requestType: z.enum(['change-email-confirmation', 'change-email-verification']).optional(),
})

type Change = z.infer<typeof changeSchema>

async function isPending(userId: string, { requestType, updateTo }: Change): Promise<boolean | 'already'> {
  switch (requestType) {
    case 'change-email-confirmation': {
      const agreed = await agreeToEmail(userId, updateTo)
      return agreed === 'already' ? agreed : agreed !== null
    }
    case 'change-email-verification':
      return takePendingEmail(userId, updateTo)
    default:
      return false
  }
}

/**
 * A link about another address holds its own word for an hour, whatever happens to the account meanwhile. It counts
 * only while the account still waits for that address: whoever chose a new password, or never asked, waits for none.
 * Links to choose a password that went to the address before end with it.
 */
export const guardNewEmail = createAuthMiddleware(async (context) => {
  const change = changeSchema.safeParse(await verifyJWT(String(context.query?.token), context.context.secret))
  if (!change.success) return
  const { internalAdapter } = context.context
  const found = await internalAdapter.findUserByEmail(change.data.email)
  // Pressed once more after it has worked.
  if (!found && (await internalAdapter.findUserByEmail(change.data.updateTo)))
    throw context.redirect(CHANGED_EMAIL_PATH)
  const session = await getSessionFromCtx(context)
  // The library answers whoever comes for nobody's account, or for that of somebody else than is signed in here.
  if (!found || (session && session.user.email !== change.data.email)) return
  const pending = await isPending(found.user.id, change.data)
  if (pending === 'already') throw context.redirect(AGREED_EMAIL_PATH)
  if (!pending) throw context.redirect(`${CHANGED_EMAIL_PATH}&error=INVALID_TOKEN`)
  if (change.data.requestType === 'change-email-verification') await forgetResetLinks(found.user.id)
})
