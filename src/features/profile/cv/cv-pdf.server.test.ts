import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#/db/client.server.ts'
import { rateLimit } from '#/db/schema/index.ts'
import { CLIENT_IP_HEADER } from '#/platform/http/client-ip-header.ts'
import { countUse } from '#/platform/rate-limit/rate-limit.server.ts'
import { useTestAuth } from '#tests/setup/auth.ts'
import { buildSignedIn } from '#tests/setup/call-auth.ts'
import { buildOwner } from '#tests/setup/profile-stage.ts'
import { readPdf } from '#tests/setup/read-pdf.ts'
import { answerCvPdf } from './cv-pdf.server.ts'

await useTestAuth()

const owner = await buildOwner({ visibility: 'Public' })
const member = await buildSignedIn()

let last = 0
const nextAddress = () => `203.0.113.${(last += 1)}`

type Asked = { address?: string; cookie?: string; method?: string }

const ask = ({ address = nextAddress(), cookie = '', method = 'GET' }: Asked = {}) =>
  answerCvPdf(
    owner.userId,
    new Request('http://localhost:3000/profile/cv/ada/cv.pdf', {
      method,
      headers: { [CLIENT_IP_HEADER]: address, cookie },
    }),
  )

async function use(caller: string, times: number) {
  const limit = { key: `cv-pdf:${caller}`, max: 1, windowSeconds: 600 }
  for (let time = 0; time < times; time += 1) await countUse(db(), limit)
}

test('of two at once for one caller the second is asked to come back; somebody else waits their turn', async () => {
  const address = nextAddress()
  const [first, second, other] = await Promise.allSettled([ask({ address }), ask({ address }), ask()])
  expect([first.status, other.status]).toEqual(['fulfilled', 'fulfilled'])
  expect(second).toMatchObject({ reason: { code: 'RATE_LIMITED', retryAfterSeconds: 5 } })
  const again = await ask({ address })
  expect((await readPdf(new Uint8Array(await again.arrayBuffer()))).text).toContain('Ada Byron')
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
