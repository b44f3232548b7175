import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { session } from '#/db/schema/index.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { findInitialOrganization } from './initial-organization.server.ts'

await useTestDatabase()

async function buildSession(userId: string, activeOrganizationId: string): Promise<void> {
  const id = randomUUID()
  await db().insert(session).values({ id, token: id, userId, activeOrganizationId, expiresAt: new Date() })
}

test('a person without a company begins with none', async () => {
  expect(await findInitialOrganization((await buildUser()).userId)).toBeNull()
})

test('a member of one company begins there', async () => {
  const id = await buildOrganization()
  const { userId } = await buildMember(await buildUser({ type: 'Employer' }), id)
  expect(await findInitialOrganization(userId)).toBe(id)
})

test('the company that was active last is active again', async () => {
  const actor = await buildUser({ type: 'Employer' })
  await buildMember(actor, await buildOrganization())
  const last = await buildOrganization()
  await buildMember(actor, last)
  await buildSession(actor.userId, last)
  expect(await findInitialOrganization(actor.userId)).toBe(last)
})

test('a company that one has left does not come back', async () => {
  const actor = await buildUser({ type: 'Employer' })
  await buildSession(actor.userId, await buildOrganization())
  expect(await findInitialOrganization(actor.userId)).toBeNull()
})
