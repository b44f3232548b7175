import { afterAll, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { account, mail, user } from '#/db/schema/index.ts'
import { queueMail } from '#/platform/mailer/outbox.server.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { callSignUp } from '#tests/setup/call-auth.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { answerAuthRequest } from '../answer-auth-request.server.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

/** More than the pool has connections. */
const AT_ONCE = 24

await useTestAuth({
  sendVerificationMail: ({ email, url }) =>
    queueMail(db(), { key: url, recipient: email, subject: 'Confirm', html: url, text: url }),
})
await prepareTasks()
afterAll(stopTasks)

test('more people than there are connections sign up at once, and each gets an account and a mail', async () => {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => callSignUp()))
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: AT_ONCE }, () => 200))
  const counts = [await db().$count(user), await db().$count(account), await db().$count(mail)]
  expect(counts).toEqual([AT_ONCE, AT_ONCE, AT_ONCE])
})

/** A sign-up whose body begins and never ends. */
function callSignUpSlowly() {
  const { promise: given, resolve: giveUp } = Promise.withResolvers<void>()
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => {
      stream.enqueue(new TextEncoder().encode('{"email":'))
      void given.then(() => stream.error(new Error('gone')))
    },
  })
  const address = 'http://localhost:3000/api/auth/sign-up/email'
  const headers = { origin: 'http://localhost:3000', 'content-type': 'application/json' }
  const options = { method: 'POST', headers, body, duplex: 'half' }
  return { answer: answerAuthRequest(new Request(address, options)), giveUp }
}

test('people who never finish sending keep nobody from signing up', async () => {
  const slow = Array.from({ length: AT_ONCE }, callSignUpSlowly)
  expect((await callSignUp()).status).toBe(200)
  for (const { giveUp } of slow) giveUp()
  await Promise.all(slow.map(({ answer }) => answer))
})

test('a sign-up that is refused mails nobody', async () => {
  const before = await db().$count(mail)
  await callSignUp({ email: 'twice@example.com' })
  expect((await callSignUp({ email: 'twice@example.com' })).status).toBe(422)
  expect(await db().$count(mail)).toBe(before + 1)
})
