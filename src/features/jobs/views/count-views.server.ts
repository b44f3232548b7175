import { and, eq, inArray, sql } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { job, jobViewCount } from '#/db/schema/index.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { log } from '#/platform/log/log.server.ts'

/** How long views wait in memory. Those of a server that is killed are lost: nobody is harmed by that. */
const WRITTEN_AFTER_MS = 5_000
/** More jobs than that are not read in five seconds, but made up. */
const JOBS_MAX = 5_000

let waiting = new Map<string, number>()
let timer: NodeJS.Timeout | undefined

/** Notes that somebody read a job's page; it is written a few seconds later. */
export function noteView(jobId: string): void {
  if (!waiting.has(jobId) && waiting.size >= JOBS_MAX) return
  waiting.set(jobId, (waiting.get(jobId) ?? 0) + 1)
  timer ??= setTimeout(() => void writeViews(), WRITTEN_AFTER_MS).unref()
}

/**
 * Adds what was noted to the counts of the day, in one statement; several servers may do so at once. Ids that are no
 * open job's count for nothing. Throws nothing: views that cannot be written are let go.
 */
export async function writeViews(): Promise<void> {
  const noted = waiting
  waiting = new Map()
  clearTimeout(timer)
  timer = undefined
  if (noted.size > 0)
    await addViews(noted).catch((error: unknown) => log().warn({ err: error }, 'views lost'))
}

async function addViews(noted: ReadonlyMap<string, number>): Promise<void> {
  await db().transaction(async (tx) => {
    const open = await tx
      .select({ id: job.id })
      .from(job)
      .where(and(inArray(job.id, [...noted.keys()]), eq(job.status, 'Published')))
      // In everybody's order: two servers that count the same jobs, and whoever deletes a company with them.
      .orderBy(job.number)
      .for('key share')
    if (open.length === 0) return
    const rows = open.map(({ id }) => ({ jobId: id, day: utcToday(), views: noted.get(id) ?? 0 }))
    await tx
      .insert(jobViewCount)
      .values(rows)
      .onConflictDoUpdate({
        target: [jobViewCount.jobId, jobViewCount.day],
        set: { views: sql`${jobViewCount.views} + excluded.views` },
      })
  })
}
