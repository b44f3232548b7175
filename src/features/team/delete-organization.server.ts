import { eq } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import { AppError, notFoundError } from '#/domain/app-error.ts'
import { db } from '#/db/client.server.ts'
import { organization, session } from '#/db/schema/index.ts'
import { auth } from '#/platform/auth/auth.server.ts'
import { deleteOrganizationRows } from '#/platform/auth/organizations/delete-organization.server.ts'
import { findMembership } from '#/platform/auth/organizations/membership.server.ts'
import { canDeleteOrganization } from './team.policy.ts'

type Deletion = { organizationId: string; name: string }
type Asking = { actor: Actor; sessionId: string; headers: Headers }

/** The signed copy of the session in the caller's cookie still acts for the company: it is written anew. */
async function renewSession({ sessionId, headers }: Asking): Promise<void> {
  const [now] = await db()
    .select({ organizationId: session.activeOrganizationId })
    .from(session)
    .where(eq(session.id, sessionId))
  await auth().api.setActiveOrganization({ headers, body: { organizationId: now?.organizationId ?? null } })
}

/**
 * Deletes a company of the caller's, with everything in it, when its name was typed; docs/deletion.md lists what goes.
 * Throws not-found for a company that is not theirs, forbidden for whoever is no owner of it, and invalid for another
 * name. `headers` are those of the caller's request.
 */
export async function deleteOwnOrganization(
  asking: Asking,
  { organizationId, name }: Deletion,
): Promise<{ ok: true }> {
  const membership = await findMembership(asking.actor.userId, organizationId)
  const [row] = await db()
    .select({ name: organization.name })
    .from(organization)
    .where(eq(organization.id, organizationId))
  if (!membership || !row) throw notFoundError()
  if (!canDeleteOrganization(membership.organizationRole)) throw new AppError('FORBIDDEN', 'error.notAllowed')
  if (name.trim() !== row.name.trim()) {
    throw new AppError('INVALID', 'team.deletion.nameDiffers', { field: 'name' })
  }
  await deleteOrganizationRows(organizationId)
  await renewSession(asking)
  return { ok: true }
}
