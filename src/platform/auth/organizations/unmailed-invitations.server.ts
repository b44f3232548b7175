import { createAuthMiddleware } from 'better-auth/api'
import type { BetterAuthPlugin } from 'better-auth'
import { and, eq, not } from 'drizzle-orm'
import { invitation } from '#/db/schema/index.ts'
import { authConnection } from '../auth-connection.server.ts'
import { bodyFields } from '../body-fields.ts'

/** Keeps that an invitation stands without a mail. Primary key of `invitation`. */
export async function noteUnmailed(invitationId: string): Promise<void> {
  await authConnection().update(invitation).set({ mailed: false }).where(eq(invitation.id, invitationId))
}

/** Primary key of `invitation`. */
async function isUnmailed(invitationId: string): Promise<boolean> {
  const unmailed = and(eq(invitation.id, invitationId), not(invitation.mailed))
  return (await authConnection().$count(invitation, unmailed)) > 0
}

const tellInviter = createAuthMiddleware(async (context) => {
  const answer = bodyFields(context.context.returned)
  // A refusal names no invitation.
  if (typeof answer.id !== 'string' || !(await isUnmailed(answer.id))) return undefined
  return context.json({ ...answer, mailed: false })
})

/** Answers `mailed: false` to whoever invites an address that has had its mails for the day: they hand over the link. */
export function unmailedInvitations() {
  return {
    id: 'unmailed-invitations',
    hooks: {
      after: [{ matcher: ({ path }) => path === '/organization/invite-member', handler: tellInviter }],
    },
  } satisfies BetterAuthPlugin
}
