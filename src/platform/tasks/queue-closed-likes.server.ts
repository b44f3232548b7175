import type { Connection } from '#/db/client.server.ts'
import { enqueue } from './tasks.server.ts'

type Closed = { jobId: string; closedAt: Date | null }

/** One task for each job whose likes were just closed, however many: it tells their people, in the caller's transaction. */
export async function queueClosedLikes(connection: Connection, closed: readonly Closed[]): Promise<void> {
  const moments = new Map(closed.map(({ jobId, closedAt }) => [jobId, closedAt]))
  for (const [jobId, closedAt] of moments) {
    if (closedAt) await enqueue(connection, 'likes-closed', { jobId, since: closedAt.toISOString() })
  }
}

/** One task for each job and moment of closing of likes that were just opened again: it tells those who were told of the closing. */
export async function queueReopenedLikes(connection: Connection, reopened: readonly Closed[]): Promise<void> {
  const moments = new Map(reopened.map((one) => [`${one.jobId} ${one.closedAt?.getTime()}`, one]))
  for (const { jobId, closedAt } of moments.values()) {
    if (closedAt) await enqueue(connection, 'likes-reopened', { jobId, closedAt: closedAt.toISOString() })
  }
}
