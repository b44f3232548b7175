import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { mail } from '#/db/schema/index.ts'
import { env } from '#/platform/env/env.server.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { getMailFromMailbox, listMailbox } from './mailbox.server.ts'

await useTestDatabase()

const written = { recipient: 'bo@example.com', subject: 'Hello', html: '<p>Hi</p>', text: 'Hi' }
const [first] = await db()
  .insert(mail)
  .values({ ...written, key: 'a' })
  .returning({ id: mail.id })
const [second] = await db()
  .insert(mail)
  .values({ ...written, key: 'b' })
  .returning({ id: mail.id })

test('the list holds the newest mail first, and no content', async () => {
  const listed = await listMailbox()
  expect(listed.map((row) => row.id)).toEqual([second?.id, first?.id])
  expect(JSON.stringify(listed)).not.toContain('<p>')
})

test('a mail is shown with both of its forms, without what the outbox keeps for itself', async () => {
  expect(await getMailFromMailbox(first?.id ?? 0)).toEqual({
    ...written,
    id: first?.id,
    createdAt: expect.any(String) as string,
  })
})

test('a mail that is not there is not found', async () => {
  await expect(getMailFromMailbox(999)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('in production there is no mailbox', async () => {
  env().APP_MODE = 'production'
  await expect(listMailbox()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(getMailFromMailbox(first?.id ?? 0)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  env().APP_MODE = 'trial'
})
