import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import { AppError } from '#/domain/app-error.ts'
import type { OrganizationFields } from '#/domain/organization/organization-fields.ts'
import { organizationSlug } from '#/domain/organization/organization-slug.ts'
import { db, type Transaction } from '#/db/client.server.ts'
import { member, organization } from '#/db/schema/index.ts'
import { auth } from '#/platform/auth/auth.server.ts'
import { countMade } from '#/platform/rate-limit/daily-quota.server.ts'
import { visitId } from '#/platform/visit-id/visit-id.server.ts'
import type { NewOrganization } from './organization-input.server.ts'
import { canCreateOrganization } from './organizations.policy.ts'
import { requireClaimedUploads, requireStoredUploads } from './update-organization.server.ts'
import { toOrganizationView, type OrganizationView } from './organizations.view.ts'

type Founding = { id: string; userId: string; fields: OrganizationFields }

/** A repeat asks for what is there. Another text under the same key must not be dropped as if it were saved. */
async function getSame(tx: Transaction, { id, fields }: Founding): Promise<OrganizationView> {
  const [stored] = await tx.select().from(organization).where(eq(organization.id, id))
  if (stored && fieldNames(fields).every((name) => stored[name] === fields[name]))
    return toOrganizationView(stored)
  throw new AppError('CONFLICT', 'organization.alreadyCreated')
}

const fieldNames = (fields: OrganizationFields) => Object.keys(fields) as (keyof OrganizationFields)[]

/** The rows that the auth library writes for a new company and its first member. */
async function insertOrganization(tx: Transaction, founding: Founding): Promise<OrganizationView> {
  const { id: organizationId, userId, fields } = founding
  // The primary key makes a second writer wait for the first, and then write nothing.
  const [made] = await tx
    .insert(organization)
    .values({ ...fields, id: organizationId, slug: organizationSlug(fields.name) })
    .onConflictDoNothing({ target: organization.id })
    .returning()
  if (!made) return getSame(tx, founding)
  await requireClaimedUploads(tx, fields)
  await countMade(userId, 'organization', tx)
  await tx.insert(member).values({ id: randomUUID(), organizationId, userId, organizationRole: 'owner' })
  return toOrganizationView(made)
}

/**
 * Founds a company with the caller as its owner and makes it the active one. The same visit key makes one company
 * however often it is sent, and answers it each time: the library's own endpoint, which obeys the same rules, knows no
 * such key and writes row by row. Throws conflict when the key comes with other fields, invalid for a file that is not
 * stored, and rate-limited after too many in a day. `headers` are those of the caller's request.
 */
export async function foundOrganization(
  actor: Actor,
  { visitKey, ...fields }: NewOrganization,
  headers: Headers,
): Promise<OrganizationView> {
  if (!canCreateOrganization(actor)) throw new AppError('FORBIDDEN', 'error.notAllowed')
  await requireStoredUploads(fields)
  const { userId } = actor
  const id = visitId({ userId, purpose: 'found-organization', visitKey })
  const founded = await db().transaction((tx) => insertOrganization(tx, { id, userId, fields }))
  // Also renews the signed cookie that a session is read from.
  await auth().api.setActiveOrganization({ headers, body: { organizationId: id } })
  return founded
}
