import { index, integer, pgTable, real, smallint, text } from 'drizzle-orm/pg-core'
import type { JobDuration, JobType, Sector, WorkLocation } from '#/domain/job/vocabulary.ts'
import type { Currency } from '#/domain/money/currency.ts'
import { moment } from './columns.ts'
import { profile } from './profile.ts'

/**
 * What a person who may be suggested is matched by: a narrow row beside `profile`, for those alone whose profile employers
 * may see and who are not done looking. The task `write-meaning` writes it; whoever hides loses it at once.
 */
export const profileMeaning = pgTable(
  'profile_meaning',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => profile.userId, { onDelete: 'cascade' }),
    keys: integer('keys').array().notNull(),
    skillIds: integer('skill_ids').array().notNull(),
    roleIds: integer('role_ids').array().notNull(),
    pastRoleIds: integer('past_role_ids').array().notNull(),
    wishIds: integer('wish_ids').array().notNull(),
    sectors: text('sectors').array().$type<Sector[]>().notNull(),
    jobTypes: text('job_types').array().$type<JobType[]>().notNull(),
    jobDurations: text('job_durations').array().$type<JobDuration[]>().notNull(),
    workLocations: text('work_locations').array().$type<WorkLocation[]>().notNull(),
    countries: text('countries').array().notNull(),
    lats: real('lats').array().notNull(),
    lngs: real('lngs').array().notNull(),
    radiusKm: integer('radius_km'),
    /** Private like the floor itself: the top of its band. */
    floorTop: integer('floor_cell'),
    currency: text('currency').$type<Currency>(),
    experienceMonths: integer('experience_months'),
    education: smallint('education'),
    languages: integer('languages').array().notNull(),
    noticeWeeks: integer('notice_weeks'),
    meaningVersion: integer('meaning_version').notNull(),
    writtenAt: moment('written_at').notNull().defaultNow(),
  },
  (table) => [
    index('profile_meaning_keys').using('gin', table.keys).with({ fastupdate: false }),
    index('profile_meaning_version').on(table.meaningVersion),
  ],
)
