import { createAuthMiddleware } from 'better-auth/api'
import { ACCOUNT_MAX } from '#/domain/access/account-fields.ts'
import { bodyFields } from '../body-fields.ts'
import { authRefusal } from '../refusal.ts'

/** Calls that write a mail address, or have something mailed to one that nobody has yet, and where they name it. */
const NAMED: Record<string, (body: Readonly<Record<string, unknown>>) => unknown> = {
  '/sign-up/email': ({ email }) => email,
  '/change-email': ({ newEmail }) => newEmail,
  '/organization/invite-member': ({ email }) => email,
  '/admin/create-user': ({ email }) => email,
  '/admin/update-user': ({ data }) => bodyFields(data).email,
}

/** Refuses addresses that no form of ours takes: the library itself knows no longest one. */
export const protectAddresses = createAuthMiddleware(async (context) => {
  const email = NAMED[context.path]?.(bodyFields(context.body))
  if (typeof email !== 'string' || email.trim().length <= ACCOUNT_MAX.email) return
  throw authRefusal(
    'BAD_REQUEST',
    'account.invalid.email',
    context.path === '/change-email' ? 'newEmail' : 'email',
  )
})
