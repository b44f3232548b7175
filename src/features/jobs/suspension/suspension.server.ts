import { eq, sql } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import { AppError, notFoundError } from '#/domain/app-error.ts'
import type { AuditAction } from '#/domain/audit/vocabulary.ts'
import { lockNamed } from '#/db/advisory-locks.server.ts'
import { db, type Transaction } from '#/db/client.server.ts'
import { organization } from '#/db/schema/index.ts'
import { recordAudit } from '#/platform/audit/audit.server.ts'
import { hideJobs, holdHiddenJobs, holdOpenJobs, showJobs } from './hide-jobs.server.ts'
import { holdOwners, mailOwners } from '../owner-mails.server.ts'
import { canSuspendOrganizations } from './suspension.policy.ts'
import type { SuspendOrganizationInput } from './suspension.schema.ts'

/** How a company stands after an admin acted. */
export type SuspensionView = { id: string; isSuspended: boolean }

type Company = typeof organization.$inferSelect

function requireAdmin(actor: Actor): void {
  if (!canSuspendOrganizations(actor)) throw new AppError('FORBIDDEN', 'error.notAllowed')
}

/** Of those who suspend or restore a company at the same moment each begins when the one before has ended. */
const queueUp = (tx: Transaction, id: string) => lockNamed(tx, 'suspension', id)

/** The company, held until the transaction ends. Throws not-found. */
async function holdCompany(tx: Transaction, id: string): Promise<Company> {
  const [company] = await tx.select().from(organization).where(eq(organization.id, id)).for('update')
  if (!company) throw notFoundError()
  return company
}

type Noted = {
  action: AuditAction & `organization.${string}`
  id: string
  reason: string | null
  jobs: number
}

/** What was said to the company, and how many jobs it was about. */
async function note(tx: Transaction, actor: Actor, { action, id, reason, jobs }: Noted): Promise<void> {
  const isSuspended = action === 'organization.suspend'
  await recordAudit(tx, {
    ...{ actorId: actor.userId, action, outcome: 'done', subjectType: 'organization', subjectId: id },
    before: { isSuspended: !isSuspended, ...(!isSuspended && { reason }) },
    after: { isSuspended, ...(isSuspended && { reason }), jobs },
  })
}

/**
 * Takes a company and its open jobs from the public in one transaction, with words to its people; its owners are mailed.
 * A company that is suspended already keeps the words it was. Throws not-found or forbidden.
 *
 * Owners are held first, as whoever deletes an account does, then jobs and then their company, as whoever saves a published
 * job does.
 */
export async function suspendOrganization(
  actor: Actor,
  { id, reason }: SuspendOrganizationInput,
): Promise<SuspensionView> {
  requireAdmin(actor)
  return db().transaction(async (tx) => {
    await queueUp(tx, id)
    const owners = await holdOwners(tx, id)
    await holdOpenJobs(tx, id)
    const company = await holdCompany(tx, id)
    if (company.suspendedAt) return { id, isSuspended: true }
    // Once more: one may have been published before the company was held.
    const jobs = await holdOpenJobs(tx, id)
    await hideJobs(tx, actor, jobs)
    await tx
      .update(organization)
      .set({ suspendedAt: sql`now()`, suspensionReason: reason, updatedAt: company.updatedAt })
      .where(eq(organization.id, id))
    await mailOwners(tx, { company, owners }, { kind: 'organizationSuspended', reason })
    await note(tx, actor, { action: 'organization.suspend', id, reason, jobs: jobs.length })
    return { id, isSuspended: true }
  })
}

/**
 * Brings a suspended company before the public again, and the jobs that its suspension took down; its owners are mailed. A
 * company that is not suspended stays as it is. Throws not-found or forbidden.
 */
export async function restoreOrganization(actor: Actor, id: string): Promise<SuspensionView> {
  requireAdmin(actor)
  return db().transaction(async (tx) => {
    await queueUp(tx, id)
    const owners = await holdOwners(tx, id)
    const jobs = await holdHiddenJobs(tx, id)
    const company = await holdCompany(tx, id)
    if (!company.suspendedAt) return { id, isSuspended: false }
    await tx
      .update(organization)
      .set({ suspendedAt: null, suspensionReason: null, updatedAt: company.updatedAt })
      .where(eq(organization.id, id))
    const shown = await showJobs(tx, actor, jobs)
    await mailOwners(tx, { company, owners }, { kind: 'organizationRestored' })
    await note(tx, actor, {
      action: 'organization.restore',
      id,
      reason: company.suspensionReason,
      jobs: shown,
    })
    return { id, isSuspended: false }
  })
}
