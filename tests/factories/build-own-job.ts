import { eq } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import { db } from '#/db/client.server.ts'
import { job } from '#/db/schema/index.ts'
import { buildJob } from './build-job.ts'
import { buildMember, buildOrganization } from './build-organization.ts'
import { buildUser } from './build-user.ts'

/** Somebody of a new organisation. */
export async function buildEmployer(
  organizationRole: 'owner' | 'admin' | 'member' = 'owner',
): Promise<Actor> {
  return buildMember(await buildUser({ type: 'Employer' }), await buildOrganization(), organizationRole)
}

/** A job, and an owner of its organisation. */
export async function buildOwnJob(changes: Parameters<typeof buildJob>[0] = {}) {
  const actor = await buildEmployer()
  const id = await buildJob({ organizationId: actor.activeOrganizationId ?? '', ...changes })
  return { actor, id }
}

/** The job as it is stored. */
export async function rowOf(id: string) {
  const [row] = await db().select().from(job).where(eq(job.id, id))
  return row
}
