import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import { QUALITY_FLAGS, type QualityFlag } from '#/domain/job/quality-flag.ts'
import { db } from '#/db/client.server.ts'
import { job, jobFlag, jobLike, organization } from '#/db/schema/index.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { FIRST_JOB_ORDER } from './jobs-address.ts'
import type { JobsRequest } from './jobs.schema.ts'
import { toAdminJobRow, type AdminJobsPage, type LikeCounts, type StoredJobRow } from './jobs.view.ts'
import { saysWord, soughtWords } from './said-words.server.ts'
import { readTablePage, type Cut, type OrderedBy, type Place } from './table-page.server.ts'

/** As the index job_title_trigrams has it. */
const FOLDED_TITLE = sql`fold_text(${job.title}) collate "und-x-icu"`
/** As the index organization_name_trigrams has it. */
const FOLDED_NAME = sql`fold_text(${organization.name}) collate "und-x-icu"`

/** Of more companies than these the statement looks up the names itself, rather than to be told all their ids. */
const NAMED_MAX = 2_000

/**
 * The word stands in the title or in the company's name. Companies are looked up first and named one by one: so both find
 * by an index (job_title_trigrams, job_organization_id), and a row that is passed by is compared with all of them at once.
 */
async function isSaid(word: string): Promise<SQL> {
  const companies = db().select({ id: organization.id }).from(organization).where(saysWord(FOLDED_NAME, word))
  const ids = (await companies.limit(NAMED_MAX + 1)).map(({ id }) => id)
  const isTheirs =
    ids.length > NAMED_MAX
      ? sql`in (select ${organization.id} from ${organization} where ${saysWord(FOLDED_NAME, word)})`
      : sql`= any(${sql.param(ids)}::text[])`
  return sql`(${saysWord(FOLDED_TITLE, word)} or ${job.organizationId} ${isTheirs})`
}

/** With a flag, the rows of jobs that have it: read along job_flag_number. Without one there are none. */
const flagAsked = ({ flag }: JobsRequest) =>
  and(eq(jobFlag.number, job.number), flag ? eq(jobFlag.flag, flag) : sql`false`)

async function conditionsOf({ words, status, flag }: JobsRequest): Promise<SQL | undefined> {
  const sought = soughtWords(words)
  const said = sought ? await Promise.all(sought.map(isSaid)) : [sql`false`]
  return and(
    status && eq(job.status, status),
    // A flag of a job that has ended meanwhile stays until the next round.
    flag && and(isNotNull(jobFlag.number), eq(job.status, 'Published')),
    ...said,
  )
}

async function placeOf(id: string): Promise<Place> {
  const [row] = await db().select({ number: job.number }).from(job).where(eq(job.id, id))
  return row ? { key: row.number, id } : null
}

/** By job_number_unique, with a status by job_status_number; companies by their primary key. */
function readJobs(
  asked: JobsRequest,
  conditions: SQL | undefined,
  { within, order, rows }: Cut,
): Promise<StoredJobRow[]> {
  return db()
    .select({
      ...{ id: job.id, title: job.title, status: job.status, archiveReason: job.archiveReason },
      ...{
        archiveNote: job.archiveNote,
        createdAt: job.createdAt,
        publishedAt: job.publishedAt,
        archivedAt: job.archivedAt,
        closingDate: job.closingDate,
      },
      company: { id: organization.id, name: organization.name },
      companySuspended: sql<boolean>`${organization.suspendedAt} is not null`,
    })
    .from(job)
    .innerJoin(organization, eq(organization.id, job.organizationId))
    .leftJoin(jobFlag, flagAsked(asked))
    .where(and(conditions, within))
    .orderBy(order)
    .limit(rows)
}

async function countJobs(asked: JobsRequest, conditions: SQL | undefined, most: number): Promise<number> {
  const counted = db()
    .select({ number: job.number })
    .from(job)
    .leftJoin(jobFlag, flagAsked(asked))
    .where(conditions)
    .limit(most)
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
  const conditions = await conditionsOf(asked)
  const page = await readTablePage(
    {
      ...{ by, placeOf },
      read: (cut) => readJobs(asked, conditions, cut),
      countAll: (most) => countJobs(asked, conditions, most),
    },
    asked,
  )
  const ids = page.rows.map(({ id }) => id)
  const [likes, flags] = await Promise.all([countLikes(ids), listFlags(ids)])
  const today = utcToday()
  const toRow = (row: StoredJobRow) =>
    toAdminJobRow(row, { counts: likes.get(row.id), flags: flags.get(row.id), today })
  return { ...page, rows: page.rows.map(toRow) }
}
