import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { and, eq, max } from 'drizzle-orm'
import { lockWhole } from '#/db/advisory-locks.server.ts'
import { inLongTransaction, type Transaction } from '#/db/client.server.ts'
import { job, jobTransition, type JobRow } from '#/db/schema/index.ts'
import type { JobDetails } from '#/domain/job/job-details.ts'
import { payQuestion } from '#/domain/job/pay-question.ts'
import { publishProblems } from '#/domain/job/publish-rules.ts'
import { toIsoDate } from '#/domain/time/iso-date.ts'
import { advertisementToJob, leftOpen } from './advertisement-to-job.ts'
import { provideOrganization } from './import-organizations.server.ts'
import type { ImportedJob, ImportOutcome, ImportReport } from './import-report.ts'
import type { JobAdvertisement } from './job-advertisement.schema.ts'
import { timelyClosingDate } from './timely-closing-date.ts'

export type ImportOptions = {
  /** Ids must be unique among them. */
  advertisements: readonly JobAdvertisement[]
  /** The user who becomes the owner of organisations that have no members. */
  ownerId: string | null
  now: Date
}

type Incoming = { advertisement: JobAdvertisement; details: JobDetails; organizationId: string }

/** What the log says of a job that an import wrote; the moment it was written is the log line's. */
const IMPORTED = 'Imported'

/**
 * Brings advertisements in as drafts, each employer's in one transaction. What was imported before is found by its id:
 * unchanged jobs are not touched, changed ones follow the advertisement, and jobs that somebody edited in the product
 * since the last import are left alone. Never publishes: an advertisement has no pledge.
 */
export async function importJobs(options: ImportOptions): Promise<ImportReport> {
  const report: ImportReport = { createdOrganizations: [], jobs: [] }
  const employers = Map.groupBy(options.advertisements, ({ organization }) => organization)
  for (const [name, advertisements] of employers) {
    // Waiting for another server that does the same may take longer than a query may.
    await inLongTransaction(async (tx) => {
      // Imports wait for each other, so that two of them cannot create one organisation twice.
      await lockWhole(tx, 'import')
      const { organizationId, isNew } = await provideOrganization(tx, { name, ownerId: options.ownerId })
      if (isNew) report.createdOrganizations.push(name)
      for (const advertisement of advertisements) {
        const incoming = { advertisement, details: toDetails(advertisement, options.now), organizationId }
        report.jobs.push(await importJob(tx, incoming, options.now))
      }
    })
  }
  return report
}

/** A closing date that could not be published is left for the employer to say. */
function toDetails(advertisement: JobAdvertisement, now: Date): JobDetails {
  const details = advertisementToJob(advertisement)
  return { ...details, closingDate: timelyClosingDate(details.closingDate, toIsoDate(now)) }
}

async function importJob(tx: Transaction, incoming: Incoming, now: Date): Promise<ImportedJob> {
  const { id: importKey } = incoming.advertisement
  // Index job_import_key_unique.
  const [existing] = await tx.select().from(job).where(eq(job.importKey, importKey)).for('update')
  const outcome = existing ? await decide(tx, existing, incoming) : 'created'
  if (outcome === 'created') await createJob(tx, incoming, now)
  if (outcome === 'updated' && existing) await updateJob(tx, existing, incoming, now)
  const details = existing && outcome === 'edited' ? existing : incoming.details
  const status = existing?.status ?? 'Draft'
  return {
    importKey,
    title: details.title,
    organizationName: incoming.advertisement.organization,
    outcome,
    status,
    problems: status === 'Draft' ? publishProblems(details, { today: toIsoDate(now) }) : [],
    payQuestion: payQuestion(details),
    leftOpen: leftOpen(incoming.advertisement, incoming.details),
  }
}

async function decide(tx: Transaction, existing: JobRow, incoming: Incoming): Promise<ImportOutcome> {
  const { details, organizationId } = incoming
  if (isDeepStrictEqual({ ...existing, ...details, organizationId }, existing)) return 'unchanged'
  // Whatever the product writes moves `updated_at` past the log line of the import. Index job_transition_job_id.
  const [log] = await tx
    .select({ importedAt: max(jobTransition.createdAt) })
    .from(jobTransition)
    .where(and(eq(jobTransition.jobId, existing.id), eq(jobTransition.reason, IMPORTED)))
  return log?.importedAt?.getTime() === existing.updatedAt.getTime() ? 'updated' : 'edited'
}

async function createJob(tx: Transaction, incoming: Incoming, now: Date): Promise<void> {
  const id = randomUUID()
  await tx.insert(job).values({
    ...incoming.details,
    id,
    organizationId: incoming.organizationId,
    importKey: incoming.advertisement.id,
    createdAt: now,
    updatedAt: now,
  })
  await tx.insert(jobTransition).values({ jobId: id, toStatus: 'Draft', reason: IMPORTED, createdAt: now })
}

async function updateJob(tx: Transaction, existing: JobRow, incoming: Incoming, now: Date): Promise<void> {
  const { id, status } = existing
  await tx
    .update(job)
    .set({ ...incoming.details, organizationId: incoming.organizationId, updatedAt: now })
    .where(eq(job.id, id))
  await tx
    .insert(jobTransition)
    .values({ jobId: id, fromStatus: status, toStatus: status, reason: IMPORTED, createdAt: now })
}
