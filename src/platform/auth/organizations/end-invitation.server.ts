import { and, eq } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { invitation } from '#/db/schema/index.ts'
import { authRefusal } from '../refusal.ts'

/**
 * Ends an open invitation without a member. The library accepts only what is still open but cancels and declines whatever
 * is there, so that is decided here, in one statement: of several answers at the same moment the first one counts, and
 * the others are refused as too late. The library then writes the same once more. Primary key of `invitation`.
 */
export async function endInvitation(id: string, status: 'canceled' | 'rejected'): Promise<void> {
  const ended = await db()
    .update(invitation)
    .set({ status })
    .where(and(eq(invitation.id, id), eq(invitation.status, 'pending')))
    .returning({ id: invitation.id })
  if (ended.length === 0) throw authRefusal('CONFLICT', 'error.auth.invitationOver')
}
