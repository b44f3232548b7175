import { sql, type SQL } from 'drizzle-orm'
import {
  bigint,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
} from 'drizzle-orm/pg-core'
import type {
  ApplyMode,
  ArchiveReason,
  EducationLevel,
  EducationRequirement,
  JobDuration,
  JobStatus,
  JobType,
  ReplyPledgeDays,
  Sector,
  WorkLocation,
} from '#/domain/job/vocabulary.ts'
import type { Currency } from '#/domain/money/currency.ts'
import type { SalaryPeriod } from '#/domain/money/salary.ts'
import type { LanguageSkill } from '#/domain/profile/languages.ts'
import { createdAt, moment, updatedAt } from './columns.ts'
import { organization } from './organization.ts'
import { user } from './user.ts'

/** PostgreSQL's own type for the words of a text and their places in it. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A point for the index of what lies in view; x is the longitude. */
const point = sql`point(lng, lat)`

/**
 * A job offer. Born as an empty draft, so nearly everything may be empty; the check at the end is the last line of
 * defence for what a published job must have (the messages come from `domain/job/publish-rules.ts`).
 */
export const job = pgTable(
  'job',
  {
    id: text('id').primaryKey(),
    /** A small number beside the id, for compact map pins. */
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity().unique(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    createdBy: text('created_by').references(() => user.id, { onDelete: 'set null' }),
    status: text('status').$type<JobStatus>().notNull().default('Draft'),
    title: text('title').notNull().default(''),
    sector: text('sector').$type<Sector>(),
    jobType: text('job_type').$type<JobType>(),
    jobDuration: text('job_duration').$type<JobDuration>(),
    workLocation: text('work_location').$type<WorkLocation>(),
    location: text('location').notNull().default(''),
    countryCode: text('country_code'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    countries: text('countries').array().notNull().default([]),
    openings: integer('openings').default(1),
    video: text('video'),
    teamId: text('team_id'),
    description: text('description').notNull().default(''),
    mustHaveSkills: text('must_have_skills').array().notNull().default([]),
    niceToHaveSkills: text('nice_to_have_skills').array().notNull().default([]),
    experienceYears: integer('experience_years'),
    educationLevel: text('education_level').$type<EducationLevel>(),
    educationRequirement: text('education_requirement').$type<EducationRequirement>(),
    languages: jsonb('languages').$type<LanguageSkill[]>().notNull().default([]),
    minSalary: integer('min_salary'),
    maxSalary: integer('max_salary'),
    currency: text('currency').$type<Currency>(),
    salaryPeriod: text('salary_period').$type<SalaryPeriod>(),
    benefits: text('benefits').array().notNull().default([]),
    startDate: date('start_date', { mode: 'string' }),
    closingDate: date('closing_date', { mode: 'string' }),
    applyMode: text('apply_mode').$type<ApplyMode>(),
    applyUrl: text('apply_url').notNull().default(''),
    applyEmail: text('apply_email').notNull().default(''),
    replyPledgeDays: integer('reply_pledge_days').$type<ReplyPledgeDays>(),
    /** Where an imported advertisement came from; importing it again finds this row. */
    importKey: text('import_key').unique(),
    publishedAt: moment('published_at'),
    archivedAt: moment('archived_at'),
    archiveReason: text('archive_reason').$type<ArchiveReason>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** The pay of a year in the job's own currency, from the best to the least of its range; null without pay. */
    salaryMost: bigint('salary_most', { mode: 'number' }).generatedAlwaysAs(
      (): SQL => sql`yearly_salary(coalesce(max_salary, min_salary), salary_period)`,
    ),
    salaryLeast: bigint('salary_least', { mode: 'number' }).generatedAlwaysAs(
      (): SQL => sql`yearly_salary(coalesce(min_salary, max_salary), salary_period)`,
    ),
    /** The words that a search finds, with the sector and the company as marks; the database writes it with every row. */
    searchVector: tsvector('search_vector')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`job_search_vector(title, location, must_have_skills, nice_to_have_skills, description, sector, organization_id)`,
      ),
    /** What the filters of codes ask for, each with its name: `jobType:FullTime`. Indexed together with the words. */
    facets: text('facets')
      .array()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`job_facets(job_type, job_duration, sector, work_location, education_level)`,
      ),
  },
  (table) => [
    index('job_search')
      .using('gin', table.searchVector, table.facets)
      .with({ fastupdate: false })
      .where(sql`status = 'Published'`),
    index('job_published_point')
      .using('gist', point)
      .where(sql`status = 'Published' and lat is not null and lng is not null`),
    index('job_published_closing')
      .on(table.closingDate)
      .where(sql`status = 'Published'`),
    index('job_published_salary')
      // The last column orders nothing: with it a filter by pay need not look into the table.
      .on(
        table.currency,
        table.salaryMost.desc().nullsFirst(),
        table.number.desc().nullsFirst(),
        table.publishedAt,
      )
      .where(sql`status = 'Published'`),
    index('job_published_newest')
      .on(table.publishedAt.desc().nullsFirst(), table.number.desc().nullsFirst())
      .where(sql`status = 'Published'`),
    index('job_organization_id').on(table.organizationId, table.status),
    check('job_status_known', sql`${table.status} in ('Draft', 'Published', 'Archived')`),
    check(
      'job_salary_range_in_order',
      sql`${table.minSalary} is null or ${table.maxSalary} is null or ${table.minSalary} <= ${table.maxSalary}`,
    ),
    check(
      'job_published_is_complete',
      sql`${table.status} <> 'Published' or job_is_complete(${table.title}, ${table.sector}, ${table.jobType}, ${table.jobDuration},
        ${table.workLocation}, ${table.location}, ${table.countries}, ${table.openings}, ${table.description}, ${table.mustHaveSkills},
        ${table.niceToHaveSkills}, ${table.experienceYears}, ${table.educationLevel}, ${table.minSalary}, ${table.maxSalary},
        ${table.currency}, ${table.salaryPeriod}, ${table.closingDate}, ${table.applyMode}, ${table.applyUrl}, ${table.applyEmail},
        ${table.replyPledgeDays}, ${table.publishedAt})`,
    ),
  ],
)
