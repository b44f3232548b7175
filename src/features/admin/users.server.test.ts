import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { session, user } from '#/db/schema/index.ts'
import { buildUser, type UserOptions } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { indexesOf } from '#tests/setup/indexes-of.ts'
import { ROWS_PER_PAGE } from './table-page.ts'
import { listUsersSchema } from './users.schema.ts'
import { findUsers } from './users.server.ts'

await useTestDatabase()
beforeEach(async () => {
  await db().delete(user)
})

const find = (asked: object = {}) => findUsers(listUsersSchema.parse({ words: '', ...asked }))
const names = async (asked: object = {}) => (await find(asked)).rows.map(({ name }) => name)

/** Somebody who joined so many minutes ago. */
async function join(minutes: number, options: UserOptions & { email?: string } = {}): Promise<string> {
  const { userId } = await buildUser(options)
  const { email } = options
  await db()
    .update(user)
    .set({ createdAt: new Date(Date.now() - minutes * 60_000), ...(email && { email }) })
    .where(eq(user.id, userId))
  return userId
}

async function joinMany(count: number, from = 0) {
  await db()
    .insert(user)
    .values(
      Array.from({ length: count }, (_, place) => ({
        id: `many-${from + place}`,
        name: `Person ${(from + place) % 7}`,
        email: `many-${from + place}@example.com`,
        // Several share a moment: their ids decide.
        createdAt: new Date(Date.UTC(2026, 0, 1) - Math.floor((from + place) / 3) * 60_000),
      })),
    )
}

test('a row tells what the list shows and nothing more', async () => {
  await join(5, { type: 'Employer', emailVerified: false })
  const { rows, ...page } = await find()
  expect(page).toEqual({ count: { value: 1, isMore: false }, hasPrevious: false, hasNext: false })
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(
    ['id', 'name', 'email', 'image', 'type', 'isVerified', 'isBanned', 'joinedAt', 'seenAt'].toSorted(),
  )
  expect(rows[0]).toMatchObject({ type: 'Employer', isVerified: false, isBanned: false, seenAt: null })
})

test('people are found by any part of their name and address, all words of it, whatever their case and accents', async () => {
  await join(1, { firstName: 'Zoë', lastName: 'Brontë', email: 'zoe_b@uni.example' })
  await join(2, { firstName: 'Zoe', lastName: 'Adams', email: 'adams@example.com' })
  await join(3, { firstName: 'Percy', lastName: 'Shelley', email: 'percy@example.com' })
  expect(await names({ words: 'ZOE' })).toEqual(['Zoë Brontë', 'Zoe Adams'])
  expect(await names({ words: 'bronte zoe' })).toEqual(['Zoë Brontë'])
  expect(await names({ words: 'zoe_b@uni' })).toEqual(['Zoë Brontë'])
  expect(await names({ words: 'p_rcy' })).toEqual([])
  expect(await names({ words: '%' })).toEqual([])
  expect((await find({ words: 'percy' })).count.value).toBe(1)
})

test('a word of one or two letters is found at the beginnings of names and addresses, and a mark alone nowhere', async () => {
  await join(1, { firstName: 'Zoe', lastName: 'Adams', email: 'za@example.com' })
  await join(2, { firstName: 'Percy', lastName: 'Olsen', email: 'po@example.com' })
  expect(await names({ words: 'o' })).toEqual(['Percy Olsen'])
  expect(await names({ words: 'ad' })).toEqual(['Zoe Adams'])
  expect(await names({ words: 'za zo' })).toEqual(['Zoe Adams'])
  expect(await names({ words: 'am' })).toEqual([])
  expect(await names({ words: '@ &' })).toEqual([])
  expect(await names({ words: 'olsen &' })).toEqual(['Percy Olsen'])
})

test('where each row is read for words no more than a thousand are counted', async () => {
  await joinMany(1_001)
  expect((await find({ words: 'person' })).count).toEqual({ value: 1_000, isMore: true })
  expect((await find()).count).toEqual({ value: 1_001, isMore: false })
})

