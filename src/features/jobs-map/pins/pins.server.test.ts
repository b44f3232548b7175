import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { organization } from '#/db/schema/index.ts'
import {
  EDUCATION_LEVELS,
  JOB_DURATIONS,
  JOB_TYPES,
  SECTORS,
  WORK_LOCATIONS,
} from '#/domain/job/vocabulary.ts'
import { listJobsPage } from '#/features/jobs/published-jobs.server.ts'
import { publishedSearch } from '#/platform/job-search/published-search.server.ts'
import { degrees } from '#tests/factories/degrees.ts'
import { arbitraryFilters } from '#tests/factories/arbitrary-filters.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { answerPins } from './answer-pins.server.ts'
import { decodePins } from './decode-pins.ts'
import { findPins } from './find-pins.server.ts'
import type { Pins } from './pins.ts'

await useTestDatabase()
beforeEach(async () => {
  await db().delete(organization)
})

const decode = (bytes: Uint8Array) => decodePins(new Uint8Array(bytes).buffer)
const pinsOf = async (filters = {}): Promise<Pins> => decode(await findPins(await publishedSearch(filters)))

const point = fc.option(
  fc.record({
    lat: degrees(90),
    lng: degrees(180),
  }),
  { nil: { lat: null, lng: null } },
)

const randomJob = fc.record({
  title: fc.constantFrom('Civil Engineer', 'Registered Nurse', 'Carer at night', 'Baker'),
  status: fc.constantFrom('Published', 'Published', 'Published', 'Draft', 'Archived'),
  jobType: fc.constantFrom(...JOB_TYPES),
  jobDuration: fc.constantFrom(...JOB_DURATIONS),
  sector: fc.constantFrom(...SECTORS.slice(0, 3)),
  workLocation: fc.constantFrom(...WORK_LOCATIONS),
  minSalary: fc.integer({ min: 0, max: 40_000 }),
  experienceYears: fc.integer({ min: 0, max: 9 }),
  educationLevel: fc.constantFrom(...EDUCATION_LEVELS),
  publishedAt: fc.integer({ min: 0, max: 5 }).map((days) => new Date(Date.UTC(2026, 10, 1 + days))),
  point,
})

test(
  'list and map hold the same jobs for the same parameters, newest first',
  { tags: ['R036'] },
  async () => {
    const jobs = fc.sample(randomJob, 60)
    const organizationId = await buildOrganization()
    for (const { point: at, ...job } of jobs) {
      const archiveReason = job.status === 'Archived' ? ('Filled' as const) : null
      await buildJob({ ...job, ...at, archiveReason, organizationId })
    }
    await fc.assert(
      fc.asyncProperty(arbitraryFilters, async (filters) => {
        const [pins, page] = await Promise.all([pinsOf(filters), listJobsPage({ ...filters, limit: 200 })])
        const listed = page.jobs.map(({ number }) => number)
        const onMap = new Set(pins.numbers)
        expect([...pins.numbers]).toEqual(listed.filter((number) => onMap.has(number)))
        expect([...pins.beside]).toEqual(listed.filter((number) => !onMap.has(number)))
      }),
      { numRuns: 60 },
    )
  },
)

test('a job lies where it was put, to a metre', async () => {
  await buildJob({ lat: -27.46981, lng: 153.02512 })
  await buildJob({ lat: 90, lng: -180, publishedAt: new Date(0) })
  const { lngs, lats } = await pinsOf()
  expect([...lngs]).toEqual([15_302_512, -18_000_000])
  expect([...lats]).toEqual([-2_746_981, 9_000_000])
})

test.each([
  ['remote', { workLocation: 'Remote' as const }],
  ['without coordinates', { lat: null, lng: null }],
  ['with half of them', { lat: 51, lng: null }],
  ['somewhere that is not on Earth', { lat: 51, lng: 4_711 }],
])('a job that is %s stands beside the map', async (_what, changes) => {
  await buildJob(changes)
  const { numbers, beside } = await pinsOf()
  expect([numbers.length, beside.length]).toEqual([0, 1])
})

const ask = (query: string, headers: Record<string, string> = {}) =>
  answerPins(new Request(`http://localhost/api/jobs/pins?${query}`, { headers }), publishedSearch)

test('the answer is compressed for whoever reads that, and the same bytes for the others', async () => {
  await buildJob({ title: 'Lighthouse keeper' })
  const [plain, zipped] = [
    await ask('search=lighthouse'),
    await ask('search=lighthouse', { 'accept-encoding': 'br, gzip;q=0.8' }),
  ]
  expect([plain.headers.get('content-encoding'), zipped.headers.get('content-encoding')]).toEqual([
    null,
    'gzip',
  ])
  expect(zipped.headers.get('vary')).toBe('accept-encoding')
  const bytes = Buffer.from(await plain.arrayBuffer())
  expect(gunzipSync(await zipped.arrayBuffer()).equals(bytes)).toBe(true)
  expect(decode(bytes).numbers).toHaveLength(1)
})

test('whoever has the newest map is told so, and it changes with what it shows', async () => {
  await buildJob({ title: 'Beekeeper' })
  const first = await ask('search=beekeeper')
  const tag = first.headers.get('etag') ?? ''
  const again = await ask('search=beekeeper', { 'if-none-match': `"x", ${tag}` })
  expect([again.status, await again.text()]).toEqual([304, ''])
  await buildJob({ title: 'Beekeeper' })
  await expect.poll(async () => (await ask('search=beekeeper', { 'if-none-match': tag })).status).toBe(200)
})

test('parameters nobody knows change nothing', async () => {
  await buildJob({ title: 'Falconer' })
  expect(await (await ask('search=falconer&status=Draft&page=2')).bytes()).toEqual(
    await (await ask('search=falconer')).bytes(),
  )
})
