import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import type { OrganizationRole } from '#/domain/access/organization-roles.ts'
import { createdAt, moment } from './columns.ts'
import { organization } from './organization.ts'
import { user } from './user.ts'

/** An invitation to join an organisation, addressed to an email. */
export const invitation = pgTable(
  'invitation',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    organizationRole: text('organization_role').$type<OrganizationRole>(),
    teamId: text('team_id'),
    status: text('status').notNull().default('pending'),
    expiresAt: moment('expires_at').notNull(),
    inviterId: text('inviter_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** False where the address had its share of mails that invite it for the day. */
    mailed: boolean('mailed').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    index('invitation_organization_id').on(table.organizationId),
    index('invitation_email').on(table.email),
    check('invitation_role_known', sql`${table.organizationRole} in ('owner', 'admin', 'member')`),
  ],
)
