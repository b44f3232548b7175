import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { organization } from '#/db/schema/index.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildMember, buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { listStatements } from '#tests/setup/list-statements.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { listAllOrganizationsSchema } from './organizations.schema.ts'
import { findAllOrganizations } from './organizations.server.ts'
import { ROWS_PER_PAGE } from './table-page.ts'

await useTestDatabase()
beforeEach(async () => {
  await db().delete(organization)
})

const find = (asked: object = {}) =>
  findAllOrganizations(listAllOrganizationsSchema.parse({ words: '', ...asked }))
const names = async (asked: object = {}) => (await find(asked)).rows.map(({ name }) => name)

const employer = (firstName: string) => buildUser({ type: 'Employer', firstName })
const DRAFT = { status: 'Draft', publishedAt: null } as const

/** Companies founded one after the other, each a minute after the one before. */
async function found(count: number, nameOf: (nth: number) => string) {
  const rows = Array.from({ length: count }, (_, nth) => ({
    ...{ id: `company-${String(nth).padStart(3, '0')}`, name: nameOf(nth), slug: `company-${nth}` },
    ...{ email: 'jobs@example.com', phone: '1', description: 'We dig.', location: 'Bristol' },
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, nth)),
  }))
  await db().insert(organization).values(rows)
}

test('a company is listed with its owners, members and jobs, and with no more than the list shows', async () => {
  const organizationId = await buildOrganization({ name: 'Severn Works' })
  const owner = await buildMember(await employer('Maren'), organizationId)
  await buildMember(await employer('Ivo'), organizationId, 'member')
  await buildJob({ organizationId })
  await buildJob({ organizationId, ...DRAFT })
  const { rows, ...page } = await find()
  expect(page).toEqual({ count: { value: 1, isMore: false }, hasPrevious: false, hasNext: false })
  expect(rows).toEqual([
    {
      ...{ id: organizationId, name: 'Severn Works', slug: organizationId },
      ...{ logo: '/files/company-logos/default.webp', isSuspended: false, suspensionReason: null },
      owners: [{ id: owner.userId, name: 'Maren Byron', email: `${owner.userId}@example.com` }],
      ...{ members: 2, jobs: { published: 1, all: 2 }, foundedAt: expect.any(String) },
    },
  ])
})

test(
  'companies are found by any part of their name, all words of it, and by their state',
  { tags: ['2.9d'] },
  async () => {
    await buildOrganization({ name: 'Électricité du Rhône' })
    await buildOrganization({ name: '100% Remote' })
    const gone = await buildOrganization({ name: 'Rhône Gravel' })
    await db()
      .update(organization)
      .set({ suspendedAt: new Date(), suspensionReason: 'They ask for money.' })
      .where(eq(organization.id, gone))
    expect(await names({ words: 'rhone' })).toEqual(['Rhône Gravel', 'Électricité du Rhône'])
    expect(await names({ words: 'ELECTRI rhône' })).toEqual(['Électricité du Rhône'])
    expect(await names({ words: 'rhone', state: 'suspended' })).toEqual(['Rhône Gravel'])
    expect(await names({ words: 'rhone', state: 'active' })).toEqual(['Électricité du Rhône'])
    expect(await names({ words: '100% rem' })).toEqual(['100% Remote'])
    expect(await names({ words: 'du' })).toEqual(['Électricité du Rhône'])
    expect(await names({ words: '_' })).toEqual([])
    expect(await names({ state: 'unheard of' })).toHaveLength(3)
    expect((await find({ state: 'suspended' })).rows).toMatchObject([
      { isSuspended: true, suspensionReason: 'They ask for money.' },
    ])
  },
)

test('the newest stand first, or the order is that of names or of open jobs, either way', async () => {
  await found(3, (nth) => ['Élan', 'Basalt', 'Delta'][nth] ?? '')
  await buildJob({ organizationId: 'company-001' })
  await buildJob({ organizationId: 'company-001' })
  await buildJob({ organizationId: 'company-002' })
  await buildJob({ organizationId: 'company-000', ...DRAFT })
  expect(await names()).toEqual(['Delta', 'Basalt', 'Élan'])
  expect(await names({ sort: 'founded' })).toEqual(['Élan', 'Basalt', 'Delta'])
  expect(await names({ sort: 'name' })).toEqual(['Basalt', 'Delta', 'Élan'])
  expect(await names({ sort: '-name' })).toEqual(['Élan', 'Delta', 'Basalt'])
  expect(await names({ sort: '-jobs' })).toEqual(['Basalt', 'Delta', 'Élan'])
  expect(await names({ sort: 'jobs' })).toEqual(['Élan', 'Delta', 'Basalt'])
})

test.each(['-founded', 'founded', 'name', '-name', '-jobs', 'jobs'])(
  'in the order %s every page follows the last, and back again is the same way',
  async (sort) => {
    await found(2 * ROWS_PER_PAGE + 3, (nth) => `Company ${nth % 7}`)
    for (const nth of [3, 3, 3, 40, 40, 52])
      await buildJob({ organizationId: `company-${String(nth).padStart(3, '0')}` })
    const pages = [await find({ sort })]
    for (let page = pages[0]; page?.hasNext; page = pages.at(-1))
      pages.push(await find({ sort, after: page.rows.at(-1)?.id }))
    const ids = pages.map(({ rows }) => rows.map(({ id }) => id))
    expect(ids.map(({ length }) => length)).toEqual([ROWS_PER_PAGE, ROWS_PER_PAGE, 3])
    expect(new Set(ids.flat()).size).toBe(2 * ROWS_PER_PAGE + 3)
    const back = await find({ sort, before: ids[2]?.[0] })
    expect(back.rows.map(({ id }) => id)).toEqual(ids[1])
    expect([back.hasPrevious, back.hasNext]).toEqual([true, true])
  },
)

test('a cursor whose company is gone is a first page', async () => {
  await found(2, (nth) => `Company ${nth}`)
  const [first] = await db().select().from(organization).orderBy(asc(organization.createdAt))
  expect(await names({ after: 'nobody' })).toHaveLength(2)
  expect(await names({ after: first?.id })).toEqual([])
})

test('a page of many companies asks the database no more often than one of few', async () => {
  await found(1, () => 'Few')
  const few = await listStatements(() => find())
  await db().delete(organization)
  await found(ROWS_PER_PAGE + 5, (nth) => `Company ${nth}`)
  expect(await listStatements(() => find())).toHaveLength(few.length)
})
