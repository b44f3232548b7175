import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { member, organization } from '#/db/schema/index.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn, callAuth } from '#tests/setup/call-auth.ts'
import { useDefaultLogo } from '#tests/setup/default-logo.ts'
import { holdDate } from '#tests/setup/hold-date.ts'

await useDefaultLogo()
await useTestAuth()

const FIELDS = {
  email: 'jobs@example.com',
  phone: '+44 7700 900100',
  description: 'We move heavy things slowly and light things fast.',
  location: 'Leeds',
  logo: '/files/company-logos/default.webp',
}

test('the library’s own endpoint makes five companies a day for a person, and says so at the sixth', async () => {
  holdDate()
  const { userId, cookie } = await buildSignedIn('Employer')
  const create = (number: number) =>
    callAuth(
      '/organization/create',
      { ...FIELDS, name: `Orrery ${number}`, slug: `orrery-${number}` },
      cookie,
    )
  for (let made = 1; made <= 5; made += 1) expect((await create(made)).status).toBe(200)
  const refused = await create(6)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('86400')
  expect(await refused.json()).toEqual({
    code: 'RATE_LIMITED',
    message: 'You can create 5 companies a day. Please come back tomorrow.',
  })
  expect(await db().$count(member, eq(member.userId, userId))).toBe(5)
  expect(await db().$count(organization)).toBe(5)
})

test('fifty invitations a day go out in one person’s name', async () => {
  const { userId, cookie } = await buildSignedIn('Employer')
  const organizationId = await buildOrganization()
  await db().insert(member).values({ id: 'm', organizationId, userId, organizationRole: 'owner' })
  await callAuth('/organization/set-active', { organizationId }, cookie)
  const statuses: number[] = []
  for (let sent = 1; sent <= 52; sent += 1) {
    const body = { email: `n${sent}@example.com`, role: 'member', organizationId }
    statuses.push((await callAuth('/organization/invite-member', body, cookie)).status)
  }
  expect(statuses).toEqual([...Array<number>(50).fill(200), 429, 429])
})
