import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { upload, user } from '#/db/schema/index.ts'
import { buildSignedIn } from '#tests/setup/call-auth.ts'
import { holdDate } from '#tests/setup/hold-date.ts'
import { multipart, sendBody, sendForm } from '#tests/setup/send-upload.ts'
import { fileOf, pathOf, picture, useUploadStage } from '#tests/setup/upload-stage.ts'
import { serveUpload } from './serve-upload.server.ts'

const { userId, cookie, leftovers, incoming } = await useUploadStage()

test.each([
  ['image/png', 5_000_001],
  ['video/mp4', 100_000_001],
])(
  'a file said to be %s is refused as soon as it has %i bytes, and the rest is not read',
  async (type, limit) => {
    const piece = new Uint8Array(1_000_000)
    let given = 0
    const start = multipart([{ name: 'file', content: '', type }]).subarray(0, -20)
    const body = new ReadableStream<Uint8Array>(
      {
        start: (stream) => stream.enqueue(start),
        pull: (stream) => {
          given += piece.length
          stream.enqueue(piece)
        },
      },
      { highWaterMark: 0 },
    )
    const answer = await sendBody(body, cookie)
    expect([answer.status, await answer.json()]).toMatchObject([
      413,
      { code: 'TOO_LARGE', error: 'Uploaded file is too large' },
    ])
    expect(given).toBeLessThan(limit + 3_000_000)
  },
)

test('a body that says it is larger than any file is refused unread', async () => {
  const body = new ReadableStream({ pull: () => expect.unreachable('nothing is read') }, { highWaterMark: 0 })
  const answer = await sendBody(body, cookie, { 'content-length': '10000000000' })
  expect(answer.status).toBe(413)
})

test('a form that breaks off is refused, and nothing is left of it', async () => {
  const whole = multipart([fileOf(await picture('png'))])
  const answer = await sendBody(Uint8Array.from(whole.subarray(0, -30)), cookie)
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    { error: 'The upload was interrupted before it was complete. Please try again.' },
  ])
})

test('a sender who goes away leaves nothing', async () => {
  const start = multipart([fileOf(await picture('png'))]).subarray(0, 300)
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(start),
    pull: (stream) => stream.error(new Error('gone')),
  })
  expect((await sendBody(body, cookie)).status).toBe(422)
})

test(
  'the thirty-first try of an hour is too many, and says when to come back',
  { tags: ['2.2f'] },
  async () => {
    holdDate()
    for (let attempt = 1; attempt <= 30; attempt += 1) {
      expect((await sendForm([], cookie)).status).toBe(422)
    }
    const refused = await sendForm([fileOf(await picture('png'))], cookie)
    expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    expect(refused.headers.get('retry-after')).toBe('3600')
  },
)

test('a day’s bytes are counted before and after a file is read, and said in words', async () => {
  const aday = { name: 'company-videos/a.mp4', userId, bytes: 1_000_000_000 }
  await db().insert(upload).values(aday)
  const refused = await sendForm([fileOf(await picture('png'))], cookie)
  expect(refused).toMatchObject({
    status: 429,
    error: 'You can upload 1,000 MB a day. Please come back tomorrow.',
  })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000)
  await db()
    .update(upload)
    .set({ createdAt: sql`now() - interval '25 hours'` })
  expect((await sendForm([fileOf(await picture('png'))], cookie)).status).toBe(200)
})

/** A picture of which only the beginning is sent before `resolve` is called. */
function heldBack() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const body = new ReadableStream<Uint8Array>({
    start: async (stream) => {
      const whole = multipart([fileOf(await picture('png'))])
      stream.enqueue(whole.subarray(0, 200))
      await promise
      stream.enqueue(whole.subarray(200))
      stream.close()
    },
  })
  return { body, resolve }
}

test('a fourth upload at once waits for its turn, and the others are not harmed', async () => {
  const slow = Array.from({ length: 3 }, () => {
    const { body, resolve } = heldBack()
    return { answer: sendBody(body, cookie), resolve }
  })
  await expect.poll(incoming).toHaveLength(3)
  expect(await sendForm([fileOf(await picture('png'))], cookie)).toMatchObject({
    status: 429,
    error: 'Please wait until your other uploads have finished',
  })
  for (const { resolve } of slow) resolve()
  const answers = await Promise.all(slow.map(({ answer }) => answer))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
})

test('an account that is deleted meanwhile gets no file', async () => {
  const leaving = await buildSignedIn()
  const { body, resolve } = heldBack()
  const before = await leftovers()
  const answer = sendBody(body, leaving.cookie)
  await expect.poll(incoming).toHaveLength(1)
  await db().delete(user).where(eq(user.id, leaving.userId))
  resolve()
  expect((await answer).status).toBe(401)
  expect(await leftovers()).toEqual(before)
})

test('whoever has not confirmed their address uploads a little in a day, and is told what to do', async () => {
  const person = await buildSignedIn()
  await db().update(user).set({ emailVerified: false }).where(eq(user.id, person.userId))
  await db()
    .insert(upload)
    .values({ name: 'profile-pictures/a.webp', userId: person.userId, bytes: 24_999_999 })
  const refused = await sendForm([fileOf(await picture('png'))], person.cookie)
  expect(refused).toMatchObject({
    status: 429,
    error:
      'Until you confirm your email address you can upload 25 MB a day. Press the link in our mail, or come back tomorrow.',
  })
  await db().update(user).set({ emailVerified: true }).where(eq(user.id, person.userId))
  expect((await sendForm([fileOf(await picture('png'))], person.cookie)).status).toBe(200)
})

test('a file whose sender is banned before it is whole is not kept, and what they had is served no longer', async () => {
  const sender = await buildSignedIn()
  const form = multipart([pathOf('profile-pictures'), fileOf(await picture('png'))])
  const before = await sendForm([pathOf('profile-pictures'), fileOf(await picture('png'))], sender.cookie)
  const file = before.url?.slice('/files/'.length) ?? ''
  const headers = { cookie: sender.cookie }
  const asked = new Request(`http://localhost:3000${before.url}`, { method: 'HEAD', headers })
  const serve = async () => (await serveUpload(file, asked)).status
  expect([before.status, await serve()]).toEqual([200, 200])
  const kept = await leftovers()
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(form.subarray(0, 300)),
    pull: async (stream) => {
      await db().update(user).set({ banned: true }).where(eq(user.id, sender.userId))
      stream.enqueue(form.subarray(300))
      stream.close()
    },
  })
  expect((await sendBody(body, sender.cookie)).status).toBe(401)
  expect(await leftovers()).toEqual(kept)
  expect(await serve()).toBe(404)
  await db().update(user).set({ banned: false }).where(eq(user.id, sender.userId))
  expect(await serve()).toBe(200)
})
