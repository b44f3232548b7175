import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { contactMessage, mail, rateLimit } from '#/db/schema/index.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { storeContactMessage } from './contact.server.ts'

vi.hoisted(() => {
  process.env.CONTACT_EMAIL = 'operator@example.com'
})

await useTestDatabase()
await prepareTasks()
afterAll(stopTasks)
beforeEach(async () => {
  await db().delete(contactMessage)
  await db().delete(rateLimit)
  await db().delete(mail)
})

const MESSAGE = { name: 'Bo Ek', email: 'bo@example.com', message: 'Hello <b>there</b>', website: '' }

test(
  'a message is stored and mailed to whoever runs the product, its markup made harmless',
  { tags: ['R032', 'R135', '2.11a'] },
  async () => {
    await storeContactMessage(MESSAGE, '203.0.113.7')
    const { website: _left, ...kept } = MESSAGE
    expect(await db().select().from(contactMessage)).toEqual([expect.objectContaining(kept)])
    const [queued] = await db().select().from(mail)
    expect(queued).toMatchObject({ recipient: 'operator@example.com' })
    expect(queued?.html).toContain('Hello &lt;b&gt;there&lt;/b&gt;')
    expect(queued?.text).toContain('bo@example.com')
  },
)

test('a line break in the name does not reach the subject of the mail', async () => {
  await storeContactMessage({ ...MESSAGE, name: 'Bo\r\nBcc: all@example.com' }, '203.0.113.7')
  expect((await db().select().from(mail))[0]?.subject).not.toMatch(/[\r\n]/)
})

test(
  'a message that is sent again is stored and mailed once, and the same words are new an hour later',
  { tags: ['2.11a'] },
  async () => {
    const send = (changes = {}) => storeContactMessage({ ...MESSAGE, ...changes }, '203.0.113.7')
    await Promise.all([send(), send(), send()])
    await send({ name: 'Somebody Else' })
    expect([await db().$count(contactMessage), await db().$count(mail)]).toEqual([2, 2])
    await db()
      .update(contactMessage)
      .set({ createdAt: new Date(Date.now() - 3_601_000) })
    await send()
    expect([await db().$count(contactMessage), await db().$count(mail)]).toEqual([3, 3])
  },
)

test('a filled honeypot looks like a success and stores nothing', { tags: ['2.11a'] }, async () => {
  await storeContactMessage({ ...MESSAGE, website: 'https://spam.example' }, '203.0.113.7')
  expect(await db().$count(contactMessage)).toBe(0)
  expect(await db().$count(mail)).toBe(0)
})

test(
  'the sixth message of an hour is refused and not stored; another address may still write',
  { tags: ['2.2f', '2.11a'] },
  async () => {
    for (let sent = 1; sent <= 5; sent += 1)
      await storeContactMessage({ ...MESSAGE, message: `Hello ${sent}` }, '203.0.113.7')
    await expect(storeContactMessage(MESSAGE, '203.0.113.7')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    await storeContactMessage(MESSAGE, '203.0.113.8')
    expect(await db().$count(contactMessage)).toBe(6)
  },
)
