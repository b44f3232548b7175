import type { job, jobTransition } from '#/db/schema/index.ts'

type TransitionRow = typeof jobTransition.$inferInsert

/** The log of how a job of the crowd came to where it is, oldest first. */
export function toTransitions(row: typeof job.$inferInsert): TransitionRow[] {
  const drafted = {
    jobId: row.id,
    fromStatus: null,
    toStatus: 'Draft',
    reason: null,
    createdAt: row.createdAt,
  } as const
  if (!row.publishedAt) return [drafted]
  const published = {
    ...({
      jobId: row.id,
      fromStatus: 'Draft',
      toStatus: 'Published',
      reason: null,
      createdAt: row.publishedAt,
    } as const),
  }
  if (!row.archivedAt) return [drafted, published]
  return [
    ...[drafted, published],
    {
      jobId: row.id,
      fromStatus: 'Published',
      toStatus: 'Archived',
      reason: row.archiveReason ?? null,
      createdAt: row.archivedAt,
    },
  ]
}
