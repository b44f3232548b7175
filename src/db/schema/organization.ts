import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from './columns.ts'

/** A company profile ("Company" on screen). The slug is generated and never shown. */
export const organization = pgTable('organization', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  logo: text('logo'),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  description: text('description').notNull(),
  location: text('location').notNull(),
  video: text('video'),
  metadata: text('metadata'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
