import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { OrganizationRole } from '#/domain/access/organization-roles.ts'
import { db } from '#/db/client.server.ts'
import { invitation, member, team } from '#/db/schema/index.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { buildSignedIn, callAuth, cookiesAfter } from './call-auth.ts'

export type Colleague = Awaited<ReturnType<typeof buildColleague>>

/** An employer with a session of their own who belongs to a company and acts for it. */
export async function buildColleague(organizationId: string, organizationRole: OrganizationRole) {
  const person = await buildSignedIn('Employer')
  const memberId: string = randomUUID()
  await db().insert(member).values({ id: memberId, organizationId, userId: person.userId, organizationRole })
  const answer = await callAuth('/organization/set-active', { organizationId }, person.cookie)
  const cookie = cookiesAfter(answer, person.cookie)
  const call = (path: string, body: object = {}) => callAuth(`/organization/${path}`, body, cookie)
  return { ...person, cookie, memberId, call }
}

/** A company with an owner who acts for it, and what its matrix is about. */
export async function buildCompany({ name = 'Tidewall Engineering' } = {}) {
  const organizationId = await buildOrganization({ name })
  const owner = await buildColleague(organizationId, 'owner')
  return { organizationId, owner }
}

/** An open invitation, as it would lie there. */
export async function buildInvitation(
  changes: Partial<typeof invitation.$inferInsert> & { organizationId: string; inviterId: string },
) {
  const row = {
    id: randomUUID() as string,
    email: `${randomUUID()}@example.com`,
    organizationRole: 'member' as const,
    expiresAt: new Date(Date.now() + 86_400_000),
    ...changes,
  }
  await db().insert(invitation).values(row)
  return row
}

export async function buildTeam(organizationId: string, name = 'Dockers'): Promise<string> {
  const id = randomUUID()
  await db().insert(team).values({ id, organizationId, name })
  return id
}

/** What a member is now; undefined when they are none. */
export async function roleOf(memberId: string): Promise<OrganizationRole | undefined> {
  const [row] = await db().select().from(member).where(eq(member.id, memberId))
  return row?.organizationRole
}

export const countOwners = (organizationId: string): Promise<number> =>
  db().$count(member, and(eq(member.organizationId, organizationId), eq(member.organizationRole, 'owner')))
