import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, updatedAt } from './columns.ts'

/** A short-lived secret of the auth library: reset tokens and the like. */
export const verification = pgTable(
  'verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('verification_identifier').on(table.identifier)],
)
