import { beforeEach, expect, test, vi } from 'vitest'
import { closeDatabase, db } from '#/db/client.server.ts'
import { place, placeName } from '#/db/schema/index.ts'
import { log } from '#/platform/log/log.server.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { answerTowns, listTowns } from './answer-towns.server.ts'

await useTestDatabase()

const town = { region: '', regionKey: '', regionCode: '', countryCode: 'GB' }

const ask = (language: string, cell = '', headers?: HeadersInit) =>
  answerTowns(new Request(`http://localhost/api/map/towns?language=${language}&cell=${cell}`, { headers }))

beforeEach(async () => {
  await db().delete(place)
  await db()
    .insert(place)
    .values([
      { ...town, id: 1, name: 'Bath', names: {}, lat: 51.375_139, lng: -2.359_049 },
      { ...town, id: 2, name: 'London', names: { fr: 'Londres' }, lat: 51.5, lng: -0.1 },
    ])
  await db()
    .insert(placeName)
    .values([
      { placeId: 1, name: 'bath', weight: 94_000 },
      { placeId: 2, name: 'london', weight: 9_000_000 },
      { placeId: 2, name: 'londres', weight: 9_000_000 },
    ])
})

test('towns come once each, the largest first, with where they lie', async () => {
  expect(await listTowns('en')).toEqual({
    names: ['London', 'Bath'],
    lngs: [-0.1, -2.359],
    lats: [51.5, 51.3751],
    thousands: [9_000, 94],
  })
})

test('a town is called as the language calls it', async () => {
  expect((await listTowns('fr')).names).toEqual(['Londres', 'Bath'])
})

test('the answer may be kept for a day, whatever language was asked for', async () => {
  const kept = async () => (await ask('xx')).headers.get('cache-control')
  await expect.poll(kept).toBe('public, max-age=86400')
  expect(await (await ask('xx')).json()).toMatchObject({ names: ['London', 'Bath'] })
})

test.each([
  ['-4,50', ['Bath']],
  ['-2,50', ['London']],
  ['-3,50', ['London', 'Bath']],
  ['elsewhere', ['London', 'Bath']],
])('of the square %s come %j', async (cell, names) => {
  expect(await (await ask('en', cell)).json()).toMatchObject({ names })
})

test('an empty part of the sea may be kept for a day as well', async () => {
  const answer = await ask('en', '-30,40')
  expect(await answer.json()).toMatchObject({ names: [] })
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
})

test('whoever takes it gets the answer compressed', async () => {
  const answer = await ask('en', '', { 'accept-encoding': 'gzip, br' })
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(answer.headers.get('vary')).toBe('accept-encoding')
  const unzipped = answer.body?.pipeThrough(new DecompressionStream('gzip'))
  expect(await new Response(unzipped).json()).toMatchObject({ names: ['London', 'Bath'] })
})

test('nobody keeps the answer of a gazetteer that is still being filled', async () => {
  await db().delete(place)
  const kept = async () => (await ask('en')).headers.get('cache-control')
  await expect.poll(kept).toBe('no-store')
})

test('while the database is away the answer says when to come back', async () => {
  vi.spyOn(log(), 'error').mockReturnValue()
  const given = process.env.DATABASE_URL
  await closeDatabase()
  process.env.DATABASE_URL = 'postgres://127.0.0.1:1/nothing'
  // A square that nobody has asked for yet.
  const answer = await ask('en', '40,40')
  await closeDatabase()
  process.env.DATABASE_URL = given
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.text()).toBe('We are very busy right now. Please try again in a moment.\n')
})
