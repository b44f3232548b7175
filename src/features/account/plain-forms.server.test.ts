import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { db } from '#/db/client.server.ts'
import { mail, user } from '#/db/schema/index.ts'
import { auth, configureAuth } from '#/platform/auth/auth.server.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { ACTING_TARGETS, FOREIGN_TARGETS, OVERLONG_TARGET } from '#tests/factories/redirect-payloads.ts'
import { cookiesOf } from '#tests/setup/cookies-of.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { startHttpServer } from '#tests/setup/own-http-server.ts'
import { spread } from '#tests/setup/spread.ts'
import { authHooks } from './account-mail.server.ts'
import { answerSignInForm, answerSignUpForm } from './plain-forms.server.ts'
import { parseTyped } from './typed-fields.server.ts'

vi.hoisted(() => {
  process.env.RATE_LIMIT_FACTOR = '1000'
})

const ORIGIN = 'http://localhost:3000'
const NIAMH = {
  type: 'Individual',
  firstName: 'Niamh',
  lastName: 'Adeyemi',
  email: 'niamh@example.com',
  password: 'correct horse',
}

await useTestDatabase()
configureAuth(authHooks)
await prepareTasks()
afterAll(stopTasks)
beforeEach(async () => {
  await db().delete(mail)
  await db().delete(user)
})

