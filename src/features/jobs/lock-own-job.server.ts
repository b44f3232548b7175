import { eq } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import { notFoundError } from '#/domain/app-error.ts'
import type { Transaction } from '#/db/client.server.ts'
import { job } from '#/db/schema/index.ts'
import { findMembership } from '#/platform/auth/organizations/membership.server.ts'
import { canEditJob } from './job-editor.policy.ts'

/** The job and the actor's role in its organisation, the row held until the transaction ends. Throws not-found. */
export async function lockOwnJob(tx: Transaction, actor: Actor, jobId: string) {
  const [row] = await tx.select().from(job).where(eq(job.id, jobId)).for('update')
  const membership = row ? await findMembership(actor.userId, row.organizationId, tx) : null
  if (!row || !canEditJob(membership)) throw notFoundError()
  return { row, organizationRole: membership.organizationRole }
}
