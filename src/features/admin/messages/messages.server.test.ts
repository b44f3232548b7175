import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#/domain/access/actor.ts'
import { db } from '#/db/client.server.ts'
import { contactMessage, mail, user } from '#/db/schema/index.ts'
import { listAudit } from '#/platform/audit/audit.server.ts'
import { buildUser } from '#tests/factories/build-user.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { ROWS_PER_PAGE } from '../table-page.ts'
import { answerMessage, deleteMessage, reopenMessage } from './answer-message.server.ts'
import { listMessagesSchema, messageSchema } from './messages.schema.ts'
import { findMessages, getMessage } from './messages.server.ts'

await useTestDatabase()

let admin: Actor
beforeAll(async () => {
  admin = await buildUser({ type: 'Admin', firstName: 'Imogen' })
})
beforeEach(async () => {
  await db().delete(contactMessage)
  await db().delete(mail)
})

const find = (asked: object = {}) => findMessages(admin, listMessagesSchema.parse({ words: '', ...asked }))
const names = async (asked: object = {}) => (await find(asked)).rows.map(({ name }) => name)

const NOTE = { name: 'Bo Ek', email: 'bo@example.com', message: 'Where is my match?' }

async function write(changes: Partial<typeof contactMessage.$inferInsert> = {}): Promise<string> {
  const [row] = await db()
    .insert(contactMessage)
    .values({ ...NOTE, ...changes })
    .returning({ id: contactMessage.id })
  return String(row?.id)
}

const auditOf = async (id: string) =>
  (await listAudit({ subject: { type: 'contact', id } }, { limit: 10 })).entries

test(
  'messages are listed, the newest first, with no more than their beginning',
  { tags: ['R135'] },
  async () => {
    await write({ name: 'Ada' })
    await write({ name: 'Bea', message: `One\n\n  two ${'long '.repeat(200)}`, answeredAt: new Date() })
    const { rows, ...page } = await find()
    expect(page).toEqual({ count: { value: 2, isMore: false }, hasPrevious: false, hasNext: false })
    expect(rows).toEqual([
      {
        ...{ id: expect.any(String), name: 'Bea', email: 'bo@example.com' },
        ...{ excerpt: expect.stringMatching(/^One two long .{10,150}…$/), receivedAt: expect.any(String) },
        answer: { at: expect.any(String), by: null },
      },
      expect.objectContaining({ name: 'Ada', excerpt: 'Where is my match?', answer: null }),
    ])
    expect(await names({ sort: 'received' })).toEqual(['Ada', 'Bea'])
    expect(await names({ state: 'open' })).toEqual(['Ada'])
    expect(await names({ state: 'answered' })).toEqual(['Bea'])
    expect(await names({ state: 'unheard of' })).toHaveLength(2)
  },
)

test('messages are found by any part of the name, the address and the words, all of what was typed', async () => {
  await write({ name: 'Zoë Müller', email: 'zoe@waterlijn.example.com', message: 'Drainage is 100% broken' })
  await write({ name: 'Bo Ek', message: 'The map shows nothing' })
  expect(await names({ words: 'muller' })).toEqual(['Zoë Müller'])
  expect(await names({ words: 'WATERLIJN' })).toEqual(['Zoë Müller'])
  expect(await names({ words: 'map ek' })).toEqual(['Bo Ek'])
  expect(await names({ words: 'zoe map' })).toEqual([])
  expect(await names({ words: '100% bro' })).toEqual(['Zoë Müller'])
  expect(await names({ words: '_' })).toEqual([])
  expect(await names({ words: 'ek', state: 'answered' })).toEqual([])
})

