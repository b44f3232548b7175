import { drizzle } from 'drizzle-orm/node-postgres'
import { eq } from 'drizzle-orm'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import * as schema from '#/db/schema/index.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { importJobs } from './import-jobs.server.ts'
import { getOwnerId } from './import-organizations.server.ts'
import { countRules } from './import-report.ts'
import { jobAdvertisementSchema } from './job-advertisement.schema.ts'
import { parseAdvertisements } from './parse-advertisements.ts'

const { job, jobTransition, member, organization, user } = schema
const REAL_ADS = resolve('../shared/data/ads')

const { pool } = await useTestDatabase()
const db = drizzle(pool, { schema })

let clock = Date.parse('2026-11-21T09:00:00Z')
const run = (advertisements: ReturnType<typeof buildAd>[], ownerId: string | null = null) =>
  importJobs({ advertisements, ownerId, now: new Date((clock += 60_000)) })

const buildAd = (fields: Record<string, unknown> = {}) =>
  jobAdvertisementSchema.parse({
    id: 'a-1',
    title: 'Baker',
    organization: 'Crust',
    descriptionMarkdown: 'Early mornings, warm hands.',
    ...fields,
  })

const outcomes = (report: Awaited<ReturnType<typeof run>>) => report.jobs.map(({ outcome }) => outcome)
const listJobs = () => db.select().from(job).orderBy(job.number)
const addUser = (id: string, type: 'Employer' | 'Individual') =>
  db.insert(user).values({ id, name: id, email: `${id}@example.com`, type })

beforeEach(async () => {
  await db.delete(organization)
  await db.delete(user)
})

test('jobs of one employer share one organisation without members, which claims nothing it does not know', async () => {
  const report = await run([buildAd(), buildAd({ id: 'a-2' }), buildAd({ id: 'b-1', organization: 'Forge' })])
  expect(report.createdOrganizations).toEqual(['Crust', 'Forge'])
  const [crust] = await db.select().from(organization).where(eq(organization.name, 'Crust'))
  expect(crust).toMatchObject({ email: 'imports@example.com', phone: 'Not given yet', logo: null })
  expect(await db.$count(job, eq(job.organizationId, crust?.id ?? ''))).toBe(2)
  expect(await db.$count(member)).toBe(0)
})

test('an employer that was renamed here is still found by the name it was imported under', async () => {
  await run([buildAd({ organization: 'crust.example/jobs' })])
  await db.update(organization).set({ name: 'Crust' })
  const again = await run([buildAd({ organization: 'crust.example/jobs' }), buildAd({ id: 'a-2' })])
  expect(again.createdOrganizations).toEqual([])
  expect(await db.$count(organization)).toBe(1)
})

test('pay that is hardly meant is taken over as it was written, and named in the report', async () => {
  const pay = { minSalary: 40_000, maxSalary: 40_000, currency: 'GBP', salaryPeriod: 'hour' }
  const { jobs } = await run([buildAd(pay), buildAd({ ...pay, id: 'a-2', salaryPeriod: 'year' })])
  expect(jobs.map(({ payQuestion }) => payQuestion?.instead)).toEqual(['Year', undefined])
  expect((await listJobs())[0]).toMatchObject({ minSalary: 40_000, salaryPeriod: 'Hour' })
})

test('an imported job is a draft, and the report says what it lacks', async () => {
  const { jobs } = await run([buildAd()])
  expect(jobs[0]).toMatchObject({ importKey: 'a-1', outcome: 'created', status: 'Draft' })
  expect(jobs[0]?.problems.map(({ field }) => field)).toContain('mustHaveSkills')
  expect(await listJobs()).toMatchObject([
    { status: 'Draft', openings: null, publishedAt: null, createdBy: null },
  ])
})

