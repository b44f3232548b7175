import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
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
import { team } from './team.ts'
import { user } from './user.ts'

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
    teamId: text('team_id').references(() => team.id, { onDelete: 'set null' }),
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
    /** What an admin of the platform wrote to the job's company when taking it down. */
    archiveNote: text('archive_note'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('job_published_closing')
      .on(table.closingDate)
      .where(sql`status = 'Published'`),
    index('job_published_newest')
      .on(table.publishedAt.desc().nullsFirst(), table.number.desc().nullsFirst())
      .where(sql`status = 'Published'`),
    // What the count of a day reads, and nothing else of a job.
    index('job_published_until')
      .on(table.publishedAt, table.archivedAt, table.minSalary)
      .where(sql`published_at is not null`),
    index('job_organization_id').on(table.organizationId, table.status, table.number),
    // What admins look through: the jobs of a status, newest first.
    index('job_status_number').on(table.status, table.number),
    index('job_team_id')
      .on(table.teamId)
      .where(sql`team_id is not null`),
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

/** A stored job, whole. */
export type JobRow = typeof job.$inferSelect
