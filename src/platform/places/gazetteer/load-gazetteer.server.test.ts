import { sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { place, placeName } from '#/db/schema/index.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { stopTasks } from '#/platform/tasks/tasks.server.ts'
import { loadGazetteer } from './load-gazetteer.tasks.server.ts'
import * as packages from './read-gazetteer.server.ts'

await useTestDatabase()

/** Two towns for all the world: what is loaded how often matters here, not how much. */
const SMALL: packages.GazetteerTown[] = [
  {
    ...{ id: 1, name: 'Cologne', names: {}, region: 'North', regionKey: 'north', regionCode: '' },
    ...{ countryCode: 'DE', lat: 50.9, lng: 6.9, weight: 900_000, keys: ['koln', 'cologne'] },
  },
  {
    ...{ id: 2, name: "L'Aquila", names: { fr: 'L’Aquila' }, region: '', regionKey: '', regionCode: 'AQ' },
    ...{ countryCode: 'IT', lat: 42.3, lng: 13.4, weight: 60_000, keys: ['laquila'] },
  },
]

let readings = 0
async function* small() {
  readings += 1
  yield await Promise.resolve(SMALL)
}

const reading = vi.spyOn(packages, 'readGazetteer').mockImplementation(small)
const version = vi.spyOn(packages, 'gazetteerVersion').mockResolvedValue("towns 1, o'clock 2")
const counts = async () => [await db().$count(place), await db().$count(placeName)]

beforeAll(async () => {
  await Promise.all([loadGazetteer(), loadGazetteer(), loadGazetteer()])
})

test('of three servers at once one fills the gazetteer', async () => {
  expect(readings).toBe(1)
  expect(await counts()).toEqual([2, 3])
})

test('a start with the same packages reads nothing', async () => {
  await loadGazetteer()
  expect(readings).toBe(1)
})

test('other packages replace every town', async () => {
  version.mockResolvedValue('towns 2')
  await loadGazetteer()
  expect(readings).toBe(2)
  expect(await counts()).toEqual([2, 3])
})

test('a loading that fails leaves the towns that were there, and is done the next time', async () => {
  version.mockResolvedValue('towns 3')
  reading.mockImplementationOnce(async function* () {
    yield await Promise.resolve(SMALL)
    throw new Error('the disk is full')
  })
  await expect(loadGazetteer()).rejects.toThrow('the disk is full')
  expect(await counts()).toEqual([2, 3])
  await loadGazetteer()
  const { rows } = await db().execute(sql`select obj_description('place'::regclass, 'pg_class') as version`)
  expect(rows).toEqual([{ version: 'towns 3' }])
})

test('an emptied table is filled again, whatever its version says', async () => {
  await db().delete(place)
  await loadGazetteer()
  expect(await counts()).toEqual([2, 3])
})

test('a server that stops does not wait for it: nothing is written, and the next start begins anew', async () => {
  await db().delete(place)
  await stopTasks()
  await expect(loadGazetteer()).rejects.toThrow('The server is stopping')
  expect((await counts())[0]).toBe(0)
})
