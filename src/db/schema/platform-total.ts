import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** How many there are of something, as the task `count-platform` last counted it: for what is too many to count at once. */
export const platformTotal = pgTable('platform_total', {
  name: text('name').primaryKey(),
  value: bigint('value', { mode: 'number' }).notNull(),
  countedAt: moment('counted_at').notNull(),
})
