import { and, asc, desc, eq, gt, type SQL } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { job, organization } from '#/db/schema/index.ts'
import { inTurns } from '#/platform/turns/in-turns.server.ts'
import { drawnJob } from '../drawn-job.ts'
import { toJobView, type ViewedJobRow, type JobView } from '../job-detail.view.ts'
import { STILL_OPEN } from './still-open.server.ts'

/** An open job as its page shows it to visitors, and when it last changed. */
export type OpenJob = JobView & { updatedAt: Date }

const COLUMNS = {
  job,
  organization: {
    id: organization.id,
    name: organization.name,
    logo: organization.logo,
    location: organization.location,
  },
}

type Row = { job: ViewedJobRow & { updatedAt: Date }; organization: JobView['organization'] }

const toOpenJob = ({ job: row, organization: company }: Row): OpenJob => ({
  ...toJobView(row, company, 'visitor'),
  updatedAt: row.updatedAt,
})

/** The newest open jobs among some, drawn. The index is that of what says which. */
export async function listNewestOpenJobs(which: SQL, limit: number): Promise<OpenJob[]> {
  const rows = await db()
    .select(COLUMNS)
    .from(job)
    .innerJoin(organization, eq(organization.id, job.organizationId))
    .where(and(which, STILL_OPEN))
    .orderBy(desc(job.publishedAt), desc(job.number))
    .limit(limit)
  return inTurns(rows, (row) => drawnJob(toOpenJob(row)))
}

/** Jobs that are in memory at once while all are read: so few that none of them lives long enough to be kept for old. */
const CHUNK_ROWS = 25

/** Some open jobs after a number, along job_number_unique. */
async function listOpenJobsAfter(number: number): Promise<OpenJob[]> {
  const rows = await db()
    .select(COLUMNS)
    .from(job)
    .innerJoin(organization, eq(organization.id, job.organizationId))
    .where(and(gt(job.number, number), STILL_OPEN))
    .orderBy(asc(job.number))
    .limit(CHUNK_ROWS)
  return rows.map(toOpenJob)
}

/**
 * Every open job, by number. Each chunk is asked for when the one before has been taken: what ends in the meantime is
 * left out, and no connection is held while nobody reads.
 */
export async function* readOpenJobs(): AsyncGenerator<OpenJob> {
  let last = 0
  for (;;) {
    const jobs = await listOpenJobsAfter(last)
    yield* jobs
    if (jobs.length < CHUNK_ROWS) return
    last = jobs.at(-1)?.number ?? last
  }
}
