import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import type { JobStatus } from '#/domain/job/vocabulary.ts'
import { createdAt } from './columns.ts'
import { job } from './job.ts'
import { user } from './user.ts'

/** The log of a job's life: who moved it, when, from where to where and why. */
export const jobTransition = pgTable(
  'job_transition',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    jobId: text('job_id')
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
    actorId: text('actor_id').references(() => user.id, { onDelete: 'set null' }),
    fromStatus: text('from_status').$type<JobStatus>(),
    toStatus: text('to_status').$type<JobStatus>().notNull(),
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (table) => [index('job_transition_job_id').on(table.jobId, table.id)],
)
