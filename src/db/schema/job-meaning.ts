import { bigint, boolean, date, index, integer, pgTable, real, smallint, text } from 'drizzle-orm/pg-core'
import type { JobDuration, JobType, Sector, WorkLocation } from '#/domain/job/vocabulary.ts'
import type { Currency } from '#/domain/money/currency.ts'
import { moment } from './columns.ts'
import { job } from './job.ts'

/**
 * What a published job is matched by: a narrow row beside `job`. The task `write-meaning` writes it after a trigger has
 * noted a change in `stale_job`; a job that is no longer published loses it at once.
 */
export const jobMeaning = pgTable(
  'job_meaning',
  {
    number: bigint('number', { mode: 'number' })
      .primaryKey()
      .references(() => job.number, { onDelete: 'cascade' }),
    /** What it is looked up by, see `domain/meaning/meaning-keys.ts`. */
    keys: integer('keys').array().notNull(),
    mustIds: integer('must_ids').array().notNull(),
    niceIds: integer('nice_ids').array().notNull(),
    titleIds: integer('title_ids').array().notNull(),
    sector: text('sector').$type<Sector>(),
    jobType: text('job_type').$type<JobType>(),
    jobDuration: text('job_duration').$type<JobDuration>(),
    workLocation: text('work_location').$type<WorkLocation>(),
    countries: text('countries').array().notNull(),
    lat: real('lat'),
    lng: real('lng'),
    payMost: integer('pay_most'),
    currency: text('currency').$type<Currency>(),
    experienceYears: integer('experience_years'),
    education: smallint('education'),
    educationRequired: boolean('education_required').notNull(),
    languages: integer('languages').array().notNull(),
    startDate: date('start_date', { mode: 'string' }),
    meaningVersion: integer('meaning_version').notNull(),
    writtenAt: moment('written_at').notNull().defaultNow(),
  },
  (table) => [
    index('job_meaning_keys').using('gin', table.keys).with({ fastupdate: false }),
    index('job_meaning_version').on(table.meaningVersion),
  ],
)
