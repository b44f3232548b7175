import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Request counters shared by every server. `last_request` is in milliseconds since the epoch; `window_seconds` later the
 * count says nothing any more.
 */
export const rateLimit = pgTable('rate_limit', {
  id: text('id').primaryKey(),
  key: text('key').notNull().unique(),
  count: integer('count').notNull(),
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
  windowSeconds: integer('window_seconds').notNull().default(86_400),
})
