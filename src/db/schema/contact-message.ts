import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/** A message from the contact form. */
export const contactMessage = pgTable('contact_message', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  message: text('message').notNull(),
  createdAt: createdAt(),
})
