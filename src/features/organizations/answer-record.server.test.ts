import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { jobLike } from '#/db/schema/index.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { readAnswersOf } from './answer-record.server.ts'

await useTestDatabase()

type LikeRow = typeof jobLike.$inferInsert
type Story = Partial<Omit<LikeRow, 'userId' | 'jobId'>>

const NOTHING = { likes: null, answeredInTime: null, ratePercent: null, medianDays: null }

/** Noon, so that no test hangs on the hour it runs at. */
function daysAgo(days: number): Date {
  const noon = new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`)
  return new Date(noon.getTime() - days * 86_400_000)
}

const LIKED: Story = { state: 'liked', likedAt: daysAgo(30) }
const MATCHED: Story = { state: 'matched', likedAt: daysAgo(30), matchedAt: daysAgo(27) }

/** A company with one job that promises an answer in 14 days, and as many likes as there are stories. */
async function buildStories(stories: readonly Story[], changes: Parameters<typeof buildJob>[0] = {}) {
  const organizationId = changes.organizationId ?? (await buildOrganization())
  const jobId = await buildJob({ ...changes, organizationId })
  for (const story of stories) {
    const { userId } = await buildUser()
    await db()
      .insert(jobLike)
      .values({ state: 'liked', ...story, userId, jobId })
  }
  return organizationId
}

const times = (count: number, story: Story) => Array.from({ length: count }, () => story)

test.each<[string, Story[], object]>([
  ['nobody liked', [], NOTHING],
  ['five were matched', times(5, MATCHED), { likes: 5, ratePercent: 100, medianDays: 3 }],
  [
    'five were passed',
    times(5, { ...LIKED, passedAt: daysAgo(28) }),
    { likes: 5, ratePercent: 100, medianDays: 2 },
  ],
  [
    'passes were closed by the clock',
    times(5, {
      ...LIKED,
      state: 'closed',
      passedAt: daysAgo(29),
      closedAt: daysAgo(15),
      closeReason: 'passed',
    }),
    { likes: 5, ratePercent: 100, medianDays: 1 },
  ],
  [
    'matches were taken back later',
    times(5, { ...MATCHED, state: 'withdrawn', withdrawnAt: daysAgo(2) }),
    { likes: 5, ratePercent: 100, medianDays: 3 },
  ],
  ['all wait', times(5, LIKED), { likes: 5, answeredInTime: 0, ratePercent: 0, medianDays: null }],
  [
    'all answers were late',
    times(5, { ...MATCHED, matchedAt: daysAgo(10) }),
    { likes: 5, ratePercent: 0, medianDays: 20 },
  ],
  [
    'the job ended early',
    times(5, { ...LIKED, state: 'closed', closedAt: daysAgo(25), closeReason: 'job:Filled' }),
    NOTHING,
  ],
  [
    'the job ended late',
    times(5, { ...LIKED, state: 'closed', closedAt: daysAgo(3), closeReason: 'job:Filled' }),
    { likes: 5, ratePercent: 0 },
  ],
  ['the company asked first', times(5, { ...MATCHED, approachedAt: daysAgo(31) }), NOTHING],
  ['an approach waits', times(5, { state: 'approached', approachedAt: daysAgo(60) }), NOTHING],
  ['an approach was declined', times(5, { state: 'declined', approachedAt: daysAgo(60) }), NOTHING],
  ['the likes are older than a year', times(5, { ...MATCHED, likedAt: daysAgo(366) }), NOTHING],
  ['the likes are a year old', times(5, { ...MATCHED, likedAt: daysAgo(365) }), { likes: 5 }],
  ['the promised day is today', times(5, { ...LIKED, likedAt: daysAgo(14) }), NOTHING],
  ['the promised day was yesterday', times(5, { ...LIKED, likedAt: daysAgo(15) }), { ratePercent: 0 }],
])('%s', async (_case, stories, record) => {
  expect(await readAnswersOf(await buildStories(stories))).toMatchObject(record)
})

test('all jobs of a company count, each with its own promise, and those of others do not', async () => {
  const story = { ...MATCHED, matchedAt: daysAgo(20) }
  const id = await buildStories(times(3, story), { replyPledgeDays: 7 })
  await buildStories(times(3, story), { organizationId: id, replyPledgeDays: 21, status: 'Archived' })
  await buildStories(times(9, LIKED))
  expect(await readAnswersOf(id)).toMatchObject({
    likes: 6,
    answeredInTime: 3,
    ratePercent: 50,
    medianDays: 10,
  })
})

test('a like at the end of a day and an answer at the beginning of the next lie one day apart', async () => {
  const likedAt = new Date(daysAgo(30).setUTCHours(23, 59, 59))
  const matchedAt = new Date(daysAgo(29).setUTCHours(0, 0, 1))
  const id = await buildStories(times(5, { state: 'matched', likedAt, matchedAt }))
  expect(await readAnswersOf(id)).toMatchObject({ medianDays: 1 })
})

test('the day from which likes are looked at is told', async () => {
  const { since } = await readAnswersOf(await buildOrganization())
  expect(since).toBe(daysAgo(365).toISOString().slice(0, 10))
})