function post(path: string, fields: Record<string, string>, origin = ORIGIN): Request {
  return new Request(`${ORIGIN}${path}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  })
}

async function signUp(): Promise<void> {
  expect((await answerSignUpForm(post('/api/sign-up', NIAMH))).headers.get('location')).toBe('/app')
}

const storedUsers = () => db().select().from(user)

test.each([
  ['/api/sign-in', answerSignInForm],
  ['/api/sign-up', answerSignUpForm],
])('a form above the limit of %s is answered 413 and signs nobody in or up', async (path, answer) => {
  const { port } = await startHttpServer(answer)
  const sent = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { origin: ORIGIN },
    body: new URLSearchParams(Array.from({ length: 20_000 }, (_, nth) => [`k${nth}`, '1'])),
  })
  expect([sent.status, await sent.text()]).toEqual([413, 'This is too large to be accepted'])
  expect(await storedUsers()).toEqual([])
})

test('the forms work without scripts: signed up, signed in, and sent where one wanted to go', async () => {
  const up = await answerSignUpForm(post('/api/sign-up', { ...NIAMH, next: '/app/individual' }))
  expect([up.status, up.headers.get('location')]).toEqual([303, '/app/individual'])
  expect((await storedUsers())[0]?.name).toBe('Niamh Adeyemi')
  const { email, password } = NIAMH
  const signedIn = await answerSignInForm(post('/api/sign-in', { email, password, next: '//evil.example' }))
  expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/app'])
  expect(cookiesOf(signedIn)).toContain('session_token')
})

const WRONG_TARGETS = spread([...FOREIGN_TARGETS, ...ACTING_TARGETS, OVERLONG_TARGET], 16)

test('whatever next a form without scripts holds, signing in leads to no other site and to nothing that acts', async () => {
  const { email, password } = NIAMH
  await signUp()
  const landed = new Set<string | null>()
  for (const next of WRONG_TARGETS) {
    const answer = await answerSignInForm(post('/api/sign-in', { email, password, next }))
    expect(answer.status, next).toBe(303)
    landed.add(answer.headers.get('location'))
  }
  expect([...landed]).toEqual(['/app'])
})

test('whatever next a form without scripts holds, signing up leads to no other site and to nothing that acts', async () => {
  const landed = new Set<string | null>()
  for (const [index, next] of WRONG_TARGETS.entries()) {
    const body = { ...NIAMH, email: `niamh-${index}@example.com`, next }
    const answer = await answerSignUpForm(post('/api/sign-up', body))
    expect(answer.status, next).toBe(303)
    landed.add(answer.headers.get('location'))
  }
  expect([...landed]).toEqual(['/app'])
})

test('a refused form stays on this site, whatever next it holds', async () => {
  for (const next of WRONG_TARGETS) {
    const answer = await answerSignInForm(
      post('/api/sign-in', { email: 'a@example.com', password: 'x', next }),
    )
    expect(answer.headers.get('location'), next).toMatch(/^\/auth\/signin\?error=/)
  }
})

/** The fields that the browser keeps after a refusal. */
function keptBy(answer: Response): unknown {
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('flightpath.typed=')) ?? ''
  expect(cookie).toMatch(/; Path=\/auth; HttpOnly; SameSite=Lax$/)
  return parseTyped(decodeURIComponent(/=([^;]*)/.exec(cookie)?.[1] ?? ''))
}

test('a refused form comes back with a code; the browser keeps the email, and nothing the password', async () => {
  const { email } = NIAMH
  const answer = await answerSignInForm(
    post('/api/sign-in', { email, password: 'secret typed', next: '/jobs' }),
  )
  const location = answer.headers.get('location') ?? ''
  expect(location).toBe('/auth/signin?error=INVALID_EMAIL_OR_PASSWORD&next=%2Fjobs')
  expect(keptBy(answer)).toEqual({ email })
  expect(cookiesOf(answer)).not.toMatch(/session_token|secret/)
})

test.each([
  ['/api/sign-in', '/auth/signin', answerSignInForm, { email: NIAMH.email }],
  ['/api/sign-up', '/auth/signup', answerSignUpForm, { ...NIAMH, password: undefined }],
])(
  'while the database is away %s says so, and when to come back, and keeps what was typed',
  async (path, page, answer, typed) => {
    const failure = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
    const away = vi.spyOn(auth(), 'handler').mockRejectedValue(failure)
    const refused = await answer(post(path, { ...NIAMH, password: 'secret typed', next: '/jobs?q="x"' }))
    away.mockRestore()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    const html = await refused.text()
    expect(html).toContain('We are very busy right now. Please try again in a moment.')
    expect(html).toContain(
      `<a href="${page}?error=UNAVAILABLE&amp;next=%2Fjobs%3Fq%3D%22x%22">Back to the form</a>`,
    )
    expect(html).not.toMatch(/secret|niamh|ECONN/i)
    expect(keptBy(refused)).toEqual(JSON.parse(JSON.stringify(typed)))
    expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'")
  },
)

test('the page that says so has the colours of all pages', async () => {
  const away = vi.spyOn(auth(), 'handler').mockRejectedValue(new Error('away'))
  const html = await (await answerSignInForm(post('/api/sign-in', NIAMH))).text()
  away.mockRestore()
  const colours = html.match(/light-dark\((?:[^()]|\([^()]*\))*\)/g) ?? []
  const sheet = await readFile('src/styles.css', 'utf8')
  expect(colours.length).toBeGreaterThan(3)
  expect(colours.filter((colour) => !sheet.includes(colour))).toEqual([])
})

test('a refused sign-up comes back with what was typed, but the password', async () => {
  const { password: _secret, ...typed } = { ...NIAMH, type: 'Employer', lastName: 'O’Brien; Path=/' }
  const answer = await answerSignUpForm(post('/api/sign-up', { ...typed, password: 'short' }))
  expect(answer.headers.get('location')).toBe('/auth/signup?error=PASSWORD_TOO_SHORT')
  expect(keptBy(answer)).toEqual(typed)
})

test('a form that came in has what was typed before forgotten', async () => {
  const { email, password } = NIAMH
  await signUp()
  const answer = await answerSignInForm(post('/api/sign-in', { email, password }))
  expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(CLEARED))
})

test.each([
  ['', {}],
  ['{', {}],
  ['[]', {}],
  ['7', {}],
  ['null', {}],
  ['{"email":{}}', {}],
  ['{"email":"a","role":"admin"}', { email: 'a' }],
])('a kept form that says %s is no form, or its own fields alone', (value, fields) =>
  expect(parseTyped(value)).toEqual(fields),
)

const CLEARED = /^flightpath\.typed=; Max-Age=0; Path=\/auth;/

test('what is too much for a cookie is not kept, nor what was kept before', async () => {
  for (const lastName of ['長'.repeat(999), 'x'.repeat(1001)]) {
    const answer = await answerSignUpForm(post('/api/sign-up', { ...NIAMH, lastName, password: 'short' }))
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(CLEARED)])
  }
})

test.each([
  ['/jobs?q=日本#お', '/jobs?q=%E6%97%A5%E6%9C%AC#%E3%81%8A'],
  ['/jobs?q=d’été', '/jobs?q=d%E2%80%99%C3%A9t%C3%A9'],
])('a form leads to %s in letters that a header can hold', async (next, location) => {
  await signUp()
  const { email, password } = NIAMH
  const answer = await answerSignInForm(post('/api/sign-in', { email, password, next }))
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(location)
})

test('a refused form does not repeat where no form leads', async () => {
  const { email } = NIAMH
  for (const next of ['//evil.example', '/'.repeat(5000)]) {
    const answer = await answerSignInForm(post('/api/sign-in', { email, password: 'secret typed', next }))
    expect(answer.headers.get('location')).toBe('/auth/signin?error=INVALID_EMAIL_OR_PASSWORD')
  }
})

test.each(['type', 'role'])('a plain form cannot make an admin by %s', async (field) => {
  await answerSignUpForm(post('/api/sign-up', { ...NIAMH, [field]: field === 'type' ? 'Admin' : 'admin' }))
  expect(await db().$count(user, eq(user.platformRole, 'admin'))).toBe(0)
})

test('nothing but the form’s own fields leaves a plain form', async () => {
  const extra = {
    ...{
      id: 'chosen',
      platformRole: 'admin',
      emailVerified: 'true',
      banned: 'false',
      banExpires: '2099-01-01',
    },
    ...{
      twoFactorEnabled: 'true',
      createdAt: '2001-01-01',
      typeChosen: 'false',
      language: 'fr',
      currency: 'XXX',
    },
    ...{ name: 'Somebody Else', image: 'https://evil.example/x.webp', callbackURL: 'https://evil.example' },
  }
  const from = new Date()
  const answer = await answerSignUpForm(post('/api/sign-up', { ...NIAMH, ...extra }))
  expect(answer.headers.get('location')).toBe('/app')
  const [row] = await storedUsers()
  expect(row).toMatchObject({
    ...{ name: 'Niamh Adeyemi', type: 'Individual', platformRole: 'user', emailVerified: false, image: null },
    ...{ twoFactorEnabled: false, typeChosen: true, language: 'en', currency: 'GBP', banExpires: null },
  })
  expect(row?.id).not.toBe('chosen')
  expect(row?.createdAt.getTime()).toBeGreaterThanOrEqual(from.getTime())
})

test('another site cannot sign a browser in with its own form', async () => {
  await signUp()
  const { email, password } = NIAMH
  const answer = await answerSignInForm(post('/api/sign-in', { email, password }, 'https://evil.example'))
  expect(cookiesOf(answer)).not.toContain('session_token')
})

test('a request without a form is refused', async () => {
  const answer = await answerSignInForm(
    new Request(`${ORIGIN}/api/sign-in`, { method: 'POST', headers: { origin: ORIGIN }, body: 'x' }),
  )
  expect(answer.headers.get('location')).toContain('/auth/signin?error=')
})
