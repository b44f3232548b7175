import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import { QUALITY_FLAGS, type QualityFlag } from '#/domain/job/quality-flag.ts'
import { foldText } from '#/domain/text/fold-text.ts'
import { db } from '#/db/client.server.ts'
import { job, jobFlag, jobLike, organization } from '#/db/schema/index.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { FIRST_JOB_ORDER } from './jobs-address.ts'
import type { JobsRequest } from './jobs.schema.ts'
import { toAdminJobRow, type AdminJobsPage, type LikeCounts, type StoredJobRow } from './jobs.view.ts'
import { COUNTED_MAX } from './table-page.ts'
import { readTablePage, type Cut, type OrderedBy, type Place } from './table-page.server.ts'

/** As the index job_title_trigrams has it. */
const FOLDED_TITLE = sql`fold_text(${job.title}) collate "und-x-icu"`
/** As the index organization_name_trigrams has it. */
const FOLDED_NAME = sql`fold_text(${organization.name}) collate "und-x-icu"`

/** The word stands in the title or in the company's name; companies are looked up first, so that both find by an index. */
function isSaid(word: string): SQL {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const companies = db()
    .select({ id: organization.id })
    .from(organization)
    .where(sql`${FOLDED_NAME} like ${pattern}`)
  return sql`(${FOLDED_TITLE} like ${pattern} or ${job.organizationId} = any(array(${companies})))`
}

/** With a flag, the rows of jobs that have it: read along job_flag_number. Without one there are none. */
const flagAsked = ({ flag }: JobsRequest) =>
  and(eq(jobFlag.number, job.number), flag ? eq(jobFlag.flag, flag) : sql`false`)

function conditionsOf({ words, status, flag }: JobsRequest): SQL | undefined {
  const sought = foldText(words).split(/\s+/).filter(Boolean)
  return and(
    status && eq(job.status, status),
    // A flag of a job that has ended meanwhile stays until the next round.
    flag && and(isNotNull(jobFlag.number), eq(job.status, 'Published')),
    ...sought.map(isSaid),
  )
}

async function placeOf(id: string): Promise<Place> {
  const [row] = await db().select({ number: job.number }).from(job).where(eq(job.id, id))
  return row ? { key: row.number, id } : null
}

/** By job_number_unique, with a status by job_status_number; companies by their primary key. */
function readJobs(asked: JobsRequest, { within, order, rows }: Cut): Promise<StoredJobRow[]> {
  return db()
    .select({
      ...{ id: job.id, title: job.title, status: job.status, archiveReason: job.archiveReason },
      ...{ publishedAt: job.publishedAt, archivedAt: job.archivedAt, closingDate: job.closingDate },
      company: { id: organization.id, name: organization.name },
      companySuspended: sql<boolean>`${organization.suspendedAt} is not null`,
    })
    .from(job)
    .innerJoin(organization, eq(organization.id, job.organizationId))
    .leftJoin(jobFlag, flagAsked(asked))
    .where(and(conditionsOf(asked), within))
    .orderBy(order)
    .limit(rows)
}

async function countJobs(asked: JobsRequest): Promise<number> {
  const counted = db()
    .select({ number: job.number })
    .from(job)
    .leftJoin(jobFlag, flagAsked(asked))
    .where(conditionsOf(asked))
    .limit(COUNTED_MAX + 1)
    .as('counted')
  return db().$count(counted)
}

/** Of the shown jobs alone, in one statement. Index job_like_job_state. */
async function countLikes(ids: string[]): Promise<Map<string, LikeCounts>> {
  const rows = await db()
    .select({
      jobId: jobLike.jobId,
      likes: sql<number>`count(*) filter (where ${jobLike.state} <> 'withdrawn')::int`,
      matches: sql<number>`count(*) filter (where ${jobLike.state} = 'matched')::int`,
    })
    .from(jobLike)
    .where(and(inArray(jobLike.jobId, ids), isNotNull(jobLike.likedAt)))
    .groupBy(jobLike.jobId)
  return new Map(rows.map(({ jobId, ...counts }) => [jobId, counts]))
}

/** Of the shown jobs alone, in one statement. Primary keys of both tables. */
async function listFlags(ids: string[]): Promise<Map<string, QualityFlag[]>> {
  const rows = await db()
    .select({ id: job.id, flag: jobFlag.flag })
    .from(job)
    .innerJoin(jobFlag, eq(jobFlag.number, job.number))
    .where(inArray(job.id, ids))
  const flagsOf = (id: string) =>
    QUALITY_FLAGS.filter((flag) => rows.some((row) => row.id === id && row.flag === flag))
  return new Map(ids.map((id) => [id, flagsOf(id)]))
}

/** A page of all jobs, whatever their status, the newest first. */
export async function findAllJobs(asked: JobsRequest): Promise<AdminJobsPage> {
  const key = sql`${asked.flag ? jobFlag.number : job.number}`
  const by: OrderedBy = { order: asked.sort ?? FIRST_JOB_ORDER, key, id: job.id }
  const read = (cut: Cut) => readJobs(asked, cut)
  const page = await readTablePage({ by, placeOf, read, countAll: () => countJobs(asked) }, asked)
  const ids = page.rows.map(({ id }) => id)
  const [likes, flags] = await Promise.all([countLikes(ids), listFlags(ids)])
  const today = utcToday()
  const toRow = (row: StoredJobRow) =>
    toAdminJobRow(row, { counts: likes.get(row.id), flags: flags.get(row.id), today })
  return { ...page, rows: page.rows.map(toRow) }
}
