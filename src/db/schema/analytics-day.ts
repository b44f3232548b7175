import { date, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'

/** Likes answered for the first time on a day, by the whole hours that their people had waited. */
export type AnswerHours = Record<string, number>

/** The platform on one day in UTC, counted once when the day was over and never again. Numbers alone. */
export const analyticsDay = pgTable('analytics_day', {
  day: date('day').primaryKey(),
  signUpsIndividual: integer('sign_ups_individual').notNull(),
  signUpsEmployer: integer('sign_ups_employer').notNull(),
  signUpsAdmin: integer('sign_ups_admin').notNull(),
  /** Profiles there were, and the sum of how complete each was in percent; null for a day that was counted too late to know. */
  profiles: integer('profiles'),
  profilePercents: integer('profile_percents'),
  liveJobs: integer('live_jobs').notNull(),
  liveJobsWithPay: integer('live_jobs_with_pay').notNull(),
  likes: integer('likes').notNull(),
  matches: integer('matches').notNull(),
  answerHours: jsonb('answer_hours').$type<AnswerHours>().notNull(),
  searches: integer('searches').notNull(),
  emptySearches: integer('empty_searches').notNull(),
})
