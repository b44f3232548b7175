import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { LikesAlike } from '#/domain/job/answer-record.ts'
import { findQualityFlags } from '#/domain/job/quality-flags.ts'
import { db, type Transaction } from '#/db/client.server.ts'
import { job, jobFlag, jobFlagRound, jobLike } from '#/db/schema/index.ts'
import { answersSince, isRecorded, likesAlike } from '#/platform/job-reading/likes-alike.server.ts'
import { requireTimeLeft } from '#/platform/tasks/tasks.server.ts'
import { findNearDuplicates, keepSketches, type Stretch } from './job-sketches.server.ts'

/** Jobs looked at in one transaction, and how many of these a task makes at most: what is left is the next minute's. */
const BATCH_MAX = 500
const BATCHES_MAX = 10

/** A round over all live jobs begins so long after the last one began, at the earliest. */
const ROUND_PAUSE = sql`interval '1 hour'`

/** Every job's number is lower. */
const ABOVE_ALL = Number.MAX_SAFE_INTEGER

const ONLY_ROW = 1
type Flag = typeof jobFlag.$inferInsert

/** Where the round goes on, the row held until the transaction ends; null while there is nothing to do. Primary key. */
async function holdRound(tx: Transaction): Promise<number | null> {
  await tx
    .insert(jobFlagRound)
    .values({ id: ONLY_ROW, begunAt: new Date(0) })
    .onConflictDoNothing()
  const [round] = await tx
    .select({
      below: jobFlagRound.below,
      isDue: sql<boolean>`${jobFlagRound.begunAt} < now() - ${ROUND_PAUSE}`,
    })
    .from(jobFlagRound)
    .for('update')
  if (!round || round.below !== null) return round?.below ?? null
  if (!round.isDue) return null
  await tx.update(jobFlagRound).set({ begunAt: sql`now()` })
  return ABOVE_ALL
}

/** The next live jobs, from the newest down. Index job_status_number. */
function listLive(tx: Transaction, below: number) {
  return tx
    .select({
      ...{ id: job.id, number: job.number, minSalary: job.minSalary, maxSalary: job.maxSalary },
      liveDays: sql<number>`(now() at time zone 'utc')::date - (${job.publishedAt} at time zone 'utc')::date`,
    })
    .from(job)
    .where(and(eq(job.status, 'Published'), lt(job.number, below)))
    .orderBy(desc(job.number))
    .limit(BATCH_MAX)
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

/** Writes what changed: a flag that stays keeps the day on which it was noted. Primary key. */
async function keepFlags(tx: Transaction, { from, below }: Stretch, flags: Flag[]) {
  const known = await tx
    .select({ number: jobFlag.number, flag: jobFlag.flag })
    .from(jobFlag)
    .where(and(gte(jobFlag.number, from), lt(jobFlag.number, below)))
  const keyOf = ({ number, flag }: Flag) => `${number} ${flag}`
  const wanted = new Set(flags.map(keyOf))
  for (const { number, flag } of known.filter((one) => !wanted.has(keyOf(one))))
    await tx.delete(jobFlag).where(and(eq(jobFlag.number, number), eq(jobFlag.flag, flag)))
  if (flags.length > 0) await tx.insert(jobFlag).values(flags).onConflictDoNothing()
}

type LiveJob = Awaited<ReturnType<typeof listLive>>[number]

/** What the rules say of some live jobs. */
async function findFlags(tx: Transaction, live: readonly LiveJob[], numbers: number[]): Promise<Flag[]> {
  const likes = await listLikes(
    tx,
    live.map(({ id }) => id),
  )
  const duplicates = await findNearDuplicates(tx, numbers)
  return live.flatMap((one) => {
    const { number } = one
    const said = { likes: likes.get(number) ?? [], hasNearDuplicate: duplicates.has(number) }
    return findQualityFlags({ ...one, ...said }).map((flag) => ({ number, flag }))
  })
}

/** Looks at some live jobs and goes on in the round; false when there is nothing to do. */
async function flagSome(): Promise<boolean> {
  return db().transaction(async (tx) => {
    const below = await holdRound(tx)
    if (below === null) return false
    const live = await listLive(tx, below)
    const last = live.length === BATCH_MAX ? live.at(-1) : undefined
    const stretch = { from: last?.number ?? 0, below, numbers: live.map(({ number }) => number) }
    await keepSketches(tx, stretch)
    await keepFlags(tx, stretch, await findFlags(tx, live, stretch.numbers))
    await tx.update(jobFlagRound).set({ below: last?.number ?? null })
    return last !== undefined
  })
}

/**
 * Looks at live jobs in rounds, from the newest down, and notes what needs a second look; what is no longer so, or no
 * longer live, is forgotten. How far the round came stands in the database: a server that ends in the middle has looked at
 * whole batches, and the next minute goes on. Of several servers one does it at a time.
 */
export async function flagJobs(): Promise<void> {
  for (let batch = 0; batch < BATCHES_MAX && (await flagSome()); batch += 1) requireTimeLeft()
}
