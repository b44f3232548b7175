import { date, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { job } from './job.ts'

/** What the members of a company were told about a job by mail. There is no row before a like of it is told. */
export const jobTold = pgTable('job_told', {
  jobId: text('job_id')
    .primaryKey()
    .references(() => job.id, { onDelete: 'cascade' }),
  /** Likes up to this moment were told. */
  likesUntil: moment('likes_until').notNull(),
  /** Answers that are due on this day or before were asked for. */
  answersUntil: date('answers_until', { mode: 'string' }),
})
