import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { LikesAlike } from '#/domain/job/answer-record.ts'
import { QUALITY_FLAGS } from '#/domain/job/quality-flag.ts'
import { findQualityFlags } from '#/domain/job/quality-flags.ts'
import type { Transaction } from '#/db/client.server.ts'
import { job, jobFlag, jobLike, jobSketch } from '#/db/schema/index.ts'
import { answersSince, isRecorded, likesAlike } from '#/platform/job-reading/likes-alike.server.ts'
import { dropSketches, findTwins, writeSketches } from './job-sketches.server.ts'

type Flag = typeof jobFlag.$inferInsert
const NEAR: Flag['flag'] = 'nearDuplicate'
const asNear = (number: number): Flag => ({ number, flag: NEAR })

const IS_LIVE = eq(job.status, 'Published')
/** A copy of what admins took down needs a second look. */
const IS_TAKEN_DOWN = and(eq(job.status, 'Archived'), eq(job.archiveReason, 'Moderation'))

/**
 * Those of some jobs whose texts others are compared with: which are live, and whether the sketch of their text is missing
 * or old. Index job_number_unique.
 */
function listCompared(tx: Transaction, numbers: number[]) {
  return tx
    .select({
      ...{ id: job.id, number: job.number, jobType: job.jobType },
      ...{ minSalary: job.minSalary, maxSalary: job.maxSalary },
      liveDays: sql<number>`(now() at time zone 'utc')::date - (${job.publishedAt} at time zone 'utc')::date`,
      isLive: sql<boolean>`${IS_LIVE}`,
      isUnread: sql<boolean>`${jobSketch.asOf} is distinct from ${job.updatedAt}`,
    })
    .from(job)
    .leftJoin(jobSketch, eq(jobSketch.number, job.number))
    .where(and(inArray(job.number, numbers), or(IS_LIVE, IS_TAKEN_DOWN)))
}

/** Those of some jobs that are live. Index job_number_unique. */
async function keepLive(tx: Transaction, numbers: number[]): Promise<number[]> {
  if (numbers.length === 0) return []
  const rows = await tx
    .select({ number: job.number })
    .from(job)
    .where(and(inArray(job.number, numbers), IS_LIVE))
  return rows.map(({ number }) => number)
}

/** The likes of some jobs, by the jobs' numbers. Index job_like_job_state. */
async function listLikes(tx: Transaction, ids: string[]): Promise<Map<number, LikesAlike[]>> {
  const rows = await tx
    .select({ ...likesAlike, number: job.number })
    .from(job)
    .innerJoin(jobLike, eq(jobLike.jobId, job.id))
    .where(and(inArray(job.id, ids), isRecorded(answersSince())))
    .groupBy(sql`2, 3, 4, 5, 6`)
  const likes = new Map<number, LikesAlike[]>()
  for (const { number, ...alike } of rows) likes.set(number, [...(likes.get(number) ?? []), alike])
  return likes
}

/** Takes flags away and adds others. One that stays keeps the day on which it was noted. Primary key. */
async function changeFlags(
  tx: Transaction,
  { gone, noted }: Record<'gone' | 'noted', Flag[]>,
): Promise<void> {
  for (const flag of QUALITY_FLAGS) {
    const numbers = gone.filter((one) => one.flag === flag).map(({ number }) => number)
    if (numbers.length > 0)
      await tx.delete(jobFlag).where(and(inArray(jobFlag.number, numbers), eq(jobFlag.flag, flag)))
  }
  if (noted.length > 0) await tx.insert(jobFlag).values(noted).onConflictDoNothing()
}

type Texts = {
  /** Jobs whose text is new or was changed. */
  unread: number[]
  /** Jobs that are compared no longer. */
  ended: number[]
  /** Live jobs that were near duplicates when they were last looked at. */
  doubted: number[]
}

/**
 * Which jobs are near duplicates now, of all that were looked up: the new and changed ones, those that were some until now,
 * and those with which these were some. Others cannot have become any, and are left alone.
 */
async function compareTexts(tx: Transaction, { unread, ended, doubted }: Texts) {
  const changed = new Set([...unread, ...ended])
  const before = await findTwins(
    tx,
    doubted.filter((number) => changed.has(number)),
  )
  await dropSketches(tx, ended)
  await writeSketches(tx, unread)
  const lookedUp = new Set([...unread, ...doubted, ...[...before.values()].flat()])
  for (const number of ended) lookedUp.delete(number)
  const twins = await findTwins(tx, [...lookedUp])
  return { lookedUp, near: new Set([...twins].flatMap(([number, others]) => [number, ...others])) }
}

/**
 * Looks at some jobs, live or not, and notes what needs a second look; what is no longer so, or no longer live, is
 * forgotten. Of others only near duplicates of these change.
 */
export async function flagBatch(tx: Transaction, numbers: number[]): Promise<void> {
  if (numbers.length === 0) return
  const known: Flag[] = await tx
    .select({ number: jobFlag.number, flag: jobFlag.flag })
    .from(jobFlag)
    .where(inArray(jobFlag.number, numbers))
  const compared = await listCompared(tx, numbers)
  const isCompared = new Set(compared.map(({ number }) => number))
  const live = compared.filter(({ isLive }) => isLive)
  const { near, lookedUp } = await compareTexts(tx, {
    unread: compared.filter(({ isUnread }) => isUnread).map(({ number }) => number),
    ended: numbers.filter((number) => !isCompared.has(number)),
    doubted: known.filter(({ flag }) => flag === NEAR).map(({ number }) => number),
  })
  const likes = await listLikes(
    tx,
    live.map(({ id }) => id),
  )
  const found = live.flatMap((one) =>
    findQualityFlags({
      ...{ ...one, likes: likes.get(one.number) ?? [], hasNearDuplicate: near.has(one.number) },
    }).map((flag) => ({ number: one.number, flag })),
  )
  const keyOf = ({ number, flag }: Flag) => `${number} ${flag}`
  const wanted = new Set(found.map(keyOf))
  const asked = new Set(numbers)
  const others = (some: Iterable<number>) => [...some].filter((number) => !asked.has(number))
  await changeFlags(tx, {
    gone: [
      ...known.filter((one) => !wanted.has(keyOf(one))),
      ...others(lookedUp)
        .filter((number) => !near.has(number))
        .map(asNear),
    ],
    noted: [...found, ...(await keepLive(tx, others(near))).map(asNear)],
  })
}
