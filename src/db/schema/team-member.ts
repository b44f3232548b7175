import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { team } from './team.ts'
import { user } from './user.ts'

export const teamMember = pgTable(
  'team_member',
  {
    id: text('id').primaryKey(),
    teamId: text('team_id')
      .notNull()
      .references(() => team.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    membershipKey: text('membership_key').unique(),
    createdAt: moment('created_at').defaultNow(),
  },
  (table) => [index('team_member_team_id').on(table.teamId), index('team_member_user_id').on(table.userId)],
)
