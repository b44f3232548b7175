import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, updatedAt } from './columns.ts'

/** A company profile ("Company" on screen). The slug is generated and never shown. */
export const organization = pgTable(
  'organization',
  {
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
    /** Since when nobody else sees it and its jobs; null: it is not suspended. */
    suspendedAt: moment('suspended_at'),
    /** What an admin of the platform wrote to the company when suspending it. */
    suspensionReason: text('suspension_reason'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('organization_created_at').on(table.createdAt, table.id),
    index('organization_suspended')
      .on(table.createdAt, table.id)
      .where(sql`suspended_at is not null`),
    check(
      'organization_suspension_has_reason',
      sql`(${table.suspendedAt} is null) = (${table.suspensionReason} is null)`,
    ),
  ],
)
