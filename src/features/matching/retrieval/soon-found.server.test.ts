import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { job, organization, profile, staleJob, staleProfile, user } from '#/db/schema/index.ts'
import { plainTerms } from '#tests/factories/plain-terms.ts'
import { startWritingMeaning, stopWritingMeaning } from '#/platform/meaning/stale-meanings.server.ts'
import { configureTerms } from '#/platform/meaning/terms.server.ts'
import { rewriteMeaning, writeMeaning } from '#/platform/meaning/write-meaning.tasks.server.ts'
import { startTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildSeeker } from '#tests/factories/build-profile.ts'
import { IDLE_TASKS } from '#tests/fakes/idle-tasks.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { eventually } from '#tests/setup/eventually.ts'
import { findMatchPerson, matchJobOf } from '../matching-inputs.server.ts'
import { findBestJobs } from './best-jobs.server.ts'
import { findBestPeople } from './best-people.server.ts'

configureTerms(plainTerms)
const { pool } = await useTestDatabase()

async function startWorking() {
  await startTasks({ ...IDLE_TASKS, 'write-meaning': writeMeaning, 'rewrite-meaning': rewriteMeaning })
  // What follows is done because it was heard, not because a minute is over.
  await db().execute(sql`delete from pgboss.schedule`)
  await startWritingMeaning()
}
async function stopWorking() {
  await stopWritingMeaning()
  await stopTasks()
}
beforeEach(async () => {
  await db().delete(organization)
  await db().delete(user)
  await startWorking()
})
afterEach(stopWorking)

const setJob = (id: string, changes: Partial<typeof job.$inferInsert>) =>
  db().update(job).set(changes).where(eq(job.id, id))
const setProfile = (userId: string, changes: Partial<typeof profile.$inferInsert>) =>
  db().update(profile).set(changes).where(eq(profile.userId, userId))

/** How a job fits a person who looks for jobs; undefined where the look-up does not answer it. */
async function fitOfJob(userId: string, jobId: string) {
  const person = await findMatchPerson(userId)
  const best = person ? await findBestJobs(person, { userId }) : []
  return best.find((one) => one.job.id === jobId)?.fit.fit
}

/** The same of a person, for whom a job looks. */
async function fitOfPerson(jobId: string, userId: string) {
  const [row] = await db().select().from(job).where(eq(job.id, jobId))
  if (!row) return undefined
  const asked = { id: jobId, organizationId: row.organizationId, match: matchJobOf(row) }
  return (await findBestPeople(asked)).find((one) => one.user.id === userId)?.fit.fit
}

/** What is noted is found by itself; only when nothing is noted any more does the written meaning answer. */
const isWritten = async () => (await db().$count(staleJob)) + (await db().$count(staleProfile)) === 0

/** Waits until everything is written and something holds. How soon that is, write-meaning.tasks.server.test.ts says. */
const soon = (check: () => Promise<void>) =>
  eventually(async () => {
    expect(await isWritten()).toBe(true)
    await check()
  })

const ROME = { lat: 41.9, lng: 12.5, location: 'Rome, Italy', countryCode: 'IT' }
const BRISTOL = { lat: 51.4545, lng: -2.5879, location: 'Bristol, United Kingdom', countryCode: 'GB' }

test('a published job whose skills and place change is found anew by both sides', async () => {
  const jobId = await buildJob({ ...ROME, workLocation: 'OnSite', mustHaveSkills: ['Bell founding'] })
  const { userId } = await buildSeeker()
  await soon(async () => expect(await fitOfJob(userId, jobId)).toBeUndefined())
  await setJob(jobId, BRISTOL)
  await soon(async () => expect(await fitOfJob(userId, jobId)).toBeGreaterThan(0))
  const [asJob, asPerson] = [await fitOfJob(userId, jobId), await fitOfPerson(jobId, userId)]
  await setJob(jobId, { mustHaveSkills: ['Hydraulic modelling'] })
  await soon(async () => {
    expect(await fitOfJob(userId, jobId)).toBeGreaterThan(asJob ?? 100)
    expect(await fitOfPerson(jobId, userId)).toBeGreaterThan(asPerson ?? 100)
  })
})

test('a profile that changes is found anew, and not at all when it is hidden', async () => {
  const jobId = await buildJob({ workLocation: 'OnSite' })
  const { userId } = await buildSeeker()
  await soon(async () => expect(await fitOfPerson(jobId, userId)).toBeGreaterThan(0))
  const place = { label: 'Rome, Italy', countryCode: 'IT', lat: ROME.lat, lng: ROME.lng }
  await setProfile(userId, { places: [place] })
  await soon(async () => expect(await fitOfPerson(jobId, userId)).toBeUndefined())
  await setProfile(userId, { places: [{ ...place, ...BRISTOL, label: 'Bristol' }] })
  await soon(async () => expect(await fitOfPerson(jobId, userId)).toBeGreaterThan(0))
  await setProfile(userId, { visibility: 'Hidden' })
  expect(await fitOfPerson(jobId, userId)).toBeUndefined()
  await soon(async () => expect(await fitOfPerson(jobId, userId)).toBeUndefined())
})

test('an archived job is found by nobody from the same moment on', async () => {
  const jobId = await buildJob()
  const { userId } = await buildSeeker()
  await soon(async () => expect(await fitOfJob(userId, jobId)).toBeGreaterThan(0))
  await setJob(jobId, { status: 'Archived', archivedAt: new Date(), archiveReason: 'Filled' })
  expect(await fitOfJob(userId, jobId)).toBeUndefined()
  await soon(async () => expect(await fitOfJob(userId, jobId)).toBeUndefined())
})

test('what changes while no server works is written after the next start', async () => {
  const jobId = await buildJob({ ...ROME, workLocation: 'OnSite' })
  const { userId } = await buildSeeker()
  await soon(async () => expect(await fitOfJob(userId, jobId)).toBeUndefined())
  await stopWorking()
  await setJob(jobId, BRISTOL)
  expect(await isWritten()).toBe(false)
  await startWorking()
  await soon(async () => expect(await fitOfJob(userId, jobId)).toBeGreaterThan(0))
})

test('a writer that dies in the middle leaves what is noted for the next', async () => {
  await stopWorking()
  const jobId = await buildJob()
  const { userId } = await buildSeeker()
  const client = await pool.connect()
  await client.query('begin; lock table job_meaning in exclusive mode')
  const dying = writeMeaning().catch((error: unknown) => error)
  const endWhoWaits = () =>
    client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`)
  await expect.poll(async () => (await endWhoWaits()).rowCount).toBe(1)
  expect(await dying).toBeInstanceOf(Error)
  await client.query('rollback')
  client.release()
  const { rows } = await db().execute(sql`select from stale_job`)
  expect(rows).toHaveLength(1)
  await startWorking()
  await soon(async () => expect(await fitOfJob(userId, jobId)).toBeGreaterThan(0))
})
