import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { job } from './job.ts'

/** How often a job's own page was read on one day in UTC. It knows numbers alone, and nobody who read. */
export const jobViewCount = pgTable(
  'job_view_count',
  {
    jobId: text('job_id')
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.day] })],
)
