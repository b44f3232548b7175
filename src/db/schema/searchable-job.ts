import { bigint, customType, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Currency } from '#/domain/money/currency.ts'
import { moment } from './columns.ts'
import { job } from './job.ts'

/** PostgreSQL's own type for the words of a text and their places in it. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What a published job is found by: a narrow row beside `job`, so that a search may look at many. The database keeps it
 * with every change of a job and, a while later where it has many, of a company's name; the view `searchable_form` says
 * what it must be.
 */
export const searchableJob = pgTable(
  'searchable_job',
  {
    number: bigint('number', { mode: 'number' })
      .primaryKey()
      .references(() => job.number, { onDelete: 'cascade' }),
    publishedAt: moment('published_at').notNull(),
    currency: text('currency').$type<Currency>(),
    /** The pay of a year in the job's own currency, from the best to the least of its range; null without pay. */
    salaryMost: bigint('salary_most', { mode: 'number' }),
    salaryLeast: bigint('salary_least', { mode: 'number' }),
    experienceYears: integer('experience_years').notNull(),
    /** Where the work is done; null without a point on Earth, and for a remote job. */
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    /** What the filters of codes ask for, each with its name: `jobType:FullTime`. Indexed together with the words. */
    facets: text('facets').array().notNull(),
    /** The words of the job and of its company's name, with the sector as a mark. */
    searchVector: tsvector('search_vector').notNull(),
    /** Says nothing; with it each row is long enough for its words to lie beside the table. */
    filler: text('filler').notNull(),
  },
  (table) => [
    index('searchable_job_words').using('gin', table.searchVector, table.facets).with({ fastupdate: false }),
    index('searchable_job_newest').on(
      table.publishedAt.desc().nullsFirst(),
      table.number.desc().nullsFirst(),
    ),
    // The last column orders nothing: with it a filter by pay need not look into the table.
    index('searchable_job_salary').on(
      table.currency,
      table.salaryMost.desc().nullsFirst(),
      table.number.desc().nullsFirst(),
      table.publishedAt,
    ),
  ],
)
