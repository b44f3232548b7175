import { randomUUID } from 'node:crypto'
import type { Actor } from '#/domain/access/actor.ts'
import type { OrganizationRole } from '#/domain/access/organization-roles.ts'
import { db } from '#/db/client.server.ts'
import { member, organization } from '#/db/schema/index.ts'

/** Writes a company without members and answers its id. */
export async function buildOrganization({ name = 'Tidewall Engineering' } = {}): Promise<string> {
  const id = randomUUID()
  await db().insert(organization).values({
    id,
    name,
    slug: id,
    email: 'jobs@example.com',
    phone: '+44 7700 900100',
    description: 'We hold water back and let it go at the right time.',
    location: 'Bristol',
    logo: '/files/company-logos/default.webp',
  })
  return id
}

/** Makes somebody a member; answers them acting for that company. */
export async function buildMember(
  actor: Actor,
  organizationId: string,
  organizationRole: OrganizationRole = 'owner',
): Promise<Actor> {
  await db()
    .insert(member)
    .values({ id: randomUUID(), organizationId, userId: actor.userId, organizationRole })
  return { ...actor, activeOrganizationId: organizationId }
}
