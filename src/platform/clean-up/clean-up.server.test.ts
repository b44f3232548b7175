import { eq, inArray, like, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { mail, rateLimit, session, verification } from '#/db/schema/index.ts'
import { countUse } from '#/platform/rate-limit/rate-limit.server.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { cleanUp } from './clean-up.tasks.server.ts'

await useTestDatabase()

const texts = { recipient: 'a@example.com', subject: 's', html: 'h', text: 't' }

const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000

/** Counts `key` once, with a window that opened some minutes ago. */
async function countBefore(key: string, minutes: number, windowSeconds: number): Promise<void> {
  vi.spyOn(Date, 'now').mockReturnValue(minutesAgo(minutes))
  await countUse(db(), { key, max: 3, windowSeconds })
  vi.restoreAllMocks()
}

const keptCounts = async () => {
  const rows = await db().select({ key: rateLimit.key }).from(rateLimit)
  return rows.map(({ key }) => key).toSorted()
}

test('counts of windows that are over, whatever their length, are forgotten, and those that still run are kept', async () => {
  await countBefore('minute, over', 2, 60)
  await countBefore('hour, over', 61, 3_600)
  await countBefore('hour', 59, 3_600)
  await countBefore('day, over', 24 * 60 + 1, 86_400)
  await countBefore('day', 24 * 60 - 1, 86_400)
  await cleanUp()
  expect(await keptCounts()).toEqual(['day', 'hour'])
})

test('a row that somebody holds, be it a mail or a count, keeps nothing else waiting', async () => {
  const sent = sql`now() - interval '40 days'`
  const old = { ...texts, createdAt: sent, sentAt: sent }
  await db()
    .insert(mail)
    .values([
      { ...old, key: 'held' },
      { ...old, key: 'free' },
    ])
  await countBefore('held', 2, 60)
  await countBefore('free', 2, 60)
  await db().transaction(async (tx) => {
    await tx.select().from(mail).where(eq(mail.key, 'held')).for('update')
    await tx.select().from(rateLimit).where(eq(rateLimit.key, 'held')).for('update')
    await cleanUp()
    expect((await keptCounts()).filter((key) => key === 'held' || key === 'free')).toEqual(['held'])
    expect(await db().$count(mail, inArray(mail.key, ['held', 'free']))).toBe(1)
  })
  await cleanUp()
  expect(await db().$count(mail, eq(mail.key, 'held'))).toBe(0)
})

test('after a long time without cleaning up, everything old goes at once', async () => {
  await db().execute(sql`insert into mail (key, recipient, subject, html, text, created_at, sent_at)
    select 'many ' || n, 'a', 's', 'h', 't', now() - interval '31 days', now() - interval '31 days'
    from generate_series(1, 2500) as n`)
  await cleanUp()
  expect(await db().$count(mail, like(mail.key, 'many %'))).toBe(0)
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

test('sessions and secrets that have expired are forgotten, those that still hold are kept', async () => {
  const { userId } = await buildUser()
  const moments = { over: new Date(minutesAgo(1)), open: new Date(minutesAgo(-1)) }
  for (const [id, expiresAt] of Object.entries(moments)) {
    await db().insert(session).values({ id, userId, token: id, expiresAt })
    await db().insert(verification).values({ id, identifier: id, value: userId, expiresAt })
  }
  await cleanUp()
  expect(await db().select({ id: session.id }).from(session)).toEqual([{ id: 'open' }])
  expect(await db().select({ id: verification.id }).from(verification)).toEqual([{ id: 'open' }])
})
