import { XMLParser } from 'fast-xml-parser'
import { beforeEach, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { job, organization } from '#/db/schema/index.ts'
import { addDays } from '#/domain/time/iso-date.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { eq, sql } from 'drizzle-orm'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { answerSitemapFile, answerSitemapIndex } from './sitemap.server.ts'

const { pool } = await useTestDatabase()
beforeEach(async () => {
  await db().delete(organization)
})

const BASE = 'http://localhost:3000'
const ask = (method = 'GET') => new Request(`${BASE}/sitemap.xml`, { method })
const parser = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' })

type Line = { loc: string; lastmod?: string }

async function filesOf(answer: Response): Promise<string[]> {
  const { sitemapindex } = parser.parse(await answer.text()) as { sitemapindex: { sitemap: Line[] } }
  return sitemapindex.sitemap.map(({ loc }) => loc)
}

async function linesOf(name: string): Promise<Line[]> {
  const answer = await answerSitemapFile(name, ask())
  return (parser.parse(await answer.text()) as { urlset: { url: Line[] } }).urlset.url
}

const nameOf = (address: string) => decodeURIComponent(address.split('/').at(-1) ?? '')

/** The addresses of every file that the index names. */
async function listed(): Promise<string[]> {
  const files = await filesOf(await answerSitemapIndex(ask()))
  const lines = await Promise.all(files.map((address) => linesOf(nameOf(address))))
  return lines.flat().map(({ loc }) => loc)
}

test('an empty platform lists the pages about the site alone', async () => {
  expect(await filesOf(await answerSitemapIndex(ask()))).toEqual([`${BASE}/sitemaps/pages.xml`])
  expect(await listed()).toContain(`${BASE}/jobs`)
})

test(
  'open jobs and companies are listed; drafts, archived and expired jobs are not',
  { tags: ['R035'] },
  async () => {
    const organizationId = await buildOrganization()
    const open = await buildJob({ organizationId })
    const closesToday = await buildJob({ organizationId, closingDate: utcToday() })
    await buildJob({ organizationId, status: 'Draft' })
    await buildJob({ organizationId, status: 'Archived', archiveReason: 'Filled' })
    await buildJob({ organizationId, closingDate: addDays(utcToday(), -1) })
    const addresses = await listed()
    expect(addresses.filter((address) => address.includes('/job/')).toSorted()).toEqual(
      [open, closesToday].map((id) => `${BASE}/job/${id}`).toSorted(),
    )
    expect(addresses).toContain(`${BASE}/company/${organizationId}`)
  },
)

test('a line tells when the job last changed', async () => {
  const updatedAt = new Date('2026-10-02T03:04:05.000Z')
  const id = await buildJob({ updatedAt })
  const [row] = await db().select({ number: job.number }).from(job).where(eq(job.id, id))
  const [line] = await linesOf(`jobs-${Math.floor((row?.number ?? 0) / 50_000)}.xml`)
  expect(line).toEqual({ loc: `${BASE}/job/${id}`, lastmod: updatedAt.toISOString() })
})

test('more jobs than a chunk and more numbers than a file are listed once each', async () => {
  const organizationId = await buildOrganization()
  const id = await buildJob({ organizationId })
  // What triggers write of a job is nothing to a sitemap, and takes most of the time.
  await pool.query('alter table job disable trigger user')
  // On a connection without the product's time limit for a statement.
  await pool.query(
    `insert into job (id, organization_id, status, title, sector, job_type, job_duration,
    work_location, location, description, must_have_skills, experience_years, education_level, closing_date, apply_mode,
    reply_pledge_days, published_at, min_salary, max_salary, currency, salary_period)
    select 'copy-' || copy, organization_id, status, title, sector, job_type, job_duration, work_location, location,
      description, must_have_skills, experience_years, education_level, closing_date, apply_mode, reply_pledge_days,
      published_at, min_salary, max_salary, currency, salary_period
    from job cross join generate_series(1, 5200) as copy where id = $1`,
    [id],
  )
  await pool.query('alter table job enable trigger user')
  await db().execute(sql`alter table job alter column number restart with 100000`)
  await buildJob({ organizationId })
  const addresses = (await listed()).filter((address) => address.includes('/job/'))
  expect([addresses.length, new Set(addresses).size]).toEqual([5_202, 5_202])
  expect(await filesOf(await answerSitemapIndex(ask()))).toContain(`${BASE}/sitemaps/jobs-2.xml`)
})

test.each(['jobs-7.xml', 'companies-nobody.xml', 'people.xml', ''])('there is no file %j', async (name) => {
  await expect(answerSitemapFile(name, ask())).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('HEAD answers that the file is there and sends nothing', async () => {
  const answer = await answerSitemapFile('pages.xml', ask('HEAD'))
  expect([answer.status, await answer.text()]).toEqual([200, ''])
})
