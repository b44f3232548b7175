import { beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { rateLimit } from '#/db/schema/index.ts'
import { CLIENT_IP_HEADER } from '#/platform/http/client-ip-header.ts'
import { buildSignedIn, callAuth, callSignUp, cookiesAfter } from '#tests/setup/call-auth.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { holdDate } from '#tests/setup/hold-date.ts'
import { answerAuthRequest } from '../answer-auth-request.server.ts'
import type { AuthHooks } from '../auth-hooks.ts'
import { addressDigest } from './count-try.server.ts'

const ORIGIN = 'http://localhost:3000'
const PASSWORD = 'correct horse'
const sendResetMail = vi.fn<AuthHooks['sendResetMail']>().mockResolvedValue()
const sendVerificationMail = vi.fn<AuthHooks['sendVerificationMail']>().mockResolvedValue()

await useTestAuth({ sendVerificationMail, sendResetMail })
await callSignUp({ email: 'bo@example.com' })

const MINUTE_MS = 60_000
let caller = 0

function post(path: string, body: object, headers: Record<string, string>): Promise<Response> {
  const request = { method: 'POST', headers: { origin: ORIGIN, ...headers }, body: JSON.stringify(body) }
  return answerAuthRequest(new Request(`${ORIGIN}/api/auth${path}`, request))
}

/** Asks for a mail, each time from another address of the network. */
function askFrom(path: string, email: string, cookie = ''): Promise<Response> {
  caller += 1
  const ip = `192.0.2.${caller}`
  return post(path, { email }, { cookie, 'content-type': 'application/json', [CLIENT_IP_HEADER]: ip })
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
  'by %s strangers have %i mails an hour sent to somebody, and are answered as ever beyond that',
  async (path, max, send) => {
    const answers = await answersFor(path, 'bo@example.com', max + 2)
    expect(answers.map(([status]) => status)).toEqual(Array<number>(max + 2).fill(200))
    expect(new Set(answers.map(([, body]) => JSON.stringify(body))).size).toBe(1)
    expect(send).toHaveBeenCalledTimes(max)
  },
)

test('the address is the same however it is written', async () => {
  await answersFor('/request-password-reset', 'bo@example.com', 3)
  await askFrom('/request-password-reset', 'BO@Example.com')
  expect(sendResetMail).toHaveBeenCalledTimes(3)
})

test('addresses that differ behind a plus are one mailbox, for resets, proofs and mails after a sign-up', async () => {
  for (const [path, send, max] of [
    ['/request-password-reset', sendResetMail, 3],
    ['/send-verification-email', sendVerificationMail, 5],
  ] as const) {
    for (let nth = 0; nth < max; nth += 1) await askFrom(path, `bo+${nth}@example.com`)
    await askFrom(path, 'bo@example.com')
    expect(send).toHaveBeenCalledTimes(0)
  }
  for (let nth = 0; nth < 6; nth += 1) await callSignUp({ email: `ines+${nth}@example.com` })
  expect(sendVerificationMail).toHaveBeenCalledTimes(3)
  await callSignUp({ email: 'ines@example.com' })
  expect(sendVerificationMail).toHaveBeenCalledTimes(4)
})

test('strangers do not keep the owner from a reset: each of their asks mailed a link, and the first is still good', async () => {
  await answersFor('/request-password-reset', 'bo@example.com', 9)
  const token = new URL(sendResetMail.mock.calls[0]?.[0].url ?? '').pathname.split('/').at(-1)
  expect((await callAuth('/reset-password', { token, newPassword: PASSWORD })).status).toBe(200)
  await answersFor('/request-password-reset', 'bo@example.com', 1)
  expect(sendResetMail).toHaveBeenCalledTimes(4)
})

test('a browser in which the owner signed in has a share of its own of mails with a link to a new password', async () => {
  const cookie = cookiesAfter(
    await callAuth('/sign-in/email', { email: 'bo@example.com', password: PASSWORD }),
  )
  await answersFor('/request-password-reset', 'bo@example.com', 9)
  sendResetMail.mockClear()
  const statuses: number[] = []
  for (let asked = 1; asked <= 4; asked += 1) {
    statuses.push((await askFrom('/request-password-reset', 'bo@example.com', cookie)).status)
  }
  expect([statuses, sendResetMail.mock.calls.length]).toEqual([[200, 200, 200, 429], 3])
})

test('many browsers that are known together have six mails an hour sent, at once as well, and lose no link', async () => {
  const email = 'known@example.com'
  const browsers = [cookiesAfter(await callSignUp({ email }))]
  for (let number = 2; number <= 6; number += 1) {
    browsers.push(cookiesAfter(await callAuth('/sign-in/email', { email, password: PASSWORD })))
  }
  const nowMs = holdDate()
  const asks = browsers.flatMap((cookie) => [cookie, cookie, cookie])
  const answers = await Promise.all(asks.map((cookie) => askFrom('/request-password-reset', email, cookie)))
  expect(answers.map(({ status }) => status)).toEqual(asks.map(() => 200))
  expect(sendResetMail).toHaveBeenCalledTimes(6)
  await askFrom('/request-password-reset', email)
  expect(sendResetMail).toHaveBeenCalledTimes(6)
  vi.setSystemTime(nowMs + 46 * MINUTE_MS)
  await askFrom('/request-password-reset', email)
  expect(sendResetMail).toHaveBeenCalledTimes(7)
})

test('whoever is signed in has a share of their own of mails that prove their address', async () => {
  const email = 'unproven@example.com'
  const cookie = cookiesAfter(await callSignUp({ email }))
  await answersFor('/send-verification-email', email, 9)
  sendVerificationMail.mockClear()
  holdDate()
  const answers: Response[] = []
  for (let asked = 1; asked <= 6; asked += 1)
    answers.push(await askFrom('/send-verification-email', email, cookie))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
  expect(answers.at(-1)?.headers.get('retry-after')).toBe('3600')
  expect(sendVerificationMail).toHaveBeenCalledTimes(5)
})

test('somebody else who wants the same address does not use up the mails of who asks for it', async () => {
  const wanted = 'wanted@example.com'
  const [stranger, owner] = [await buildSignedIn(), await buildSignedIn()]
  const ask = async (cookie: string) => (await callAuth('/change-email', { newEmail: wanted }, cookie)).status
  const statuses: number[] = []
  for (let asked = 1; asked <= 11; asked += 1) statuses.push(await ask(stranger.cookie))
  expect(statuses.slice(-2)).toEqual([200, 429])
  expect(await ask(owner.cookie)).toBe(200)
})

test('strangers who spent the hour’s mails early leave no minute in which the owner has no link', async () => {
  const nowMs = holdDate()
  await answersFor('/request-password-reset', 'bo@example.com', 3)
  vi.setSystemTime(nowMs + 44 * MINUTE_MS)
  await askFrom('/request-password-reset', 'bo@example.com')
  expect(sendResetMail).toHaveBeenCalledTimes(3)
  vi.setSystemTime(nowMs + 46 * MINUTE_MS)
  const answers = await answersFor('/request-password-reset', 'bo@example.com', 1)
  expect([answers[0]?.[0], sendResetMail.mock.calls.length]).toEqual([200, 4])
  await askFrom('/request-password-reset', 'bo@example.com')
  expect(sendResetMail).toHaveBeenCalledTimes(4)
})

test('strangers who asked for an address before it had an account do not keep its owner from a link', async () => {
  const email = 'later@example.com'
  await answersFor('/request-password-reset', email, 9)
  await callSignUp({ email })
  await askFrom('/request-password-reset', email)
  expect(sendResetMail.mock.calls.map(([mail]) => mail.email)).toEqual([email])
})

test('unconfirmed accounts that want an address do not keep another one from being mailed there', async () => {
  const wanted = 'proof@example.com'
  await db()
    .insert(rateLimit)
    .values({
      ...{ id: crypto.randomUUID(), key: `mail:/change-email:${addressDigest(wanted)}`, count: 10 },
      ...{ lastRequest: Date.now(), windowSeconds: 3_600 },
    })
  const cookie = cookiesAfter(await callSignUp({ email: 'first@example.com' }))
  sendVerificationMail.mockClear()
  const ask = async (ip: string) => {
    const body = { newEmail: wanted, password: PASSWORD }
    const headers = { cookie, 'content-type': 'application/json', [CLIENT_IP_HEADER]: ip }
    return (await post('/change-email', body, headers)).status
  }
  expect([await ask('192.0.2.7'), await ask('192.0.2.7'), await ask('192.0.2.8')]).toEqual([200, 429, 200])
  expect(sendVerificationMail).toHaveBeenCalledTimes(2)
})

test.each(['/request-password-reset', '/send-verification-email'])(
  'neighbours at one address of the network do not close %s for each other until twenty have asked in an hour',
  async (path) => {
    holdDate()
    const ask = (number: number) => {
      const headers = { 'content-type': 'application/json', [CLIENT_IP_HEADER]: `2001:db8::${number}` }
      return post(path, { email: `n${number}@example.com` }, headers)
    }
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(index)))
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(200))
    const refused = await ask(20)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
  },
)

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
