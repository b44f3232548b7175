import { boolean, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { EducationLevel, JobDuration, JobType, Sector, WorkLocation } from '#/domain/job/vocabulary.ts'
import type { Currency } from '#/domain/money/currency.ts'
import type { SalaryPeriod } from '#/domain/money/salary.ts'
import type { LanguageSkill } from '#/domain/profile/languages.ts'
import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import type { Availability, Visibility } from '#/domain/profile/vocabulary.ts'
import { createdAt, updatedAt } from './columns.ts'
import { user } from './user.ts'

/**
 * An Individual's profile, one row a user. CV sections are whole JSON documents because they are always read and
 * written whole; what the person wants is in columns, because queries filter on it.
 */
export const profile = pgTable(
  'profile',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    headline: text('headline').notNull().default(''),
    bio: text('bio').notNull().default(''),
    location: text('location').notNull().default(''),
    countryCode: text('country_code'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    phone: text('phone').notNull().default(''),
    links: jsonb('links').$type<ProfileDocument['links']>().notNull(),
    profileVideo: text('profile_video'),
    work: jsonb('work').$type<ProfileDocument['work']>().notNull().default([]),
    education: jsonb('education').$type<ProfileDocument['education']>().notNull().default([]),
    certificates: jsonb('certificates').$type<ProfileDocument['certificates']>().notNull().default([]),
    languages: jsonb('languages').$type<LanguageSkill[]>().notNull().default([]),
    skills: jsonb('skills').$type<ProfileDocument['skills']>().notNull().default([]),
    projects: jsonb('projects').$type<ProfileDocument['projects']>().notNull().default([]),
    publications: jsonb('publications').$type<ProfileDocument['publications']>().notNull().default([]),
    sectors: text('sectors').array().$type<Sector[]>().notNull().default([]),
    experienceYearsOverride: integer('experience_years_override'),
    educationLevelOverride: text('education_level_override').$type<EducationLevel>(),
    /** Null: the language of the person's own screens. */
    cvLanguage: text('cv_language'),
    desiredTitles: text('desired_titles').array().notNull().default([]),
    jobTypes: text('job_types').array().$type<JobType[]>().notNull().default([]),
    jobDurations: text('job_durations').array().$type<JobDuration[]>().notNull().default([]),
    workLocations: text('work_locations').array().$type<WorkLocation[]>().notNull().default([]),
    places: jsonb('places').$type<ProfileDocument['preferences']['places']>().notNull().default([]),
    radiusKm: integer('radius_km'),
    /** Private: used for matching in three steps, never shown to anybody but its owner. */
    minSalary: integer('min_salary'),
    currency: text('currency').$type<Currency>(),
    salaryPeriod: text('salary_period').$type<SalaryPeriod>(),
    noticePeriodWeeks: integer('notice_period_weeks'),
    availability: text('availability').$type<Availability>().notNull().default('Open'),
    visibility: text('visibility').$type<Visibility>().notNull().default('SignedIn'),
    /** A public profile may stand in search engines; it is asked for, never assumed. */
    searchEngines: boolean('search_engines').notNull().default(false),
    anonymousUntilMatch: boolean('anonymous_until_match').notNull().default(false),
    excludedEmployers: text('excluded_employers').array().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('profile_visibility').on(table.visibility, table.updatedAt)],
)
