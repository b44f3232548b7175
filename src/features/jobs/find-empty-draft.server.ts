import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, lte, sql } from 'drizzle-orm'
import { EMPTY_JOB_DETAILS } from '#/domain/job/job-details.ts'
import { toJobDetails } from '#/domain/job/to-job-details.ts'
import type { Transaction } from '#/db/client.server.ts'
import { job } from '#/db/schema/index.ts'

/** As the database begins a row. */
const BEGUN = { ...EMPTY_JOB_DETAILS, openings: 1 }

/** So many of the newest are looked at: whoever writes other fields first has a few without a title. */
const DRAFTS_LOOKED_AT_MAX = 20

/** Whoever opens two tabs one after the other means two advertisements. */
const BEGUN_BEFORE = sql`now() - interval '1 minute'`

/**
 * The newest draft that somebody began in an organisation, more than a minute ago by the database's clock, and in which
 * nothing is written; null without one.
 */
export async function findEmptyDraft(
  tx: Transaction,
  { organizationId, createdBy }: { organizationId: string; createdBy: string },
): Promise<string | null> {
  // Index job_organization_id.
  const drafts = await tx
    .select()
    .from(job)
    .where(
      and(
        eq(job.organizationId, organizationId),
        eq(job.status, 'Draft'),
        eq(job.createdBy, createdBy),
        eq(job.title, ''),
        lte(job.createdAt, BEGUN_BEFORE),
      ),
    )
    .orderBy(desc(job.number))
    .limit(DRAFTS_LOOKED_AT_MAX)
  return drafts.find((row) => isDeepStrictEqual(toJobDetails(row), BEGUN))?.id ?? null
}
