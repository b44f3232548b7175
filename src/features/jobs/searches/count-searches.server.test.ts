import { beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { searchCount } from '#/db/schema/index.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { patientDatabase } from '#tests/setup/patient-database.ts'
import { listPublishedJobs } from '../published-jobs.server.ts'
import type { JobsPageRequest } from '../published-jobs.schema.ts'
import { noteSearch, writeSearches } from './count-searches.server.ts'

await useTestDatabase()
beforeEach(async () => {
  await writeSearches()
  await db().delete(searchCount)
})

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

async function searchFor(asked: JobsPageRequest | undefined, agent = FIREFOX) {
  noteSearch(asked, await listPublishedJobs(asked), new Headers({ 'user-agent': agent }))
}

test('searches of a day add up, those that found nothing too, whoever writes them', async () => {
  await buildJob({ title: 'Lighthouse keeper' })
  vi.resetModules()
  const { closeDatabase } = await patientDatabase()
  const other = await import('./count-searches.server.ts')
  await searchFor({ search: 'lighthouse' })
  await searchFor({ search: 'nothing of the kind' })
  const empty = await listPublishedJobs({ search: 'xylophone tuner' })
  other.noteSearch({ search: 'xylophone tuner' }, empty, new Headers({ 'user-agent': FIREFOX }))
  await Promise.all([writeSearches(), other.writeSearches()])
  await writeSearches()
  expect(await db().select().from(searchCount)).toEqual([{ day: utcToday(), searches: 3, emptySearches: 2 }])
  await closeDatabase()
})

test('the whole list, its further pages, its other orders and robots are no searches', async () => {
  await searchFor(undefined)
  await searchFor({ limit: 25, sort: 'salary' })
  await searchFor({ search: 'nothing', cursor: 'next' })
  await searchFor({ search: '' })
  await searchFor({ search: 'nothing' }, 'Googlebot/2.1')
  await writeSearches()
  expect(await db().select().from(searchCount)).toEqual([])
})
