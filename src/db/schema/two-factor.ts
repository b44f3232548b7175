import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { user } from './user.ts'

/** The second factor of a user: the shared secret and the backup codes, both encrypted by the auth library. */
export const twoFactor = pgTable(
  'two_factor',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean('verified').notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
  },
  (table) => [index('two_factor_user_id').on(table.userId), index('two_factor_secret').on(table.secret)],
)
