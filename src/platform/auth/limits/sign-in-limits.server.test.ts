import { beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { rateLimit, user } from '#/db/schema/index.ts'
import { CLIENT_IP_HEADER } from '#/platform/http/client-ip-header.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { holdDate } from '#tests/setup/hold-date.ts'
import { answerAuthRequest } from '../answer-auth-request.server.ts'

const ORIGIN = 'http://localhost:3000'
const PASSWORD = 'correct horse'

await useTestAuth()

function post(path: string, body: object, ip: string, cookie = ''): Promise<Response> {
  const headers = { origin: ORIGIN, cookie, 'content-type': 'application/json', [CLIENT_IP_HEADER]: ip }
  return answerAuthRequest(
    new Request(`${ORIGIN}/api/auth${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
  )
}

async function statusOf(email: string, password: string, ip = '203.0.113.7', cookie = ''): Promise<number> {
  return (await post('/sign-in/email', { email, password }, ip, cookie)).status
}

beforeEach(async () => {
  await db().delete(user)
  await db().delete(rateLimit)
  const names = { name: 'Bo Ek', firstName: 'Bo', lastName: 'Ek', type: 'Individual' }
  await post('/sign-up/email', { ...names, email: 'bo@example.com', password: PASSWORD }, '203.0.113.1')
})

test(
  'the sixth wrong password from one address is not even looked at, and says when to come back',
  { tags: ['2.2f'] },
  async () => {
    holdDate()
    for (let tried = 1; tried <= 5; tried += 1) expect(await statusOf('bo@example.com', 'wrong')).toBe(401)
    const refused = await post(
      '/sign-in/email',
      { email: 'BO@example.com ', password: PASSWORD },
      '203.0.113.7',
    )
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('900')
    expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED' })
  },
)

test('somebody else at the same address, and the owner from another one, are let in', async () => {
  for (let tried = 1; tried <= 6; tried += 1) await statusOf('bo@example.com', 'wrong')
  expect(await statusOf('other@example.com', 'wrong')).toBe(401)
  expect(await statusOf('bo@example.com', PASSWORD, '203.0.113.8')).toBe(200)
})

/** Strangers use up what an account allows them, from ten addresses and more. */
async function triedByStrangers(email = 'bo@example.com') {
  for (let tried = 1; tried <= 50; tried += 1) {
    expect(await statusOf(email, 'wrong', `198.51.100.${tried}`)).toBe(401)
  }
  expect(await statusOf(email, 'wrong', '198.51.100.51')).toBe(429)
}

test(
  'after fifty tries of strangers an account is closed to strangers for an hour',
  { tags: ['2.2f'] },
  async () => {
    await triedByStrangers()
    expect(await statusOf('bo@example.com', PASSWORD, '198.51.100.99')).toBe(429)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_001 })
    expect(await statusOf('bo@example.com', PASSWORD, '198.51.100.99')).toBe(200)
    vi.useRealTimers()
  },
)

test('a space beside the address keeps nobody out, over the API as in the form', async () => {
  for (const email of [' bo@example.com', 'bo@example.com ', '\tBO@example.com\n'])
    expect(await statusOf(email, PASSWORD)).toBe(200)
  const names = { name: 'Al Ek', firstName: 'Al', lastName: 'Ek', type: 'Individual' }
  await post('/sign-up/email', { ...names, email: ' al@example.com ', password: PASSWORD }, '203.0.113.1')
  expect(await statusOf('al@example.com', PASSWORD)).toBe(200)
})

test('who gets in starts at zero again', async () => {
  for (let round = 1; round <= 3; round += 1) {
    for (let tried = 1; tried <= 4; tried += 1) expect(await statusOf('bo@example.com', 'wrong')).toBe(401)
    expect(await statusOf('bo@example.com', PASSWORD)).toBe(200)
  }
})

test('no mail address is kept among the counts', async () => {
  await statusOf('bo@example.com', 'wrong')
  expect(JSON.stringify(await db().select().from(rateLimit))).not.toContain('bo@')
})

test('too many accounts made from one address are refused with the header that says when to come back', async () => {
  const names = { name: 'Bo Ek', firstName: 'Bo', lastName: 'Ek', type: 'Individual', password: 'short' }
  const answers: Response[] = []
  for (let made = 1; made <= 11; made += 1) {
    answers.push(await post('/sign-up/email', { ...names, email: `n${made}@example.com` }, '203.0.113.9'))
  }
  expect(answers.map((answer) => answer.status).filter((status) => status === 429)).toHaveLength(1)
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('sign-up says that somebody has an address, and to one network no more than ten times in an hour', async () => {
  const names = { name: 'Bo Ek', firstName: 'Bo', lastName: 'Ek', type: 'Individual', password: PASSWORD }
  const codes: unknown[] = []
  for (let asked = 1; asked <= 11; asked += 1) {
    const answer = await post('/sign-up/email', { ...names, email: 'bo@example.com' }, '203.0.113.9')
    codes.push(((await answer.json()) as { code?: string }).code)
  }
  expect(new Set(codes.slice(0, 10))).toEqual(new Set(['USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL']))
  expect(codes[10]).not.toBe(codes[0])
})

test('one address tries a hundred times in a quarter of an hour, at whatever accounts', async () => {
  for (let tried = 1; tried <= 100; tried += 1) {
    expect(await statusOf(`n${tried}@example.com`, 'wrong', '203.0.113.9')).toBe(401)
  }
  expect(await statusOf('bo@example.com', PASSWORD, '203.0.113.9')).toBe(429)
  expect(await statusOf('bo@example.com', PASSWORD, '203.0.113.10')).toBe(200)
})

test('whoever holds a /56 of IPv6 tries twenty times at an account, from whichever /64', async () => {
  const statuses: number[] = []
  for (let tried = 1; tried <= 22; tried += 1) {
    statuses.push(await statusOf('bo@example.com', 'wrong', `2001:db8:0:${tried.toString(16)}::1`))
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  expect(await statusOf('bo@example.com', PASSWORD, '2001:db8:0:1ff::1')).toBe(200)
})

test('what one address tries in vain does not use up what its neighbours in a /48 may try', async () => {
  for (let tried = 1; tried <= 90; tried += 1) await statusOf('bo@example.com', 'wrong', '2001:db8:0:1::1')
  expect(await statusOf('bo@example.com', PASSWORD, '2001:db8:0:2::1')).toBe(200)
})
