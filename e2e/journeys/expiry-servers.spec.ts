import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { seedId } from '#/db/seed/seed-id.ts'
import { startThrowawayPostgres } from '#tests/setup/throwaway-postgres.ts'
import { copyJob } from '../fixtures/copy-job.ts'
import { endOwnApp, startOwnApp, type OwnApp } from '../fixtures/own-app.ts'
import { putTask, TASK_PATIENCE_MS } from '../fixtures/put-task.ts'
import { expect, test } from '../fixtures/test.ts'

const SERVERS = 3
/** More than one transaction moves, so that several servers find work. */
const COPIES = 1_300

const EXPIRING = seedId('civil-engineer-flood-defences')
const STAYING = seedId('gis-data-engineer')
const EVERYWHERE = [
  '/jobs',
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

/** Where a server tells of a job. */
async function placesOf(id: string, app: OwnApp): Promise<string[]> {
  const texts = await Promise.all(
    EVERYWHERE.map(async (path) => (await fetch(`${app.baseURL}${path}`)).text()),
  )
  return EVERYWHERE.filter((_, nth) => texts[nth]?.includes(id))
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
  'whichever server expires a job, the lists of all servers forget it, and it alone',
  { tag: ['@long', '@2.7c'] },
  async () => {
    // Each has told of it, and keeps the page that did.
    for (const app of apps) {
      expect(await placesOf(EXPIRING, app)).toEqual(EVERYWHERE)
      expect(await placesOf(STAYING, app)).toEqual(EVERYWHERE)
    }
    await passClosingDay(`id = '${EXPIRING}'`)
    await putTask(database, 'expire-jobs')
    await expect.poll(() => countPublished(`id = '${EXPIRING}'`), { timeout: TASK_PATIENCE_MS }).toBe(0)
    for (const app of apps) {
      await expect.poll(() => placesOf(EXPIRING, app)).toEqual([])
      expect(await placesOf(STAYING, app)).toEqual(EVERYWHERE)
    }
  },
)

/** Which jobs are copies of the one that stays. */
const COPY = `title like (select title || ' _%' from job where id = '${STAYING}')`

test('several servers expire jobs at once, each job once', { tag: ['@long', '@2.7c'] }, async () => {
  await copyJob(database, STAYING, COPIES)
  await passClosingDay(COPY)
  await putTask(database, 'expire-jobs', 2 * SERVERS)

  await expect.poll(() => countPublished(COPY), { timeout: TASK_PATIENCE_MS }).toBe(0)
  const { rows } = await database.query(
    `select count(*)::int as lines, count(distinct job_id)::int as jobs from job_transition
      where job_id in (select id from job where ${COPY}) and to_status = 'Archived' and reason = 'Expired'`,
  )
  expect(rows).toEqual([{ lines: COPIES, jobs: COPIES }])
})
