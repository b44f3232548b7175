import { expect, test } from 'vitest'
import { countMade } from '#/platform/rate-limit/daily-quota.server.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn, callAuth, cookiesAfter } from '#tests/setup/call-auth.ts'
import { useDefaultLogo } from '#tests/setup/default-logo.ts'
import type { OrganizationUpdate } from './organization-input.server.ts'
import { updateActiveOrganization } from './update-organization.server.ts'

await useDefaultLogo()
await useTestAuth()

const FIELDS = {
  name: 'Waterlijn',
  email: 'team@example.com',
  phone: '+31 20 123 4567',
  description: 'Drainage for low-lying towns.',
  location: 'Rotterdam',
  logo: '/files/company-logos/default.webp',
  video: null,
}

async function setUp() {
  const [owner, organizationId] = [await buildSignedIn('Employer'), await buildOrganization()]
  const actor = await buildMember(
    { ...(await buildUser({ type: 'Employer' })), userId: owner.userId },
    organizationId,
  )
  const active = await callAuth('/organization/set-active', { organizationId }, owner.cookie)
  const cookie = cookiesAfter(active, owner.cookie)
  const save = (fields: Partial<OrganizationUpdate>) =>
    updateActiveOrganization(actor, { ...FIELDS, ...fields })
  const ask = (data: object) => callAuth('/organization/update', { organizationId, data }, cookie)
  return { userId: owner.userId, save, ask }
}

test('a person changes ten names of companies a day, by whatever door, and goes on with the rest', async () => {
  const { save, ask } = await setUp()
  for (let nth = 1; nth <= 5; nth += 1) {
    await save({ name: `Tidewall ${nth}` })
    expect((await ask({ name: `Weir ${nth}` })).status).toBe(200)
  }
  const refused = { code: 'RATE_LIMITED', message: 'error.dailyQuota.name', values: { max: 10 } }
  await expect(save({ name: 'Tidewall' })).rejects.toMatchObject(refused)
  expect((await ask({ name: 'Tidewall' })).status).toBe(429)
  const rest = { name: 'Weir 5', location: 'Delft' }
  expect(await save(rest)).toMatchObject(rest)
  expect((await ask({ ...rest, location: 'Leeds' })).status).toBe(200)
})

test('a person changes what companies show two hundred times a day, by whatever door; a form as it was is no change', async () => {
  const { userId, save, ask } = await setUp()
  for (let nth = 1; nth <= 198; nth += 1) await countMade(userId, 'company')
  await save({ description: 'We keep towns dry.' })
  expect((await ask({ description: 'We keep towns dry, and say how.' })).status).toBe(200)
  const refused = { code: 'RATE_LIMITED', message: 'error.dailyQuota.company', values: { max: 200 } }
  await expect(save({ location: 'Delft' })).rejects.toMatchObject(refused)
  expect((await ask({ location: 'Delft' })).status).toBe(429)
  expect(await save({ known: FIELDS })).toMatchObject({ location: 'Rotterdam' })
})

test('a change that fails for haste counts', async () => {
  const { save } = await setUp()
  const refused = { code: 'RATE_LIMITED', message: 'error.dailyQuota.name' }
  const known = { name: 'Another name' }
  for (let nth = 1; nth <= 10; nth += 1)
    await expect(save({ name: `Weir ${nth}`, known })).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(save({ name: 'Tidewall' })).rejects.toMatchObject(refused)
})
