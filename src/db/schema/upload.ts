import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { user } from './user.ts'

/** A file that a person uploaded. Its row is written before the file and goes after it, so that no file is forgotten. */
export const upload = pgTable(
  'upload',
  {
    /** What follows `/files/` in its address: `company-logos/<uuid>.webp`. */
    name: text('name').primaryKey(),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('upload_created_at').on(table.createdAt, table.name),
    index('upload_user_created_at').on(table.userId, table.createdAt),
  ],
)
