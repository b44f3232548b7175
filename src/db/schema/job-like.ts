import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { LikeState } from '#/domain/job/like-state.ts'
import { createdAt, moment, updatedAt } from './columns.ts'
import { job } from './job.ts'
import { user } from './user.ts'

/** What one person and one job said to each other: at most one row a pair, with an explicit state. */
export const jobLike = pgTable(
  'job_like',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    jobId: text('job_id')
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
    state: text('state').$type<Exclude<LikeState, 'none'>>().notNull(),
    likedAt: moment('liked_at'),
    approachedAt: moment('approached_at'),
    matchedAt: moment('matched_at'),
    withdrawnAt: moment('withdrawn_at'),
    /** The employer passed. The person is not told before the pledge date or the job's end. */
    passedAt: moment('passed_at'),
    closedAt: moment('closed_at'),
    closeReason: text('close_reason'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.jobId] }),
    index('job_like_job_state').on(table.jobId, table.state, table.likedAt),
    // What the clock closes: few of all open likes.
    index('job_like_passed')
      .on(table.likedAt)
      .where(sql`${table.state} = 'liked' and ${table.passedAt} is not null`),
    index('job_like_liked_at').on(table.likedAt),
    index('job_like_matched_at')
      .on(table.matchedAt)
      .where(sql`matched_at is not null`),
    index('job_like_answered')
      .on(sql`coalesce(${table.matchedAt}, ${table.passedAt})`)
      .where(sql`coalesce(${table.matchedAt}, ${table.passedAt}) is not null`),
    check(
      'job_like_state_known',
      sql`${table.state} in ('liked', 'approached', 'matched', 'withdrawn', 'declined', 'closed')`,
    ),
  ],
)