test.each([
  [{}, 'user_created_at'],
  [{ sort: 'name' }, 'user_folded_name'],
  [{ type: 'Admin' }, 'user_type_created_at'],
  [{ state: 'banned' }, 'user_banned'],
  [{ state: 'unverified' }, 'user_unverified'],
  [{ words: 'perc' }, 'user_search_trigrams'],
  [{ words: 'p' }, 'user_search_trigrams'],
])('people asked for by %j are read along the index %s', async (asked, index) => {
  expect(await indexesOf(() => find(asked))).toContain(index)
})

test('filters leave out who is not meant; a ban that ran out is none', async () => {
  const banned = await join(1, { firstName: 'Banned' })
  const freed = await join(2, { firstName: 'Freed' })
  await join(3, { firstName: 'New', emailVerified: false })
  await join(4, { firstName: 'Hiring', type: 'Employer' })
  await db().update(user).set({ banned: true }).where(eq(user.id, banned))
  await db()
    .update(user)
    .set({ banned: true, banExpires: sql`now() - interval '1 minute'` })
    .where(eq(user.id, freed))
  expect(await names({ state: 'banned' })).toEqual(['Banned Byron'])
  expect(await names({ state: 'unverified' })).toEqual(['New Byron'])
  expect(await names({ type: 'Employer' })).toEqual(['Hiring Byron'])
  expect(await names({ type: 'Employer', state: 'banned' })).toEqual([])
})

test('somebody was last seen when a session of their own was used, and not when an admin looked', async () => {
  const userId = await join(9)
  const admin = await join(8, { type: 'Admin' })
  const seen = new Date('2026-03-01T10:00:00.000Z')
  const one = (token: string, more: object) => ({
    ...{ id: token, token, userId, expiresAt: new Date(Date.now() + 3_600_000), updatedAt: seen },
    ...more,
  })
  await db()
    .insert(session)
    .values([one('own', {}), one('older', { updatedAt: new Date('2026-02-01') })])
  await db()
    .insert(session)
    .values({ ...one('admins', {}), userId: admin })
  await db()
    .insert(session)
    .values(one('looking', { impersonatedBy: admin, updatedAt: new Date('2026-04-01') }))
  const { rows } = await find()
  expect(rows.find(({ id }) => id === userId)?.seenAt).toBe(seen.toISOString())
})

test.each(['-joined', 'joined', 'name', '-name'])(
  'by %s every page follows the last, though people join meanwhile; back again is the same way',
  { tags: ['R184'] },
  async (sort) => {
    await joinMany(70)
    const pages = [await find({ sort })]
    for (let number = 100; pages.at(-1)?.hasNext; number += 1) {
      await joinMany(1, number)
      pages.push(await find({ sort, after: pages.at(-1)?.rows.at(-1)?.id }))
    }
    const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(
      Array.from({ length: 70 }, (_, place) => `many-${place}`).filter((id) => !ids.includes(id)),
    ).toEqual([])
    const back = await find({ sort, before: pages[1]?.rows[0]?.id })
    expect(back.rows.length).toBe(ROWS_PER_PAGE)
    expect(back.hasNext).toBe(true)
    expect(pages[0]?.hasPrevious).toBe(false)
    expect(pages[1]?.hasPrevious).toBe(true)
  },
)

test('a cursor whose person is gone, or that nobody wrote, is a first page', async () => {
  await joinMany(3)
  for (const cursor of [{ after: 'gone' }, { before: 'gone' }]) {
    const page = await find(cursor)
    expect([page.rows.length, page.hasPrevious]).toEqual([3, false])
  }
})

test('fewer than a page before a row are shown with what follows them', async () => {
  await joinMany(40)
  const second = (await find()).rows[1]
  const page = await find({ before: second?.id })
  expect([page.rows.length, page.hasPrevious, page.hasNext]).toEqual([ROWS_PER_PAGE, false, true])
})
