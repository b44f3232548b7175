import { bigint, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { job } from './job.ts'

/** The text of a live job as few numbers, by which near duplicates are found; both lists are empty for a short text. */
export const jobSketch = pgTable(
  'job_sketch',
  {
    number: bigint('number', { mode: 'number' })
      .primaryKey()
      .references(() => job.number, { onDelete: 'cascade' }),
    /** When the job that was read had last changed. */
    asOf: moment('as_of').notNull(),
    sketch: integer('sketch').array().notNull(),
    bands: integer('bands').array().notNull(),
  },
  (table) => [index('job_sketch_bands').using('gin', table.bands).with({ fastupdate: false })],
)
