import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import type { AccountType } from '#/domain/access/account-type.ts'
import { createdAt, moment, updatedAt } from './columns.ts'

/** A person with an account. `type` is the account type; `platform_role` is what the admin calls look at. */
export const user = pgTable(
  'user',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    type: text('type').$type<AccountType>().notNull().default('Individual'),
    platformRole: text('platform_role').$type<'admin' | 'user'>().notNull().default('user'),
    banned: boolean('banned').notNull().default(false),
    banReason: text('ban_reason'),
    banExpires: moment('ban_expires'),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('user_type_known', sql`${table.type} in ('Individual', 'Employer', 'Admin')`),
    check(
      'user_admin_type_is_admin_role',
      sql`(${table.type} = 'Admin') = (${table.platformRole} = 'admin')`,
    ),
    index('user_created_at').on(table.createdAt, table.id),
  ],
)
