import { bigint, bigserial, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { job } from './job.ts'
import { profile } from './profile.ts'

/**
 * Jobs whose meaning has to be written anew, one note for each change: whoever saves a job waits for nobody who is just
 * reading the notes. Triggers write them, the task `write-meaning` takes them away with what it has written.
 */
export const staleJob = pgTable(
  'stale_job',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    number: bigint('number', { mode: 'number' })
      .notNull()
      .references(() => job.number, { onDelete: 'cascade' }),
    /** Later than now for one that could not be written. */
    againAt: moment('again_at').notNull().defaultNow(),
  },
  (table) => [index('stale_job_number').on(table.number)],
)

/** The same for profiles. */
export const staleProfile = pgTable(
  'stale_profile',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => profile.userId, { onDelete: 'cascade' }),
    againAt: moment('again_at').notNull().defaultNow(),
  },
  (table) => [index('stale_profile_user_id').on(table.userId)],
)
