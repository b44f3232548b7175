import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { OrganizationRole } from '#/domain/access/organization-roles.ts'
import { createdAt } from './columns.ts'
import { organization } from './organization.ts'
import { user } from './user.ts'

export const member = pgTable(
  'member',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    organizationRole: text('organization_role').$type<OrganizationRole>().notNull().default('member'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('member_organization_user').on(table.organizationId, table.userId),
    index('member_user_id').on(table.userId),
    check('member_role_known', sql`${table.organizationRole} in ('owner', 'admin', 'member')`),
  ],
)
