import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import type { AccountType } from '#/domain/access/account-type.ts'
import type { Currency } from '#/domain/money/currency.ts'
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
    /** False for somebody who came by a provider and was not yet asked what they are here for. */
    typeChosen: boolean('type_chosen').notNull().default(true),
    platformRole: text('platform_role').$type<'admin' | 'user'>().notNull().default('user'),
    banned: boolean('banned').notNull().default(false),
    banReason: text('ban_reason'),
    banExpires: moment('ban_expires'),
    language: text('language').notNull().default('en'),
    /** Amounts in filters are meant in it. */
    currency: text('currency').$type<Currency>().notNull().default('GBP'),
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
    check('user_currency_known', sql`${table.currency} in ('GBP', 'USD', 'EUR', 'CAD', 'AUD', 'NZD')`),
    index('user_created_at').on(table.createdAt, table.id),
    // What admins narrow the list of people to, in its order; types are counted along it too.
    index('user_type_created_at').on(table.type, table.createdAt, table.id),
    index('user_banned')
      .on(table.createdAt, table.id)
      .where(sql`banned`),
    index('user_unverified')
      .on(table.createdAt, table.id)
      .where(sql`not email_verified`),
  ],
)
