import { createHash, randomUUID } from 'node:crypto'
import { asc, eq, ne, or } from 'drizzle-orm'
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

/** What an organisation that was made for that name keeps, whatever it is called later. */
const slugOf = (name: string) => `imported-${createHash('sha256').update(name).digest('hex').slice(0, 16)}`

/**
 * Finds the organisation of that name, the oldest of several, or the one that was made for it, or creates one. One without members gets `ownerId` as its owner, when that is given. Nobody is ever added to an organisation that has members.
 */
export async function provideOrganization(
  tx: Transaction,
  { name, ownerId }: { name: string; ownerId: string | null },
): Promise<{ organizationId: string; isNew: boolean }> {
  // No index: names are few and this runs once an employer and import.
  const [found] = await tx
    .select({ id: organization.id })
    .from(organization)
    .where(or(eq(organization.name, name), eq(organization.slug, slugOf(name))))
    .orderBy(asc(ne(organization.name, name)), asc(organization.createdAt), asc(organization.id))
    .limit(1)
  const organizationId = found?.id ?? (await createOrganization(tx, name))
  if (ownerId !== null) await giveOwner(tx, { organizationId, ownerId })
  return { organizationId, isNew: !found }
}

async function createOrganization(tx: Transaction, name: string): Promise<string> {
  const id = randomUUID()
  await tx.insert(organization).values({ ...NOT_GIVEN, id, name, slug: slugOf(name) })
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
