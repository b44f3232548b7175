import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'
import { user } from './user.ts'

export const contactMessage = pgTable(
  'contact_message',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    createdAt: createdAt(),
    /** When an admin noted that it was answered; empty while it is open. */
    answeredAt: moment('answered_at'),
    /** Which admin; empty again when their account is gone. */
    answeredBy: text('answered_by').references(() => user.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('contact_message_email').on(table.email),
    index('contact_message_open')
      .on(table.id)
      .where(sql`${table.answeredAt} is null`),
    index('contact_message_answered')
      .on(table.answeredAt)
      .where(sql`${table.answeredAt} is not null`),
  ],
)
