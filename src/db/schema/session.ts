import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, updatedAt } from './columns.ts'
import { user } from './user.ts'

/** A signed-in browser. */
export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    activeOrganizationId: text('active_organization_id'),
    activeTeamId: text('active_team_id'),
    impersonatedBy: text('impersonated_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('session_user_id').on(table.userId),
    index('session_impersonated_by')
      .on(table.impersonatedBy)
      .where(sql`${table.impersonatedBy} is not null`),
  ],
)
