import { and, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { member, organization, session } from '#/db/schema/index.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUpload } from '#tests/factories/build-upload.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { FOREIGN_LOGOS, FOREIGN_VIDEOS } from '#tests/factories/upload-payloads.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn, callAuth, cookiesAfter } from '#tests/setup/call-auth.ts'
import { useDefaultLogo } from '#tests/setup/default-logo.ts'
import { sweepWhileSaving } from '#tests/setup/sweep-while-saving.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

await useDefaultLogo()
await useTestAuth()

const FIELDS = {
  name: 'Orrery Freight',
  email: 'jobs@example.com',
  phone: '+44 7700 900100',
  description: 'We move heavy things slowly and light things fast.',
  location: 'Leeds',
  logo: '/files/company-logos/default.webp',
}
const WRONG = 'Wrong uploaded data. Please try again.'

async function buildOwner() {
  const owner = await buildSignedIn('Employer')
  const [active, other] = [await buildOrganization(), await buildOrganization()]
  for (const id of [active, other]) {
    await buildMember({ ...(await buildUser()), userId: owner.userId }, id)
  }
  const answer = await callAuth('/organization/set-active', { organizationId: active }, owner.cookie)
  return { ...owner, cookie: cookiesAfter(answer, owner.cookie), active, other }
}

async function rowOf(id: string) {
  const [row] = await db().select().from(organization).where(eq(organization.id, id))
  return row
}

const MEDIA = [
  ...FOREIGN_LOGOS.map((logo) => ({ logo })),
  ...FOREIGN_VIDEOS.map((video) => ({ video })),
  { video: 7 },
  { logo: ['/files/company-logos/default.webp'] },
]

test(
  'no address but that of a stored file of the right folder comes in by the library’s update',
  { tags: ['R159', 'R160'] },
  async () => {
    const { cookie, active } = await buildOwner()
    const before = await rowOf(active)
    const passed: unknown[] = []
    for (const data of MEDIA) {
      const answer = await callAuth('/organization/update', { data: { name: 'Changed', ...data } }, cookie)
      const isRefused =
        answer.status === 400 && JSON.stringify(await rowOf(active)) === JSON.stringify(before)
      if (!isRefused) passed.push([data, answer.status])
    }
    expect(passed).toEqual([])
  },
)

test('nor by the library’s create, and no company is made of it', async () => {
  const { cookie, userId } = await buildSignedIn('Employer')
  const passed: unknown[] = []
  for (const data of MEDIA) {
    const body = { ...FIELDS, slug: 'any', ...data }
    const answer = await callAuth('/organization/create', body, cookie)
    if (answer.status !== 400) passed.push([data, answer.status])
  }
  expect(passed).toEqual([])
  expect(await db().$count(member, eq(member.userId, userId))).toBe(0)
})

test.each(['/organization/update', '/organization/create'])(
  '%s says that the upload is wrong, beside its field',
  async (path) => {
    const { cookie } = await buildOwner()
    const fields = { ...FIELDS, video: '/files/company-videos/none.mp4' }
    const body = path.endsWith('create') ? { ...fields, slug: 'any' } : { data: fields }
    expect(await (await callAuth(path, body, cookie)).json()).toEqual({
      code: 'INVALID',
      message: WRONG,
      field: 'video',
    })
  },
)

test('a stored logo and video come in by both doors', { tags: ['R132'] }, async () => {
  const { cookie, userId, active } = await buildOwner()
  const logo = await buildUpload('company-logos')
  const video = await buildUpload('company-videos')
  expect((await callAuth('/organization/update', { data: { logo, video } }, cookie)).status).toBe(200)
  expect(await rowOf(active)).toMatchObject({ logo, video, name: 'Tidewall Engineering' })
  const created = await callAuth('/organization/create', { ...FIELDS, slug: 'any', logo, video }, cookie)
  expect(created.status).toBe(200)
  expect(await db().$count(member, eq(member.userId, userId))).toBe(3)
})

test.each(['/organization/update', '/organization/create'])(
  '%s refuses a logo that is swept at that moment',
  async (path) => {
    const { cookie } = await buildOwner()
    const logo = await buildUpload('company-logos', { hoursAgo: 26 })
    const body = path.endsWith('create') ? { ...FIELDS, slug: 'any', logo } : { data: { logo } }
    const answer = await sweepWhileSaving(logo, () => callAuth(path, body, cookie))
    expect(answer).toMatchObject({ status: 'fulfilled', value: { status: 400 } })
  },
)

test.each([
  { name: 'A' },
  { name: null },
  { email: 'jobs@' },
  { phone: '012345678' },
  { description: 'Too short' },
  { location: ' ' },
  { logo: null },
  { logo: '' },
  { name: 'x'.repeat(121) },
])('the library’s update obeys the rule of each field: %j', { tags: ['R162'] }, async (data) => {
  const { cookie, active } = await buildOwner()
  expect((await callAuth('/organization/update', { data }, cookie)).status).toBe(400)
  expect(await rowOf(active)).toMatchObject({ name: 'Tidewall Engineering', phone: '+44 7700 900100' })
})

test.each(['name', 'email', 'phone', 'description', 'location', 'logo'])(
  'the library’s create makes no company without %s',
  { tags: ['R162'] },
  async (field) => {
    const { cookie, userId } = await buildSignedIn('Employer')
    const body = { ...FIELDS, slug: 'any', [field]: undefined }
    expect((await callAuth('/organization/create', body, cookie)).status).toBe(400)
    expect(await db().$count(member, eq(member.userId, userId))).toBe(0)
  },
)

test(
  'the library’s update goes by the company that is active now, not by the copy of the session in the browser',
  { tags: ['R090'] },
  async () => {
    const { cookie, userId, active, other } = await buildOwner()
    await db().update(session).set({ activeOrganizationId: other }).where(eq(session.userId, userId))
    const data = { name: 'Whose is it' }
    const named = await callAuth('/organization/update', { organizationId: active, data }, cookie)
    expect([named.status, (await rowOf(active))?.name]).toEqual([403, 'Tidewall Engineering'])
    expect((await callAuth('/organization/update', { data }, cookie)).status).toBe(200)
    expect([(await rowOf(active))?.name, (await rowOf(other))?.name]).toEqual([
      'Tidewall Engineering',
      'Whose is it',
    ])
  },
)

test('nobody updates through the library once their session has ended, or their membership has', async () => {
  const { cookie, userId, active } = await buildOwner()
  await buildMember(await buildUser({ type: 'Employer' }), active)
  await db()
    .delete(member)
    .where(and(eq(member.userId, userId), eq(member.organizationId, active)))
  const data = { name: 'Not mine any more' }
  expect((await callAuth('/organization/update', { data }, cookie)).status).toBeGreaterThanOrEqual(400)
  await db().delete(session).where(eq(session.userId, userId))
  expect((await callAuth('/organization/update', { data }, cookie)).status).toBe(401)
  expect((await rowOf(active))?.name).toBe('Tidewall Engineering')
})

test('a company one does not belong to is never made the active one', async () => {
  const { cookie } = await buildOwner()
  const foreign = await buildOrganization()
  const answer = await callAuth('/organization/set-active', { organizationId: foreign }, cookie)
  expect(answer.status).toBeGreaterThanOrEqual(400)
})

test('the library’s update takes a name from before its rule while it stays, and no other such name', async () => {
  const { cookie, active } = await buildOwner()
  await db().update(organization).set({ name: 'evil.example/x' }).where(eq(organization.id, active))
  const call = async (data: object) => (await callAuth('/organization/update', { data }, cookie)).status
  expect(await call({ name: 'evil.example/x', location: 'Rotterdam' })).toBe(200)
  expect(await call({ name: 'evil.example/y', location: 'Bath' })).toBe(400)
  expect(await call({ name: 'evil.example/x', phone: '012345678' })).toBe(400)
  expect(await rowOf(active)).toMatchObject({ name: 'evil.example/x', location: 'Rotterdam' })
})
