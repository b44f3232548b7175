import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { jobViewCount } from '#/db/schema/index.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { CLIENT_IP_HEADER } from '#/platform/http/client-ip-header.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { patientDatabase } from '#tests/setup/patient-database.ts'
import { answerView } from './answer-view.server.ts'
import { noteView, writeViews } from './count-views.server.ts'

await useTestDatabase()
beforeEach(writeViews)

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

let addresses = 0
const freshAddress = () => `203.0.113.${(addresses += 1)}`

function say(id: string, headers: Record<string, string> = {}, address = freshAddress()): number {
  const own = { 'user-agent': FIREFOX, 'sec-fetch-site': 'same-origin', [CLIENT_IP_HEADER]: address }
  const url = `http://localhost/api/jobs/views?id=${encodeURIComponent(id)}`
  return answerView(new Request(url, { method: 'POST', headers: { ...own, ...headers } })).status
}

const countsOf = (jobId: string) =>
  db()
    .select({ day: jobViewCount.day, views: jobViewCount.views })
    .from(jobViewCount)
    .where(eq(jobViewCount.jobId, jobId))

test('views of a day add up, whoever writes them', async () => {
  const [first, second] = [await buildJob(), await buildJob()]
  vi.resetModules()
  const { closeDatabase } = await patientDatabase()
  const other = await import('./count-views.server.ts')
  for (let nth = 0; nth < 3; nth += 1) expect(say(first)).toBe(204)
  noteView(second)
  for (const id of [second, first, second]) other.noteView(id)
  await Promise.all([writeViews(), other.writeViews()])
  await writeViews()
  expect(await countsOf(first)).toEqual([{ day: utcToday(), views: 4 }])
  expect(await countsOf(second)).toEqual([{ day: utcToday(), views: 3 }])
  await closeDatabase()
})

test('what is no open job counts for nothing, and keeps nothing else from counting', async () => {
  const [draft, open] = [await buildJob({ status: 'Draft' }), await buildJob()]
  for (const id of [draft, open, 'nothing', "'; drop table job"]) expect(say(id)).toBe(204)
  await writeViews()
  expect(await countsOf(draft)).toEqual([])
  expect(await countsOf(open)).toMatchObject([{ views: 1 }])
  expect([say(''), say('x'.repeat(65))]).toEqual([422, 422])
})

test('robots, other sites and whoever counts without end are not counted', async () => {
  const jobId = await buildJob()
  expect(say(jobId, { 'user-agent': 'Googlebot/2.1' })).toBe(204)
  expect(say(jobId, { 'sec-fetch-site': 'cross-site' })).toBe(403)
  const address = freshAddress()
  const answers = Array.from({ length: 130 }, () => say(jobId, {}, address))
  expect(answers.filter((status) => status === 429)).toHaveLength(10)
  expect(say(jobId)).toBe(204)
  await writeViews()
  expect(await countsOf(jobId)).toMatchObject([{ views: 121 }])
})
