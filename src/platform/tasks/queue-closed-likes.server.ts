import type { Connection } from '#/db/client.server.ts'
import { enqueue } from './tasks.server.ts'

/** One task for each job whose likes were just closed, however many: it tells their people, in the caller's transaction. */
export async function queueClosedLikes(
  connection: Connection,
  closed: readonly { jobId: string; closedAt: Date | null }[],
): Promise<void> {
  const moments = new Map(closed.map(({ jobId, closedAt }) => [jobId, closedAt]))
  for (const [jobId, closedAt] of moments) {
    if (closedAt) await enqueue(connection, 'likes-closed', { jobId, since: closedAt.toISOString() })
  }
}
