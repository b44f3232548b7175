import { date, integer, pgTable } from 'drizzle-orm/pg-core'

/** How many searches for jobs were made on one day in UTC, and how many found nothing. Numbers alone: no words, nobody. */
export const searchCount = pgTable('search_count', {
  day: date('day').primaryKey(),
  searches: integer('searches').notNull(),
  emptySearches: integer('empty_searches').notNull(),
})
