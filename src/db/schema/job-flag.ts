import { bigint, bigserial, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { QualityFlag } from '#/domain/job/quality-flag.ts'
import { moment } from './columns.ts'
import { job } from './job.ts'

/** What about a live job needs a second look, as the task `flag-jobs` last found it. */
export const jobFlag = pgTable(
  'job_flag',
  {
    number: bigint('number', { mode: 'number' })
      .notNull()
      .references(() => job.number, { onDelete: 'cascade' }),
    flag: text('flag').$type<QualityFlag>().notNull(),
    notedAt: moment('noted_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.number, table.flag] }),
    index('job_flag_number').on(table.flag, table.number),
  ],
)

/**
 * Jobs that were published, changed, ended or answered since they were looked at: triggers note them, a job as often as it
 * changes, and nobody waits for another to note the same one.
 */
export const jobFlagDue = pgTable('job_flag_due', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  number: bigint('number', { mode: 'number' }).notNull(),
})

/** How far the day's look at all live jobs has come, from the newest down: one row. */
export const jobFlagRound = pgTable('job_flag_round', {
  id: smallint('id').primaryKey(),
  /** Jobs with lower numbers are still to be looked at; null between two rounds. */
  below: bigint('below', { mode: 'number' }),
  begunAt: moment('begun_at').notNull(),
})
