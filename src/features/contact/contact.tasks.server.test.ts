import { beforeEach, expect, test } from 'vitest'
import { ANSWERED_DAYS_KEPT } from '#/domain/contact/answered-days-kept.ts'
import { db } from '#/db/client.server.ts'
import { contactMessage, mail } from '#/db/schema/index.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { forgetAnsweredMessages } from './contact.tasks.server.ts'

await useTestDatabase()
beforeEach(async () => {
  await db().delete(contactMessage)
  await db().delete(mail)
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const NOTE = { email: 'bo@example.com', message: 'Hello', createdAt: daysAgo(2_000) }
const LETTER = { recipient: 'operator@example.com', subject: 's', html: 'h', text: 't' }

const kept = async () =>
  (await db().select({ name: contactMessage.name }).from(contactMessage)).map(({ name }) => name).toSorted()

test(
  'messages go a year after they were answered, with the operator’s copies; open ones stay, however old',
  { tags: ['R135'] },
  async () => {
    const written = await db()
      .insert(contactMessage)
      .values([
        { ...NOTE, name: 'open' },
        { ...NOTE, name: 'answered lately', answeredAt: daysAgo(ANSWERED_DAYS_KEPT - 1) },
        { ...NOTE, name: 'answered long ago', answeredAt: daysAgo(ANSWERED_DAYS_KEPT + 1) },
      ])
      .returning({ id: contactMessage.id, name: contactMessage.name })
    await db()
      .insert(mail)
      .values(written.map(({ id, name }) => ({ ...LETTER, key: `contact:${id}`, subject: name })))
    await Promise.all([forgetAnsweredMessages(), forgetAnsweredMessages()])
    await forgetAnsweredMessages()
    expect(await kept()).toEqual(['answered lately', 'open'])
    const mails = await db().select({ subject: mail.subject }).from(mail)
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual(['answered lately', 'open'])
  },
)

test('after a long time everything that is due goes at once', async () => {
  const old = { ...NOTE, name: 'old', answeredAt: daysAgo(ANSWERED_DAYS_KEPT + 1) }
  await db()
    .insert(contactMessage)
    .values(Array.from({ length: 2_500 }, () => old))
  await forgetAnsweredMessages()
  expect(await kept()).toEqual([])
})
