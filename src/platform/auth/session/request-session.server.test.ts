import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { connectionPool, db } from '#/db/client.server.ts'
import { session } from '#/db/schema/index.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn } from '#tests/setup/call-auth.ts'
import { sessionOf } from './request-session.server.ts'

await useTestAuth()

/** A browser whose signed copy of the session has run out: only the database can tell who it is. */
async function buildVisitor() {
  const { userId, cookie } = await buildSignedIn()
  const token = cookie.split('; ').filter((pair) => !pair.includes('session_data'))
  const request = () => new Request('http://localhost:3000/', { headers: { cookie: token.join('; ') } })
  return { userId, request }
}

async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(connectionPool(), 'query')
  await work()
  const asked = query.mock.calls.length
  query.mockRestore()
  return asked
}

const cached = { freshness: 'cached' } as const
const fresh = { freshness: 'fresh' } as const

test('five functions of one page ask the database as often as one does', async () => {
  const { userId, request } = await buildVisitor()
  const once = await countQueries(() => sessionOf(request(), cached))
  const page = request()
  const asked = await countQueries(() => Promise.all([1, 2, 3, 4, 5].map(() => sessionOf(page, cached))))
  expect(once).toBeGreaterThan(0)
  expect(asked).toBe(once)
  expect((await sessionOf(page, cached))?.actor.userId).toBe(userId)
})

test('a visitor is not looked up twice either', async () => {
  const page = new Request('http://localhost:3000/')
  expect(await sessionOf(page, cached)).toBeNull()
  expect(sessionOf(page, cached)).toBe(sessionOf(page, cached))
})

test('another request is asked for anew: who was signed out elsewhere is nobody in it', async () => {
  const { userId, request } = await buildVisitor()
  expect(await sessionOf(request(), cached)).not.toBeNull()
  await db().delete(session).where(eq(session.userId, userId))
  expect(await sessionOf(request(), cached)).toBeNull()
})

test('two people at once are never taken for each other', async () => {
  const visitors = [await buildVisitor(), await buildVisitor()]
  const found = await Promise.all(visitors.map(({ request }) => sessionOf(request(), cached)))
  expect(found.map((current) => current?.actor.userId)).toEqual(visitors.map(({ userId }) => userId))
})

test('what destroys asks the database within the same request too, and the rest goes by its answer', async () => {
  const { userId, request } = await buildVisitor()
  const page = request()
  expect(await sessionOf(page, cached)).not.toBeNull()
  await db().delete(session).where(eq(session.userId, userId))
  expect(await sessionOf(page, fresh)).toBeNull()
  expect(await sessionOf(page, cached)).toBeNull()
})

test('a question that failed is asked again', async () => {
  const { userId, request } = await buildVisitor()
  const page = request()
  const query = vi.spyOn(connectionPool(), 'query').mockImplementation(() => {
    throw new Error('no database')
  })
  await expect(sessionOf(page, cached)).rejects.toThrow()
  query.mockRestore()
  expect((await sessionOf(page, cached))?.actor.userId).toBe(userId)
})
