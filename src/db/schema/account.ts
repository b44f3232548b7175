import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, moment, updatedAt } from './columns.ts'
import { user } from './user.ts'

/** One way in for a user: the password, or an account at a provider. */
export const account = pgTable(
  'account',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    /** How many passes browsers were given for this password, those that were taken back included. */
    passesGiven: integer('passes_given').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('account_user_id').on(table.userId),
    // Somebody is looked up by it at every sign-in by a provider, and nobody's is given to a second person.
    uniqueIndex('account_provider_account').on(table.providerId, table.accountId),
  ],
)
