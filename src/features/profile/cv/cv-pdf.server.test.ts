import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { profile, rateLimit } from '#/db/schema/index.ts'
import { CLIENT_IP_HEADER } from '#/platform/http/client-ip-header.ts'
import { sheetInTurn } from '#/platform/pdf/sheet-in-turn.server.ts'
import { countUse } from '#/platform/rate-limit/rate-limit.server.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn } from '#tests/setup/call-auth.ts'
import { buildOwner } from '#tests/setup/profile-stage.ts'
import { readPdf } from '#tests/setup/read-pdf.ts'
import { answerCvPdf } from './cv-pdf.server.ts'

vi.mock(import('#/platform/pdf/sheet-in-turn.server.ts'), { spy: true })

await useTestAuth()

const owner = await buildOwner({ visibility: 'Public' })
const member = await buildSignedIn()

let last = 0
const nextAddress = () => `203.0.113.${(last += 1)}`

type Asked = { id?: string; address?: string; cookie?: string; method?: string }

const ask = ({ id = owner.userId, address = nextAddress(), cookie = '', method = 'GET' }: Asked = {}) =>
  answerCvPdf(
    id,
    new Request('http://localhost:3000/profile/cv/ada/cv.pdf', {
      method,
      headers: { [CLIENT_IP_HEADER]: address, cookie },
    }),
  )

/** The status of an answer, or why there is none. */
const outcomeOf = (answer: Promise<Response>): Promise<unknown> =>
  answer.then(
    ({ status }) => status,
    (refusal: unknown) => refusal,
  )

const limitOf = (caller: string) => ({ key: `cv-pdf:${caller}`, max: 1, windowSeconds: 600 })

async function use(caller: string, times: number) {
  for (let time = 0; time < times; time += 1) await countUse(db(), limitOf(caller))
}

test('while one CV is made for a caller, a second request is asked to come back, and other callers are served', async () => {
  const address = nextAddress()
  // Whoever of the two is first waits for this count: none is set before the other has come.
  const asked = await db().transaction(async (tx) => {
    await countUse(tx, limitOf(address))
    const two = [ask({ address }), ask({ address })].map(outcomeOf)
    expect(await Promise.race(two)).toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 5 })
    expect(await outcomeOf(ask())).toBe(200)
    return two
  })
  const outcomes = await Promise.all(asked)
  expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(1)
  const again = await ask({ address })
  expect((await readPdf(new Uint8Array(await again.arrayBuffer()))).text).toContain('Ada Byron')
})

test('two callers at once both get their CV', async () => {
  expect(await Promise.all([ask(), ask()].map(outcomeOf))).toEqual([200, 200])
})

test('without an account ten are set in ten minutes, with one sixty', async () => {
  const address = nextAddress()
  await use(address, 9)
  expect((await ask({ address })).status).toBe(200)
  await expect(ask({ address })).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  await use(member.userId, 59)
  expect((await ask({ address, cookie: member.cookie })).status).toBe(200)
  await expect(ask({ cookie: member.cookie })).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})

test('HEAD has the headers but the length: nothing is set, and nothing is counted', async () => {
  const address = nextAddress()
  const answers = await Promise.all([ask({ address, method: 'HEAD' }), ask({ address, method: 'HEAD' })])
  for (const { status, headers } of answers) {
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.has('content-length')).toBe(false)
  }
  const key = `cv-pdf:${address}`
  expect(await db().select().from(rateLimit).where(eq(rateLimit.key, key))).toEqual([])
})

test('one’s own CV has a line of its own, and strangers have a turn by their network', async () => {
  const { cookie, userId } = await buildSignedIn()
  await ask({ cookie, id: userId, address: '203.0.113.250' })
  await ask({ cookie })
  await ask({ address: '2001:db8:7:1::1' })
  const turns = vi
    .mocked(sheetInTurn)
    .mock.calls.slice(-3)
    .map(([, { line, network }]) => `${line} ${network}`)
  expect(turns).toEqual([
    `own 203.0.113.0/24 203.0.113.250 ${userId}`,
    `signedIn 203.0.113.0/24 203.0.113.8 ${userId}`,
    'signedOut 2001:db8:7/48 2001:db8:7:0/56 2001:db8:7:1',
  ])
})

test('a CV that is kept is served to nobody who may not see it any more', async () => {
  expect((await ask()).status).toBe(200)
  const preferences = { visibility: 'Hidden' } as const
  await db().update(profile).set(preferences).where(eq(profile.userId, owner.userId))
  await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