test('importing twice changes nothing, not even a moment', async () => {
  await run([buildAd()])
  const before = [
    await listJobs(),
    await db.select().from(organization),
    await db.select().from(jobTransition),
  ]
  const again = await run([buildAd()])
  expect(outcomes(again)).toEqual(['unchanged'])
  expect(again.createdOrganizations).toEqual([])
  expect([
    await listJobs(),
    await db.select().from(organization),
    await db.select().from(jobTransition),
  ]).toEqual(before)
})

test('a changed advertisement changes its job, again and again', async () => {
  await run([buildAd()])
  expect(outcomes(await run([buildAd({ title: 'Head Baker' })]))).toEqual(['updated'])
  expect(outcomes(await run([buildAd({ title: 'Master Baker' })]))).toEqual(['updated'])
  expect(await listJobs()).toMatchObject([{ title: 'Master Baker', importKey: 'a-1' }])
})

test('a job somebody edited in the product is left alone and reported', async () => {
  await run([buildAd()])
  await db.update(job).set({ mustHaveSkills: ['Sourdough'] })
  const report = await run([buildAd({ title: 'Head Baker' })])
  expect(outcomes(report)).toEqual(['edited'])
  expect(report.jobs[0]?.problems.map(({ field }) => field)).not.toContain('mustHaveSkills')
  expect(await listJobs()).toMatchObject([{ title: 'Baker', mustHaveSkills: ['Sourdough'] }])
})

test('two imports at once do not create anything twice', async () => {
  const reports = await Promise.all([run([buildAd()]), run([buildAd()])])
  expect(reports.flatMap(outcomes).toSorted()).toEqual(['created', 'unchanged'])
  expect(await db.$count(organization)).toBe(1)
})

test('an owner is given to organisations without members, and to no others', async () => {
  await addUser('owner', 'Employer')
  await addUser('stranger', 'Employer')
  await run([buildAd()])
  await run([buildAd()], 'owner')
  await run([buildAd()], 'stranger')
  expect(await db.select().from(member)).toMatchObject([{ userId: 'owner', organizationRole: 'owner' }])
})

test('an owner must exist and be an employer', async () => {
  await addUser('owner', 'Employer')
  await addUser('seeker', 'Individual')
  expect(await getOwnerId(db, ' Owner@Example.com ')).toBe('owner')
  await expect(getOwnerId(db, 'seeker@example.com')).rejects.toThrow('is not an employer')
  await expect(getOwnerId(db, 'nobody@example.com')).rejects.toThrow('Nobody here has the email')
})

test('an import of nothing does nothing', async () => {
  expect(await run([])).toEqual({ createdOrganizations: [], jobs: [] })
})

test.skipIf(!existsSync(REAL_ADS))('all 80 real advertisements come in as drafts, once', async () => {
  const files = readdirSync(REAL_ADS).filter((name) => name.endsWith('.json'))
  const parsed = files.map((name) => parseAdvertisements(readFileSync(join(REAL_ADS, name), 'utf8')))
  expect(parsed.flatMap(({ problems }) => problems)).toEqual([])
  const advertisements = parsed.flatMap((it) => it.advertisements)

  const first = await run(advertisements)
  expect(first.createdOrganizations).toHaveLength(3)
  expect(first.jobs).toHaveLength(80)
  expect(new Set(first.jobs.map(({ status }) => status))).toEqual(new Set(['Draft']))
  const rules = Object.fromEntries(countRules(first.jobs))
  expect(rules).toMatchObject({
    'job.publish.mustHaveSkills': 80,
    'job.publish.closingDate': 80,
    'job.publish.replyPledgeDays': 80,
    'job.publish.jobType': 44,
    'job.publish.workLocation': 44,
    'job.publish.salary': 47,
    'job.publish.title': 1,
  })
  expect(rules).not.toHaveProperty('job.publish.description')

  const before = await listJobs()
  expect(new Set(outcomes(await run(advertisements)))).toEqual(new Set(['unchanged']))
  expect(await listJobs()).toEqual(before)
  expect(await db.$count(organization)).toBe(3)
})
