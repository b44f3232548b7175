import { beforeEach, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { place, placeName } from '#/db/schema/index.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { answerTowns, listTowns } from './answer-towns.server.ts'

await useTestDatabase()

const town = { region: '', regionKey: '', regionCode: '', countryCode: 'GB' }

const ask = (language: string) =>
  answerTowns(new Request(`http://localhost/api/map/towns?language=${language}`))

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

test('nobody keeps the answer of a gazetteer that is still being filled', async () => {
  await db().delete(place)
  const kept = async () => (await ask('en')).headers.get('cache-control')
  await expect.poll(kept).toBe('no-store')
})
