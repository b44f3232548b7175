import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { seedId } from '#/db/seed/seed-id.ts'
import { startThrowawayPostgres } from '#tests/setup/throwaway-postgres.ts'
import { callFunction } from '../fixtures/call-function.ts'
import { readNoticeIn } from '../fixtures/notice-read.ts'
import { endOwnApp, startOwnApp, type OwnApp } from '../fixtures/own-app.ts'

const SERVERS = 3
/** More than one transaction moves, so that several servers find work. */
const COPIES = 1_300
/** The clock puts the task into the queue each minute, and a server looks there twice a minute. */
const NOTICED_WITHIN_MS = 120_000

const EXPIRING = seedId('civil-engineer-flood-defences')
const STAYING = seedId('gis-data-engineer')
const MACHINE_PATHS = [
  '/jobs/feed.rss',
  '/jobs/feed.atom',
  '/jobs/feed.json',
  '/jobs/indeed.xml',
  '/sitemaps/jobs-0.xml',
]

test.describe.configure({ mode: 'serial' })

let place = ''
let postgres: Awaited<ReturnType<typeof startThrowawayPostgres>>
let database: pg.Pool
const apps: OwnApp[] = []

test.beforeAll(async () => {
  test.setTimeout(120_000)
  place = mkdtempSync(join(tmpdir(), 'flightpath-expiry-'))
  postgres = await startThrowawayPostgres()
  database = new pg.Pool({ connectionString: postgres.connectionString })
  // The server may be gone before the last goodbye is heard.
  database.on('error', () => undefined)
  database.on('connect', (client) => client.on('error', () => undefined))
  // One after the other: the first one migrates and seeds. They share one place for files, as servers of a farm do.
  for (let nth = 0; nth < SERVERS; nth += 1) {
    const env = { DATABASE_URL: postgres.connectionString }
    apps.push(await startOwnApp({ dataDir: place, env }))
  }
})

test.afterAll(async () => {
  // How a server ends in order is told elsewhere.
  await Promise.all(apps.map((app) => endOwnApp(app, 'SIGKILL')))
  await database.end()
  await postgres.stop()
  rmSync(place, { recursive: true, force: true })
})

const base = (nth: number) => apps[nth]?.baseURL ?? ''
const textOf = async (path: string, nth = 0) => (await fetch(`${base(nth)}${path}`)).text()

/** Where a job is told of, on whatever server is asked. */
async function placesOf(id: string, nth: number): Promise<string[]> {
  const found = await Promise.all(
    ['/jobs', ...MACHINE_PATHS].map(async (path) => ((await textOf(path, nth)).includes(id) ? [path] : [])),
  )
  return found.flat()
}

/** Ends their last day yesterday, as the passing of time does. */
async function passClosingDay(condition: string): Promise<void> {
  await database.query(
    `update job set closing_date = (now() at time zone 'utc')::date - 1 where status = 'Published' and ${condition}`,
  )
}

const countPublished = async (condition: string) =>
  Number(
    (await database.query(`select count(*) from job where status = 'Published' and ${condition}`)).rows[0]
      .count,
  )

test(
  'a job whose closing day has passed leaves list, map, sitemap and feeds, and its page says so',
  { tag: ['@R035', '@2.7c'] },
  async ({ browser }) => {
    test.setTimeout(NOTICED_WITHIN_MS + 60_000)
    expect(await placesOf(EXPIRING, 0)).toEqual(['/jobs', ...MACHINE_PATHS])
    const page = await browser.newPage({ baseURL: base(1) })
    await readNoticeIn(page.context())
    const mapJob = { name: 'getMapJob', method: 'GET', data: { id: EXPIRING } } as const
    expect((await callFunction(page.request, mapJob)).status()).toBe(200)
    const pins = async () => (await (await page.request.get('/api/jobs/pins')).body()).byteLength
    const pinsBefore = await pins()

    await passClosingDay(`id = '${EXPIRING}'`)
    // Machines are told at once, whatever the clock of the tasks says.
    expect((await placesOf(EXPIRING, 1)).filter((path) => path !== '/jobs')).toEqual([])
    await expect
      .poll(() => countPublished(`id = '${EXPIRING}'`), { timeout: NOTICED_WITHIN_MS, intervals: [1_000] })
      .toBe(0)

    for (let nth = 0; nth < SERVERS; nth += 1) await expect.poll(() => placesOf(EXPIRING, nth)).toEqual([])
    expect(await placesOf(STAYING, 0)).toContain('/jobs')
    expect((await callFunction(page.request, mapJob)).status()).toBe(404)
    expect(await pins()).toBeLessThan(pinsBefore)

    const answer = await page.goto(`/job/${EXPIRING}`)
    expect([answer?.status(), answer?.headers()['x-robots-tag']]).toEqual([200, 'noindex'])
    await expect(page.getByText('This job is no longer open')).toBeVisible()
    await expect(page.getByText('Its closing date has passed.')).toBeVisible()
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Like this job' })).toHaveCount(0)
    await page.close()
  },
)

test('several servers expire jobs at once, each job once', { tag: ['@2.7c'] }, async () => {
  test.setTimeout(NOTICED_WITHIN_MS + 60_000)
  const { rows: columns } = await database.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns where table_name = 'job'
      and table_schema = 'public' and is_generated = 'NEVER' and column_name not in ('id', 'number', 'import_key')`,
  )
  const names = columns.map(({ name }) => name).join(', ')
  await database.query(
    `insert into job (id, ${names}) select 'copy-' || copy, ${names} from job, generate_series(1, ${COPIES}) as copy
      where id = '${STAYING}'`,
  )
  await passClosingDay(`id like 'copy-%'`)
  const queue = new PgBoss({
    db: { executeSql: (text, values) => database.query(text, values) },
    ...{ supervise: false, schedule: false },
  })
  await queue.start()
  for (let nth = 0; nth < 2 * SERVERS; nth += 1) await queue.send('expire-jobs', {})
  await queue.stop()

  await expect
    .poll(() => countPublished(`id like 'copy-%'`), { timeout: NOTICED_WITHIN_MS, intervals: [500] })
    .toBe(0)
  const { rows } = await database.query(
    `select count(*)::int as lines, count(distinct job_id)::int as jobs from job_transition
      where job_id like 'copy-%' and to_status = 'Archived' and reason = 'Expired'`,
  )
  expect(rows).toEqual([{ lines: COPIES, jobs: COPIES }])
})
