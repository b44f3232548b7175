import { setTimeout } from 'node:timers/promises'
import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { db, type Transaction } from '#/db/client.server.ts'
import { job, jobFlag, jobFlagDue, jobFlagRound, jobSketch } from '#/db/schema/index.ts'
import { requireTimeLeft } from '#/platform/tasks/tasks.server.ts'
import { flagBatch } from './job-flag-batch.server.ts'

/** Jobs looked at in one transaction, which keeps them from being deleted for the second that it takes at most. */
const BATCH_MAX = 500
/** A task begins no further batch after so long: what is left is the next minute's. */
const TASK_MAX_MS = 45_000

/** How long it rests after a batch, as a share of what the batch took. */
const REST_SHARE = 0.25

/** Every job's number is lower. */
const ABOVE_ALL = Number.MAX_SAFE_INTEGER

const ONLY_ROW = 1

/** Where the day's round goes on, the row held until the transaction ends; null while another server holds it. Primary key. */
async function holdRound(tx: Transaction) {
  await tx
    .insert(jobFlagRound)
    .values({ id: ONLY_ROW, below: ABOVE_ALL, begunAt: sql`now()` })
    .onConflictDoNothing()
  const [round] = await tx
    .select({
      below: jobFlagRound.below,
      isOfToday: sql<boolean>`(${jobFlagRound.begunAt} at time zone 'utc')::date = (now() at time zone 'utc')::date`,
    })
    .from(jobFlagRound)
    .for('update', { skipLocked: true })
  return round ?? null
}

/** The next jobs that are noted, each once; the notes are gone with the transaction. Primary key. */
async function takeDue(tx: Transaction): Promise<number[]> {
  const next = tx.select({ id: jobFlagDue.id }).from(jobFlagDue).orderBy(asc(jobFlagDue.id)).limit(BATCH_MAX)
  const rows = await tx
    .delete(jobFlagDue)
    .where(inArray(jobFlagDue.id, next))
    .returning({ number: jobFlagDue.number })
  return [...new Set(rows.map(({ number }) => number))]
}

/**
 * The next stretch of the round: its live jobs, from the newest down, and those in it that have something noted still; `below`
 * is null where it was the last one. Index job_status_number, primary keys.
 */
async function listStretch(tx: Transaction, below: number) {
  const live = await tx
    .select({ number: job.number })
    .from(job)
    .where(and(eq(job.status, 'Published'), lt(job.number, below)))
    .orderBy(desc(job.number))
    .limit(BATCH_MAX)
  const last = live.length === BATCH_MAX ? (live.at(-1)?.number ?? null) : null
  const within = (number: typeof jobSketch.number | typeof jobFlag.number) =>
    and(gte(number, last ?? 0), lt(number, below))
  const noted = await union(
    tx.select({ number: jobSketch.number }).from(jobSketch).where(within(jobSketch.number)),
    tx.select({ number: jobFlag.number }).from(jobFlag).where(within(jobFlag.number)),
  )
  return { numbers: [...new Set([...live, ...noted].map(({ number }) => number))], below: last }
}

/** Looks at what changed, else goes on in the round; false when there is nothing to do, or another server does it. */
async function flagSome(): Promise<boolean> {
  return db().transaction(async (tx) => {
    const round = await holdRound(tx)
    if (!round) return false
    const due = await takeDue(tx)
    if (due.length > 0) {
      await flagBatch(tx, due)
      return true
    }
    const from = round.below ?? (round.isOfToday ? null : ABOVE_ALL)
    if (from === null) return false
    const { numbers, below } = await listStretch(tx, from)
    await flagBatch(tx, numbers)
    const begunAt = round.below === null ? { begunAt: sql`now()` } : {}
    await tx.update(jobFlagRound).set({ below, ...begunAt })
    return below !== null
  })
}

/**
 * Notes which live jobs need a second look. What was published, changed, ended or answered is looked at within minutes; once a
 * day in UTC all live jobs are, from the newest down, because their flags depend on the day: a text that has not changed is not
 * read again. Between two batches it rests. How far the round came stands in the database: a
 * server that ends in the middle has looked at whole batches, and the next minute goes on. Of several servers one does it at a time.
 */
export async function flagJobs(): Promise<void> {
  const from = performance.now()
  for (let begunMs = from; await flagSome(); begunMs = performance.now()) {
    requireTimeLeft()
    if (performance.now() - from > TASK_MAX_MS) return
    await setTimeout((performance.now() - begunMs) * REST_SHARE)
  }
}
