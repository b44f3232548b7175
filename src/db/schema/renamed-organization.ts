import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { organization } from './organization.ts'

/**
 * A company with so many open jobs that they did not all learn its new name at once: those whose number is below `below`
 * are still found by an earlier one. The database writes the row when a company is renamed, the task `spread-names` ends it.
 */
export const renamedOrganization = pgTable('renamed_organization', {
  organizationId: text('organization_id')
    .primaryKey()
    .references(() => organization.id, { onDelete: 'cascade' }),
  below: bigint('below', { mode: 'number' }).notNull(),
})
