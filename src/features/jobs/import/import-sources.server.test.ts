import { drizzle } from 'drizzle-orm/node-postgres'
import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import * as schema from '#/db/schema/index.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { decodeText } from '#/lib/decode-text.ts'
import { importJobs } from './import-jobs.server.ts'
import { parseAdvertisements } from './parse-advertisements.ts'

const { job, jobTransition, organization } = schema
const { pool } = await useTestDatabase()
const db = drizzle(pool, { schema })

beforeEach(() => db.delete(organization))

const NOW = Date.parse('2026-11-22T09:00:00Z')
function run(content: string, now = NOW) {
  const { advertisements } = parseAdvertisements(content, { organization: 'Named by whoever imports' })
  return importJobs({ advertisements, ownerId: null, now: new Date(now) })
}
const fixture = (name: string) => decodeText(readFileSync(`tests/fixtures/imports/${name}`))
const listJobs = () => db.select().from(job).orderBy(job.number)
const posting = (fields: Record<string, unknown>) =>
  JSON.stringify({
    ...{
      '@type': 'JobPosting',
      identifier: 'p-1',
      title: 'Baker',
      hiringOrganization: 'Crust',
      description: 'Dough.',
    },
    ...fields,
  })

test.each([
  ['greenhouse.json', 'Saltmarsh Instruments', ['greenhouse:4018811', 'greenhouse:4018812']],
  [
    'lever.json',
    'Named by whoever imports',
    ['lever:5f0c2a3e-7a41-4b4e-9d57-0f6f0c8f1a01', 'lever:5f0c2a3e-7a41-4b4e-9d57-0f6f0c8f1a02'],
  ],
  [
    'ashby.json',
    'Named by whoever imports',
    ['ashby:b7a1e0d4-0f35-4a8e-8a55-c7e1b5f0aa01', 'ashby:b7a1e0d4-0f35-4a8e-8a55-c7e1b5f0aa02'],
  ],
  [
    'indeed.xml',
    'Larkspur Care Home',
    ['indeed:Fernhill Recruiting/FH-2041', 'indeed:Fernhill Recruiting/FH-2042'],
  ],
  [
    'job-posting.html',
    'Greenwake Ferries',
    ['jobposting:Greenwake Ferries/311', 'jobposting:Greenwake Ferries/312'],
  ],
])(
  '%s comes in as drafts, says what they lack, and changes nothing the second time',
  async (name, first, keys) => {
    const report = await run(fixture(name))
    expect(report.createdOrganizations[0]).toBe(first)
    expect(report.jobs.map(({ importKey }) => importKey)).toEqual(keys)
    expect(report.jobs.every(({ status, problems }) => status === 'Draft' && problems.length > 0)).toBe(true)
    const before = [await listJobs(), await db.select().from(jobTransition)]
    const again = await run(fixture(name), NOW + 60_000)
    expect(again.jobs.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged'])
    expect([await listJobs(), await db.select().from(jobTransition)]).toEqual(before)
  },
)

test('a posting that says nearly everything lacks only what no posting says', async () => {
  const { jobs } = await run(fixture('job-posting.html'))
  expect(jobs[0]?.problems.map(({ message }) => message)).toEqual([
    ...['job.publish.sector', 'job.publish.workLocation', 'job.publish.replyPledgeDays'],
  ])
})

test('a closing date counts while a job could be published with it, and is left to the employer otherwise', async () => {
  const dates = { '2026-12-24': '2026-12-24', '2026-11-22': null, '2027-06-01': null }
  for (const [validThrough, closingDate] of Object.entries(dates)) {
    await db.delete(organization)
    await run(posting({ validThrough }))
    expect(await listJobs()).toMatchObject([{ closingDate }])
  }
})

test('a description of two million characters is kept whole', async () => {
  await run(posting({ description: `<p>${'Bread rises slowly. '.repeat(100_000)}</p>` }))
  const [row] = await listJobs()
  expect(row?.description).toHaveLength(1_999_999)
})

test('characters that the database refuses do not reach it', async () => {
  await run(
    posting({
      title: 'Ba\u0000ker\ud800',
      description: 'Dou\u0000gh',
      skills: ['S\u0000QL'],
      url: 'https://a.example/\u0000',
    }),
  )
  expect(await listJobs()).toHaveLength(1)
})
