import { beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { rateLimit } from '#/db/schema/index.ts'
import { CLIENT_IP_HEADER } from '#/platform/http/client-ip-header.ts'
import { callSignUp } from '#tests/setup/call-auth.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { holdDate } from '#tests/setup/hold-date.ts'
import { answerAuthRequest } from '../answer-auth-request.server.ts'

const ORIGIN = 'http://localhost:3000'
const sendResetMail = vi.fn<() => Promise<void>>()
const sendVerificationMail = vi.fn<() => Promise<void>>()

await useTestAuth({ sendVerificationMail, sendResetMail })
await callSignUp({ email: 'bo@example.com' })

let caller = 0

/** Asks for a mail, each time from another address of the network. */
function askFrom(path: string, email: string): Promise<Response> {
  caller += 1
  const headers = {
    origin: ORIGIN,
    'content-type': 'application/json',
    [CLIENT_IP_HEADER]: `192.0.2.${caller}`,
  }
  const body = JSON.stringify({ email })
  return answerAuthRequest(new Request(`${ORIGIN}/api/auth${path}`, { method: 'POST', headers, body }))
}

/** Asks that often at once. Answers what a caller can tell the answers apart by, the refusals last. */
async function answersFor(path: string, email: string, times: number) {
  const ask = async () => {
    const answer = await askFrom(path, email)
    const { retryAfterSeconds, ...body } = (await answer.json()) as { retryAfterSeconds?: number }
    // A second may pass between two answers, whoever is asked about.
    return [answer.status, body, typeof retryAfterSeconds] as const
  }
  const answers = await Promise.all(Array.from({ length: times }, ask))
  return answers.toSorted(([one], [other]) => one - other)
}

beforeEach(async () => {
  caller = 0
  await db().delete(rateLimit)
  sendResetMail.mockClear()
  sendVerificationMail.mockClear()
})

test.each([
  ['/request-password-reset', 3, sendResetMail],
  ['/send-verification-email', 5, sendVerificationMail],
] as const)(
  '%s fills nobody’s mailbox: %i mails an hour, from wherever they are asked for',
  async (path, max, send) => {
    const answers = await answersFor(path, 'bo@example.com', max + 2)
    expect(answers.map(([status]) => status)).toEqual([...Array<number>(max).fill(200), 429, 429])
    expect(send).toHaveBeenCalledTimes(max)
  },
)

test('the address is the same however it is written, and the refusal says when to come back', async () => {
  holdDate()
  await answersFor('/request-password-reset', 'bo@example.com', 3)
  const refused = await askFrom('/request-password-reset', 'BO@Example.com')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('3600')
  expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED' })
})

test.each(['/request-password-reset', '/send-verification-email'])(
  '%s answers an address that nobody has as it answers one that somebody has',
  async (path) => {
    const known = await answersFor(path, 'bo@example.com', 6)
    const unknown = await answersFor(path, 'nobody@example.com', 6)
    expect(unknown).toEqual(known)
  },
)

test('one recipient’s mails do not count for another, and no mail address is kept among the counts', async () => {
  await answersFor('/request-password-reset', 'bo@example.com', 4)
  expect((await askFrom('/request-password-reset', 'other@example.com')).status).toBe(200)
  expect(JSON.stringify(await db().select().from(rateLimit))).not.toContain('@')
})
