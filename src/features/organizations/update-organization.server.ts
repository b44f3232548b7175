import { eq } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import { AppError, notFoundError } from '#/domain/app-error.ts'
import type { OrganizationFields } from '#/domain/organization/organization-fields.ts'
import { db, type Transaction } from '#/db/client.server.ts'
import { organization } from '#/db/schema/index.ts'
import { countChange } from '#/platform/auth/organizations/count-change.server.ts'
import {
  findMissingUpload,
  findShown,
  findUnclaimedUpload,
  type OrganizationMedia,
} from '#/platform/auth/organizations/missing-upload.server.ts'
import type { OrganizationUpdate } from './organization-input.server.ts'
import { requireOrganizationUpdate } from './organizations.server.ts'
import { toOrganizationView, type OrganizationView } from './organizations.view.ts'

type Row = typeof organization.$inferSelect
type FieldName = keyof OrganizationFields

const missingError = (field: string) => new AppError('INVALID', 'organization.invalid.upload', { field })

/**
 * Throws invalid when a new logo or video is of no stored file. `current` is what the company shows already. Asks the
 * storage, so that it comes before the transaction that saves, and `requireClaimedUploads` within it.
 */
export async function requireStoredUploads(
  fields: OrganizationMedia,
  current?: OrganizationMedia | null,
): Promise<void> {
  const field = await findMissingUpload(fields, current)
  if (field) throw missingError(field)
}

/** Holds the files of a new logo and video until the transaction has saved them. Throws invalid when one was swept. */
export async function requireClaimedUploads(
  tx: Transaction,
  fields: OrganizationMedia,
  current?: OrganizationMedia,
): Promise<void> {
  const field = await findUnclaimedUpload(tx, fields, current)
  if (field) throw missingError(field)
}

/** What the writer changed: all of it when it is not told what the form said when it was opened. */
function changesOf({ known, ...fields }: Omit<OrganizationUpdate, 'id'>): Partial<OrganizationFields> {
  const changed = Object.entries(fields).filter(([name, value]) => {
    const before = known?.[name as FieldName]
    return before === undefined || before !== value
  })
  return Object.fromEntries(changed)
}

/** Throws conflict, beside each field, where somebody else wrote something else meanwhile. */
function requireUntouched(
  row: Row,
  changes: Partial<OrganizationFields>,
  { known }: OrganizationUpdate,
): void {
  const names = Object.keys(changes) as FieldName[]
  const taken = names.filter((name) => {
    const before = known?.[name]
    return before !== undefined && row[name] !== before && row[name] !== changes[name]
  })
  if (taken.length === 0) return
  const issues = taken.map((field) => ({ field, message: 'organization.changedMeanwhile' }))
  throw new AppError('CONFLICT', 'organization.changedMeanwhile', { issues })
}

async function holdOrganization(tx: Transaction, id: string): Promise<Row> {
  const [row] = await tx.select().from(organization).where(eq(organization.id, id)).for('update')
  if (!row) throw notFoundError()
  return row
}

/**
 * Updates the active company, and no other. Two who change different fields at the same moment both keep theirs. A person
 * makes 200 changes a day, ten of them of names. Throws rate-limited above that, forbidden when the caller's role does
 * not allow it, invalid for a file that is not stored, and conflict when the form was opened for a company (`id`) that is
 * no longer the active one, because another tab connected another, or when a field that the caller changed was changed by
 * somebody else since.
 */
export async function updateActiveOrganization(
  actor: Actor,
  { id, ...update }: OrganizationUpdate,
): Promise<OrganizationView> {
  const organizationId = await requireOrganizationUpdate(actor)
  if (id !== undefined && id !== organizationId) throw new AppError('CONFLICT', 'organization.notConnected')
  const changes = changesOf(update)
  const shown = await findShown(organizationId)
  await requireStoredUploads(changes, shown)
  if (Object.keys(changes).length > 0) await countChange(actor.userId, changes, shown)
  return db().transaction(async (tx) => {
    const row = await holdOrganization(tx, organizationId)
    requireUntouched(row, changes, update)
    await requireClaimedUploads(tx, changes, row)
    if (Object.keys(changes).length === 0) return toOrganizationView(row)
    const [updated] = await tx
      .update(organization)
      .set(changes)
      .where(eq(organization.id, organizationId))
      .returning()
    return toOrganizationView(updated ?? row)
  })
}