test('every page follows the last though messages come and go, and back again is the same way', async () => {
  await db()
    .insert(contactMessage)
    .values(Array.from({ length: 60 }, (_, place) => ({ ...NOTE, name: `Writer ${place}` })))
  const first = await find()
  const second = await find({ after: first.rows.at(-1)?.id })
  await write({ name: 'Meanwhile' })
  const third = await find({ after: second.rows.at(-1)?.id })
  const seen = [first, second, third].flatMap(({ rows }) => rows.map(({ name }) => name))
  expect(seen).toEqual(Array.from({ length: 60 }, (_, place) => `Writer ${59 - place}`))
  expect([first.rows.length, third.hasNext]).toEqual([ROWS_PER_PAGE, false])
  expect((await find({ before: third.rows[0]?.id })).rows).toEqual(second.rows)
  for (const cursor of ['999999999', 'nothing', '-1', '9'.repeat(40)])
    expect((await find({ after: cursor })).rows[0]?.name, cursor).toBe('Meanwhile')
})

test('a message is read whole and as it was written, markup and all', async () => {
  const message = '<b>Hello</b>\n\n  <script>alert(1)</script>'
  const id = await write({ message })
  expect(await getMessage(admin, id)).toEqual({
    ...{ id, name: 'Bo Ek', email: 'bo@example.com', message },
    ...{ receivedAt: expect.any(String), answer: null },
  })
  await expect(getMessage(admin, '999999999')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test.each(['', '-1', '1.5', '1e3', ' 1', '9'.repeat(16), 'nothing'])('no message has the number %j', (id) => {
  expect(messageSchema.safeParse({ id }).success).toBe(false)
})

test(
  'a message is answered once, by whoever was first, and opened again once; each is in the audit log',
  { tags: ['2.11a'] },
  async () => {
    const id = await write()
    const other = await buildUser({ type: 'Admin', firstName: 'Later' })
    const answered = await answerMessage(admin, id)
    expect(answered.answer).toEqual({ at: expect.any(String), by: 'Imogen Byron' })
    expect(await answerMessage(other, id)).toEqual(answered)
    const again = await Promise.all([reopenMessage(other, id), reopenMessage(admin, id)])
    expect(again.map(({ answer }) => answer)).toEqual([null, null])
    const [reopened, answer, ...others] = await auditOf(id)
    expect(others).toEqual([])
    expect(answer).toMatchObject({
      ...{ actorId: admin.userId, action: 'contact.answer', outcome: 'done' },
      ...{ before: { answered: false }, after: { answered: true } },
    })
    expect(reopened).toMatchObject({
      ...{ action: 'contact.reopen', before: { answered: true }, after: { answered: false } },
    })
  },
)

test('a message is deleted once, with the operator’s copy; the log keeps nothing of what it said', async () => {
  const id = await write()
  const kept = await write()
  const letter = { recipient: 'operator@example.com', subject: 's', html: 'h', text: 't' }
  await db()
    .insert(mail)
    .values([id, kept].map((one) => ({ ...letter, key: `contact:${one}` })))
  await Promise.all([deleteMessage(admin, id), deleteMessage(admin, id)])
  expect(await names()).toHaveLength(1)
  expect((await db().select({ key: mail.key }).from(mail)).map(({ key }) => key)).toEqual([`contact:${kept}`])
  const log = await auditOf(id)
  expect(log).toMatchObject([
    { actorId: admin.userId, action: 'contact.delete', before: { answered: false }, after: null },
  ])
  expect(JSON.stringify(log)).not.toMatch(/Bo Ek|bo@example|match/)
  await expect(answerMessage(admin, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a message stays answered when the admin who did it is gone', async () => {
  const id = await write()
  const leaving = await buildUser({ type: 'Admin' })
  await answerMessage(leaving, id)
  await db().delete(user).where(eq(user.id, leaving.userId))
  expect((await getMessage(admin, id)).answer).toEqual({ at: expect.any(String), by: null })
})

test('nobody but an admin reads, answers or deletes a message', async () => {
  const id = await write()
  const asked = listMessagesSchema.parse({ words: '' })
  for (const actor of [await buildUser(), await buildUser({ type: 'Employer' })])
    for (const act of [
      () => findMessages(actor, asked),
      () => getMessage(actor, id),
      () => answerMessage(actor, id),
      () => reopenMessage(actor, id),
      () => deleteMessage(actor, id),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await names()).toHaveLength(1)
})
