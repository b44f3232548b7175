import { createHash, randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Connection, Transaction } from '#/db/client.server.ts'
import { member, organization, user } from '#/db/schema/index.ts'

/** What stands where an advertisement says nothing about its employer: plainly not a fact. */
const NOT_GIVEN = {
  email: 'imports@example.com',
  phone: 'Not given yet',
  location: 'Not given yet',
  description:
    'This page was made from a job advertisement. The organisation has not described itself here yet.',
}

/**
 * Finds the organisation of that name, the oldest if there are several, or creates it without members. One without
 * members gets `ownerId` as its owner, when that is given. Nobody is ever added to an organisation that has members.
 */
export async function provideOrganization(
  tx: Transaction,
  { name, ownerId }: { name: string; ownerId: string | null },
): Promise<{ organizationId: string; isNew: boolean }> {
  // No index: names are few and this runs once an employer and import.
  const [found] = await tx
    .select({ id: organization.id })
    .from(organization)
    .where(eq(organization.name, name))
    .orderBy(asc(organization.createdAt), asc(organization.id))
    .limit(1)
  const organizationId = found?.id ?? (await createOrganization(tx, name))
  if (ownerId !== null) await giveOwner(tx, { organizationId, ownerId })
  return { organizationId, isNew: !found }
}

async function createOrganization(tx: Transaction, name: string): Promise<string> {
  const id = randomUUID()
  const slug = `imported-${createHash('sha256').update(name).digest('hex').slice(0, 16)}`
  await tx.insert(organization).values({ ...NOT_GIVEN, id, name, slug })
  return id
}

/** Index member_organization_user. */
async function giveOwner(
  tx: Transaction,
  { organizationId, ownerId }: { organizationId: string; ownerId: string },
): Promise<void> {
  if ((await tx.$count(member, eq(member.organizationId, organizationId))) > 0) return
  await tx
    .insert(member)
    .values({ id: randomUUID(), organizationId, userId: ownerId, organizationRole: 'owner' })
}

/** The id of the employer with that email. Throws a sentence for the terminal when there is none. */
export async function getOwnerId(db: Connection, email: string): Promise<string> {
  // Index user_email_unique: the auth library keeps emails in small letters.
  const [found] = await db
    .select({ id: user.id, type: user.type })
    .from(user)
    .where(eq(user.email, email.trim().toLowerCase()))
  if (!found) throw new Error(`Nobody here has the email ${email}.`)
  if (found.type !== 'Employer')
    throw new Error(`${email} is not an employer and cannot own an organisation.`)
  return found.id
}
