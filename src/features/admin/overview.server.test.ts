import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Actor } from '#/domain/access/actor.ts'
import { db } from '#/db/client.server.ts'
import { contactMessage, jobLike, mail, platformTotal } from '#/db/schema/index.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { indexesOf } from '#tests/setup/indexes-of.ts'
import { countPlatform } from './count-platform.tasks.server.ts'
import { readOverview } from './overview.server.ts'

await useTestDatabase()

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

test('an empty platform is counted as nothing', async () => {
  expect(await readOverview()).toEqual({
    usersByType: { Individual: 0, Employer: 0, Admin: 0 },
    ...{
      organizations: 0,
      liveJobs: 0,
      openMessages: 0,
      failedMails: 0,
      waitingMails: 0,
      newUsers: [],
      newJobs: [],
    },
    ...{ week: { likes: 0, matches: 0 }, month: { likes: 0, matches: 0 } },
  })
})

test(
  'people, live jobs, likes, matches, open messages and mails are counted, and what came last comes first',
  { tags: ['2.8c'] },
  async () => {
    const seekers: Actor[] = []
    for (const firstName of ['Ada', 'Bea', 'Cleo', 'Dot', 'Eve', 'Flo'])
      seekers.push(await buildUser({ firstName }))
    await buildUser({ type: 'Employer', firstName: 'Gus' })
    // Two may have joined within one millisecond; here each joined a day after the one whose name comes before.
    await db().execute(sql`update "user" set created_at = date '2026-01-01' + (ascii(first_name) - 64)`)
    const organizationId = await buildOrganization()
    const jobId = await buildJob({ organizationId, title: 'Baker', publishedAt: daysAgo(2) })
    await buildJob({ organizationId, title: 'Miller', publishedAt: daysAgo(1) })
    await buildJob({ organizationId, status: 'Draft', publishedAt: null })
    const moments = [
      { likedAt: daysAgo(1), matchedAt: daysAgo(0.5) },
      { likedAt: daysAgo(6.9) },
      { likedAt: daysAgo(7.1), matchedAt: daysAgo(6) },
      { likedAt: daysAgo(29.9), matchedAt: daysAgo(20) },
      { likedAt: daysAgo(31) },
    ]
    await db()
      .insert(jobLike)
      .values(
        moments.map((moment, nth) => ({
          ...{ userId: seekers[nth]?.userId ?? '', jobId, ...moment },
          state: moment.matchedAt ? ('matched' as const) : ('liked' as const),
        })),
      )
    const letter = { recipient: 'a@example.com', subject: '', html: '', text: '' }
    await db()
      .insert(mail)
      .values([
        { ...letter, key: 'waits' },
        { ...letter, key: 'failed', lastError: 'refused' },
        { ...letter, key: 'sent at last', lastError: 'refused', sentAt: new Date() },
      ])

    const note = { name: 'Bo Ek', email: 'bo@example.com', message: 'Hello' }
    await db()
      .insert(contactMessage)
      .values([note, note, { ...note, answeredAt: new Date() }])

    const overview = await readOverview()
    expect(overview).toMatchObject({
      usersByType: { Individual: 6, Employer: 1, Admin: 0 },
      ...{ organizations: 1, liveJobs: 2, openMessages: 2, failedMails: 1, waitingMails: 2 },
      ...{ week: { likes: 2, matches: 2 }, month: { likes: 4, matches: 3 } },
    })
    expect(overview.newUsers.map(({ name }) => name)).toEqual([
      'Gus Byron',
      ...['Flo Byron', 'Eve Byron', 'Dot Byron', 'Cleo Byron'],
    ])
    expect(overview.newJobs.map(({ title }) => title)).toEqual(['Miller', 'Baker'])
  },
)

test('every number of the dashboard is counted along an index', async () => {
  const used = await indexesOf(readOverview)
  for (const index of [
    ...['user_type_created_at', 'organization_pkey', 'job_published_newest', 'user_created_at'],
    ...['job_like_liked_at', 'job_like_matched_at', 'mail_waiting'],
  ])
    expect([...used]).toContain(index)
})

test('of more than ten thousand the last count is told, which is made anew every ten minutes', async () => {
  const add = (from: number, to: number) =>
    db().execute(sql`insert into organization (id, slug, name, email, phone, description, location)
      select 'many-' || nth, 'many-' || nth, 'Many', '', '', '', '' from generate_series(${from}::int, ${to}::int) as nth`)
  const { organizations: before } = await readOverview()
  await add(1, 10_001 - before)
  expect((await readOverview()).organizations, 'counted for the first time').toBe(10_001)
  await add(20_000, 20_000)
  await countPlatform()
  const later = await readOverview()
  expect([later.organizations, later.liveJobs]).toEqual([10_001, 2])
  await db()
    .update(platformTotal)
    .set({ countedAt: sql`now() - interval '11 minutes'` })
  await countPlatform()
  expect((await readOverview()).organizations).toBe(10_002)
})
