import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { FOREIGN_TARGETS, NO_TEXTS, OVERLONG_TARGET } from '#tests/factories/redirect-payloads.ts'
import { pathOf, useAuthMails } from '#tests/setup/auth-mails.ts'
import { rows } from '#tests/setup/tries.ts'
import { buildSignedIn, callAuth, callSignUp, cookiesAfter, getAuth } from '#tests/setup/call-auth.ts'
import { answerAuthRequest } from '../answer-auth-request.server.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '100000'
})

const OURS = 'http://localhost:3000'
const { resets, verifications } = await useAuthMails()
const EMAIL = 'bo@example.com'
const PASSWORD = 'correct horse'
await callSignUp({ email: EMAIL })
const { cookie, email: own } = await buildSignedIn()

const TARGETS = rows<unknown>([...FOREIGN_TARGETS, ...NO_TEXTS.filter(Boolean), OVERLONG_TARGET])
const PARAMETERS = ['callbackURL', 'redirectTo', 'errorCallbackURL', 'newUserCallbackURL'] as const
const names = { name: 'Bo Ek', firstName: 'Bo', lastName: 'Ek', type: 'Individual', password: PASSWORD }

/** Calls that take a place to go to in their body, and what else they want to hear. */
const CALLS: Record<string, () => { body: object; by?: string }> = {
  '/sign-in/email': () => ({ body: { email: EMAIL, password: PASSWORD } }),
  '/sign-up/email': () => ({ body: { ...names, email: `${randomUUID()}@example.com` } }),
  '/sign-in/social': () => ({ body: { provider: 'google' } }),
  '/link-social': () => ({ body: { provider: 'google' }, by: cookie }),
  '/request-password-reset': () => ({ body: { email: EMAIL } }),
  '/send-verification-email': () => ({ body: { email: own }, by: cookie }),
  '/change-email': () => ({ body: { newEmail: `${randomUUID()}@example.com` }, by: cookie }),
  '/delete-user': () => ({ body: { password: 'not the password' }, by: cookie }),
}

/** Everywhere a browser or a reader of a mail would be led by an answer and what it set off. */
async function placesLedTo(answer: Response): Promise<string[]> {
  const text = await answer.clone().text()
  const said = (text.startsWith('{') ? JSON.parse(text) : {}) as { url?: unknown }
  const mailed = [...resets, ...verifications].map(({ url }) => url)
  const linked = mailed.flatMap((url) => {
    const { searchParams } = new URL(url)
    return [url, ...PARAMETERS.flatMap((name) => searchParams.getAll(name))]
  })
  const header = answer.headers.get('location')
  return [header, typeof said.url === 'string' ? said.url : null, ...linked].filter((place) => place !== null)
}

/** Places on other sites, and faults; forgets the mails that were sent so far. */
async function wrongPlaces(answer: Response, payload: unknown): Promise<string[]> {
  const led = await placesLedTo(answer)
  resets.length = 0
  verifications.length = 0
  if (answer.status >= 500) return [`${String(payload)} is a fault`]
  const isForeign = (place: string) => new URL(place, OURS).origin !== OURS
  return led.filter(isForeign).map((place) => `${String(payload)} led to ${place}`)
}

for (const [path, call] of Object.entries(CALLS)) {
  for (const name of PARAMETERS) {
    test(`${path} leads nobody to another site by ${name}, in its answer or in a mail`, async () => {
      const wrong: string[] = []
      for (const payload of TARGETS) {
        const { body, by } = call()
        wrong.push(...(await wrongPlaces(await callAuth(path, { ...body, [name]: payload }, by), payload)))
      }
      expect(wrong).toEqual([])
    })
  }
}

const LINKS = {
  'verify-email': (token: string) => `verify-email?token=${token}`,
  'reset-password': (token: string) => `reset-password/${token}?x=1`,
  'delete-user/callback': (token: string) => `delete-user/callback?token=${token}`,
}

for (const [name, linkWith] of Object.entries(LINKS)) {
  test(`the link ${name} leads to no other site, whether its token is good or not`, async () => {
    await callAuth('/request-password-reset', { email: EMAIL })
    await callSignUp({ email: `${randomUUID()}@example.com` })
    const good = {
      'verify-email': new URL(verifications.at(-1)?.url ?? '').searchParams.get('token'),
      'reset-password': pathOf(resets.at(-1)?.url).split(/[/?]/)[4],
    }
    const tokens = ['broken', (good as Record<string, string | null | undefined>)[name] ?? 'unknown']
    const wrong: string[] = []
    for (const token of tokens) {
      for (const payload of rows(FOREIGN_TARGETS)) {
        const alone = PARAMETERS.map((key) => `&${key}=${encodeURIComponent(payload)}`)
        const twice = `&callbackURL=%2Fapp&callbackURL=${encodeURIComponent(payload)}`
        for (const asked of [...alone, alone.join(''), twice]) {
          wrong.push(...(await wrongPlaces(await getAuth(linkWith(token) + asked, cookie), payload)))
        }
      }
    }
    expect(wrong).toEqual([])
  })
}

test.each(['/app', '/auth/email-verification', 'http://localhost:3000/auth/email-verification?from=mail'])(
  '%s is a page of ours, and a link may lead there',
  async (callbackURL) => {
    const query = new URLSearchParams({ token: 'broken', callbackURL })
    const location = (await getAuth(`verify-email?${query}`)).headers.get('location') ?? ''
    expect(location.startsWith(callbackURL)).toBe(true)
    expect(location).toContain('error=INVALID_TOKEN')
  },
)

test('which page a mail leads to is ours to say, not theirs who asked for it', async () => {
  const email = `${randomUUID()}@example.com`
  const by = cookiesAfter(await callAuth('/sign-up/email', { ...names, email, callbackURL: '/auth/signout' }))
  await callAuth('/send-verification-email', { email, callbackURL: '/auth/signout' }, by)
  await callAuth('/request-password-reset', { email, redirectTo: '/auth/signout' })
  await callAuth('/request-password-reset', { email })
  const leads = [...verifications, ...resets].map(({ url }) => new URL(url).searchParams.get('callbackURL'))
  const [verify, reset] = ['/auth/email-verification', '/auth/password/reset']
  expect(leads).toEqual([verify, verify, reset, reset])
})

const FORGED_HOSTS: Record<string, string>[] = [
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  { forwarded: 'host=evil.example;proto=https' },
  { 'x-original-host': 'evil.example', 'x-host': 'evil.example' },
]

async function askForMails(forged: Record<string, string>): Promise<void> {
  const email = `${randomUUID()}@example.com`
  await callSignUp({ email })
  for (const path of ['/request-password-reset', '/send-verification-email']) {
    const headers = { origin: OURS, 'content-type': 'application/json', ...forged }
    // What a server that believes its Host would have as the address of the request.
    const url = `http://evil.example/api/auth${path}`
    const request = new Request(url, { method: 'POST', headers, body: JSON.stringify({ email }) })
    expect((await answerAuthRequest(request)).status, JSON.stringify(forged)).toBe(200)
  }
}

test('links in mails are made from the public address alone, whatever a request says of its host', async () => {
  await Promise.all(FORGED_HOSTS.map(askForMails))
  const links = [...resets, ...verifications].map(({ url }) => url)
  expect(links.length).toBeGreaterThanOrEqual(2 * FORGED_HOSTS.length)
  for (const link of links) expect(link).toMatch(/^http:\/\/localhost:3000\/api\/auth\//)
  expect(links.join()).not.toContain('evil')
})
