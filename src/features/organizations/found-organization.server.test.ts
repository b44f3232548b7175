import { desc, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { Actor } from '#/domain/access/actor.ts'
import type { AccountType } from '#/domain/access/account-type.ts'
import { db } from '#/db/client.server.ts'
import { member, organization, session, team } from '#/db/schema/index.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn } from '#tests/setup/call-auth.ts'
import { useDefaultLogo } from '#tests/setup/default-logo.ts'
import { buildUpload } from '#tests/factories/build-upload.ts'
import { sweepWhileSaving } from '#tests/setup/sweep-while-saving.ts'
import { foundOrganization } from './found-organization.server.ts'

// Outside a request there is no answer to put a cookie on.
vi.mock('@tanstack/react-start/server', () => ({ setCookie: vi.fn<() => void>() }))

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

async function buildFounder(accountType: AccountType = 'Employer') {
  const { userId, cookie } = await buildSignedIn(accountType)
  const actor: Actor = {
    userId,
    accountType,
    platformRole: 'user',
    emailVerified: true,
    activeOrganizationId: null,
  }
  const headers = new Headers({ cookie })
  return {
    userId,
    found: (visitKey?: string, changes: Partial<typeof FIELDS> = {}) =>
      foundOrganization(actor, { ...FIELDS, ...changes, visitKey }, headers),
    companies: () => db().select().from(member).where(eq(member.userId, userId)),
    /** Of the newest session: signing up began one too. */
    activeId: async () => {
      const own = db().select().from(session).where(eq(session.userId, userId))
      return (await own.orderBy(desc(session.createdAt)))[0]?.activeOrganizationId
    },
  }
}

test('whoever founds a company owns it and acts for it, and it begins without a team', async () => {
  const { found, companies, activeId } = await buildFounder()
  const { id, name } = await found(crypto.randomUUID())
  expect(name).toBe('Waterlijn')
  expect(await companies()).toMatchObject([{ organizationId: id, organizationRole: 'owner' }])
  expect(await activeId()).toBe(id)
  expect(await db().$count(team, eq(team.organizationId, id))).toBe(0)
  const [row] = await db().select().from(organization).where(eq(organization.id, id))
  expect(row).toMatchObject({ ...FIELDS, slug: expect.stringMatching(/^waterlijn-[0-9a-f]{6}$/) as string })
})

test('a request that is sent again answers the same company', async () => {
  const { found, companies, activeId } = await buildFounder()
  const visitKey = crypto.randomUUID()
  const first = await found(visitKey)
  expect(await found(visitKey)).toEqual(first)
  expect(await companies()).toHaveLength(1)
  expect(await activeId()).toBe(first.id)
})

test('a correction under the key of a company that is there already is refused, and nothing is dropped in silence', async () => {
  const { found, companies } = await buildFounder()
  const visitKey = crypto.randomUUID()
  await found(visitKey)
  const corrected = found(visitKey, { phone: '+31 20 765 4321' })
  await expect(corrected).rejects.toMatchObject({ code: 'CONFLICT', message: 'organization.alreadyCreated' })
  expect(await companies()).toHaveLength(1)
})

test(
  'five requests at once found one company, and each is answered with it',
  { tags: ['R196'] },
  async () => {
    const { found, companies } = await buildFounder()
    const visitKey = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => found(visitKey)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await companies()).toHaveLength(1)
  },
)

test('two visits found two companies, of the same name too', async () => {
  const { found, companies } = await buildFounder()
  await found(crypto.randomUUID())
  await found(crypto.randomUUID())
  await found()
  await found()
  expect(await companies()).toHaveLength(4)
})

test('the key of somebody else’s visit leads to a company of one’s own', async () => {
  const visitKey = crypto.randomUUID()
  const theirs = await (await buildFounder()).found(visitKey)
  const own = await (await buildFounder()).found(visitKey)
  expect(own.id).not.toBe(theirs.id)
})

test.each(['Individual', 'Admin'] as const)('an account of type %s founds nothing', async (type) => {
  const { found, companies } = await buildFounder(type)
  await expect(found(crypto.randomUUID())).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await companies()).toEqual([])
})

test('a person founds five companies a day, and a request that is sent again is not another one', async () => {
  const { found, companies } = await buildFounder()
  for (let company = 1; company <= 5; company += 1) {
    const visitKey = crypto.randomUUID()
    await Promise.all([found(visitKey), found(visitKey)])
  }
  const refused = { code: 'RATE_LIMITED', message: 'error.dailyQuota.organization', values: { max: 5 } }
  await expect(found(crypto.randomUUID())).rejects.toMatchObject(refused)
  expect(await companies()).toHaveLength(5)
})

test('a company whose logo is swept at that moment is not founded', async () => {
  const { found, companies } = await buildFounder()
  const logo = await buildUpload('company-logos', { hoursAgo: 26 })
  const answer = await sweepWhileSaving(logo, () => found(crypto.randomUUID(), { logo }))
  expect(answer).toMatchObject({ reason: { code: 'INVALID', field: 'logo' } })
  expect(await companies()).toEqual([])
})
