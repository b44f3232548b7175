import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { mail, rateLimit } from '#/db/schema/index.ts'
import { countUse } from '#/platform/rate-limit/rate-limit.server.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { cleanUp } from './clean-up.tasks.server.ts'

beforeAll(useTestDatabase)

const HOUR_MS = 3_600_000
const texts = { recipient: 'a@example.com', subject: 's', html: 'h', text: 't' }

test('counts of windows that are over are forgotten, and those that may still run are kept', async () => {
  const counted = (key: string, hoursAgo: number) => {
    return { id: key, key, count: 3, lastRequest: Date.now() - hoursAgo * HOUR_MS }
  }
  await db()
    .insert(rateLimit)
    .values([counted('now', 0), counted('today', 23), counted('yesterday', 25)])
  await cleanUp()
  const kept = await db().select({ key: rateLimit.key }).from(rateLimit)
  expect(kept.map(({ key }) => key).toSorted()).toEqual(['now', 'today'])
})

test('no count can be for longer than what is kept', async () => {
  const limit = { key: 'week', max: 1, windowSeconds: 604_800 }
  await expect(countUse(db(), limit)).rejects.toThrow('longer than a day')
})

test('mails are deleted thirty days after they were sent, and those never sent are kept', async () => {
  await db().execute(sql`insert into mail (key, recipient, subject, html, text, created_at, sent_at) values
    ('new', 'a', 's', 'h', 't', now(), now()),
    ('a month', 'a', 's', 'h', 't', now() - interval '29 days', now() - interval '29 days'),
    ('old', 'a', 's', 'h', 't', now() - interval '31 days', now() - interval '31 days'),
    ('late', 'a', 's', 'h', 't', now() - interval '31 days', now() - interval '1 day'),
    ('waiting', 'a', 's', 'h', 't', now() - interval '90 days', null)`)
  await cleanUp()
  const kept = await db().select({ key: mail.key }).from(mail)
  expect(kept.map(({ key }) => key).toSorted()).toEqual(['a month', 'late', 'new', 'waiting'])
})

test('with nothing to clean up, or done twice at once, it is as if done once', async () => {
  await db()
    .insert(mail)
    .values({ ...texts, key: 'kept' })
  const before = await db().$count(mail)
  await Promise.all([cleanUp(), cleanUp()])
  expect(await db().$count(mail)).toBe(before)
})
