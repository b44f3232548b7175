import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'

/** The outbox: every mail the product owes somebody. A key is mailed once, whatever is retried. */
export const mail = pgTable(
  'mail',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    key: text('key').notNull().unique(),
    recipient: text('recipient').notNull(),
    /** Whose account it is for, whatever their address is by then; `deletePersonMails` takes it along. */
    userId: text('user_id'),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    sentAt: moment('sent_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('mail_created_at').on(table.createdAt, table.id),
    index('mail_user_id').on(table.userId),
    // Few of all mails: those that an operator has to know of.
    index('mail_waiting')
      .on(table.id)
      .where(sql`sent_at is null`),
  ],
)
