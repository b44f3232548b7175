import { getRequest } from '@tanstack/react-start/server'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { OrganizationRole } from '#/domain/access/organization-roles.ts'
import { db } from '#/db/client.server.ts'
import { member, session } from '#/db/schema/index.ts'
import { toAppError } from '#/platform/errors/to-app-error.ts'
import { translated } from '#/platform/errors/translated.server.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn, callAuth, cookiesAfter } from '#tests/setup/call-auth.ts'
import { passGuard } from '#tests/setup/pass-guard.ts'
import { organizationRightMiddleware } from './organizations.middleware.ts'

vi.mock('@tanstack/react-start/server', () => ({
  getRequest: vi.fn<() => Request>(),
  setCookie: vi.fn<() => void>(),
}))

await useTestAuth()

/** An employer who belongs to two companies and whose browser holds a fresh copy of a session that acts for the first. */
async function buildActing(roles: { active: OrganizationRole; other: OrganizationRole }) {
  const { userId, cookie } = await buildSignedIn('Employer')
  const [active, other] = [await buildOrganization(), await buildOrganization()]
  const join = (organizationId: string, organizationRole: OrganizationRole) =>
    db().insert(member).values({ id: crypto.randomUUID(), organizationId, userId, organizationRole })
  await join(active, roles.active)
  await join(other, roles.other)
  const answer = await callAuth('/organization/set-active', { organizationId: active }, cookie)
  const headers = { cookie: cookiesAfter(answer, cookie) }
  vi.mocked(getRequest).mockReturnValue(new Request('http://localhost:3000/', { headers }))
  /** What another server, or a task, would do: the copy in the cookie does not hear of it. */
  const becomesActive = () =>
    db().update(session).set({ activeOrganizationId: other }).where(eq(session.userId, userId))
  return { userId, active, other, becomesActive }
}

test.each(['owner', 'admin'] as const)('the %s of the active company may update it', async (role) => {
  const { active } = await buildActing({ active: role, other: 'member' })
  await expect(passGuard(organizationRightMiddleware)).resolves.toMatchObject({
    actor: { activeOrganizationId: active },
  })
})

test('a mere member may not, though they own another company', { tags: ['R199'] }, async () => {
  await buildActing({ active: 'member', other: 'owner' })
  const refused: unknown = await passGuard(organizationRightMiddleware).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 'FORBIDDEN' })
  expect(translated(toAppError(refused)).message).toBe('unauthorized to access resource "organization"')
})

test(
  'the company is the one that is active now, not the one in the copy of the session',
  { tags: ['R175'] },
  async () => {
    const { other, becomesActive } = await buildActing({ active: 'owner', other: 'owner' })
    await becomesActive()
    await expect(passGuard(organizationRightMiddleware)).resolves.toMatchObject({
      actor: { activeOrganizationId: other },
    })
  },
)

test('a right in the company that was active before counts for nothing', async () => {
  const { becomesActive } = await buildActing({ active: 'owner', other: 'member' })
  await becomesActive()
  await expect(passGuard(organizationRightMiddleware)).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('a session that was ended elsewhere updates nothing', async () => {
  const { userId } = await buildActing({ active: 'owner', other: 'owner' })
  await db().delete(session).where(eq(session.userId, userId))
  await expect(passGuard(organizationRightMiddleware)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})
