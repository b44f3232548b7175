import { and, eq, or } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import { AppError, notFoundError } from '#/domain/app-error.ts'
import { db } from '#/db/client.server.ts'
import { member, organization } from '#/db/schema/index.ts'
import { findMembership } from '#/platform/auth/organizations/membership.server.ts'
import { holdMembers } from '#/platform/row-order/hold-members.server.ts'
import { canTransferOwnership } from './team.policy.ts'

type Transfer = { organizationId: string; memberId: string }

/**
 * Hands a company over to one of its members, who becomes an owner; the former owner becomes an admin. One transaction,
 * with both places and then the company's row held, so that there is an owner at every moment. Doing it again when it is done changes
 * nothing. Throws not-found for a company or a member that is not theirs, and forbidden for whoever is no owner.
 */
export async function transferOwnershipTo(
  actor: Actor,
  { organizationId, memberId }: Transfer,
): Promise<{ ok: true }> {
  await db().transaction(async (tx) => {
    const isOneOfBoth = or(eq(member.id, memberId), eq(member.userId, actor.userId))
    await holdMembers(tx, and(eq(member.organizationId, organizationId), isOneOfBoth))
    await tx
      .select({ id: organization.id })
      .from(organization)
      .where(eq(organization.id, organizationId))
      .for('no key update')
    const own = await findMembership(actor.userId, organizationId, tx)
    if (!own) throw notFoundError()
    // Primary key of member.
    const [heir] = await tx
      .select()
      .from(member)
      .where(and(eq(member.id, memberId), eq(member.organizationId, organizationId)))
    if (!heir) throw notFoundError()
    const isDone = own.organizationRole === 'admin' && heir.organizationRole === 'owner'
    if (isDone) return
    if (!canTransferOwnership(own.organizationRole)) throw new AppError('FORBIDDEN', 'error.notAllowed')
    if (heir.userId === actor.userId) throw new AppError('INVALID', 'team.transfer.toOneself')
    await tx.update(member).set({ organizationRole: 'owner' }).where(eq(member.id, heir.id))
    await tx
      .update(member)
      .set({ organizationRole: 'admin' })
      .where(and(eq(member.organizationId, organizationId), eq(member.userId, actor.userId)))
  })
  return { ok: true }
}
