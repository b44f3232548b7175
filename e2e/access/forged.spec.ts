import { request as requests, type APIRequestContext, type APIResponse } from '@playwright/test'
import { toJSON } from 'seroval'
import { DEMO_PASSWORD } from '#/db/seed/cast.ts'
import { sourceFiles } from '#tests/architecture/source-files.ts'
import { isLong } from '#tests/setup/tries.ts'
import { listAuthEndpoints } from '../fixtures/auth-endpoints.ts'
import { demoAccount } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { FUNCTION_TABLE } from './function-table.ts'

const EVIL = 'https://evil.example'
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']
const JSON_TYPE = 'application/json'
const TYPES = [JSON_TYPE, ...FORM_TYPES]

type Forgery = { name: string; headers: Record<string, string> }

/** What a browser with the victim's cookie sends along when another site makes it write; `ours` is the true address. */
function forgeries(ours: string): Forgery[] {
  const crossSite = {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  }
  return [
    { name: 'another Origin', headers: { origin: EVIL } },
    { name: 'another Origin, said by the browser too', headers: { origin: EVIL, ...crossSite } },
    { name: 'the Origin null', headers: { origin: 'null' } },
    { name: 'no Origin', headers: {} },
    { name: 'no Origin from another site', headers: crossSite },
    { name: 'a Referer of another site', headers: { referer: `${EVIL}/page` } },
    { name: 'our Origin with a letter more', headers: { origin: `${ours}.evil.example` } },
    { name: 'our Origin, while the browser says another site', headers: { origin: ours, ...crossSite } },
  ]
}

const AUTH = listAuthEndpoints()
const POSTS = [
  ...AUTH.filter(({ methods }) => methods.includes('POST')).map(({ path }) => `/api/auth${path}`),
  ...Object.entries(FUNCTION_TABLE).flatMap(([name, { method }]) =>
    method === 'POST' ? [`/_serverFn/${name}`] : [],
  ),
  ...sourceFiles('src/routes/api/**/*.ts').flatMap(({ text }) => {
    const path = /createFileRoute\('([^']+)'\)/.exec(text)?.[1] ?? ''
    return /\bPOST:/.test(text) && path !== '/api/auth/$' ? [path.replaceAll(/\$\w*/g, 'x')] : []
  }),
]

let victim: APIRequestContext
let ours = ''

test.beforeAll(async ({ baseURL }) => {
  ours = baseURL ?? ''
  victim = await requests.newContext({ baseURL })
  const data = { email: demoAccount('Employer').email, password: DEMO_PASSWORD }
  const signedIn = await victim.post('/api/auth/sign-in/email', { data, headers: { origin: ours } })
  expect(signedIn.status()).toBe(200)
})

test.afterAll(() => victim.dispose())

/** Everything about the victim that a forged request could have moved. */
async function state(): Promise<string> {
  const asked = [
    '/api/auth/get-session?disableCookieCache=true',
    '/api/auth/organization/list',
    '/api/auth/list-accounts',
    '/api/auth/organization/list-user-invitations',
  ]
  const answers = await Promise.all(asked.map((path) => victim.get(path)))
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200, 200])
  return (await Promise.all(answers.map((answer) => answer.text()))).join('\n')
}

/** A body that would do something if it were believed, in the words of each kind of form. */
function bodyFor(type: string): string {
  const fields = { email: 'thief@example.com', password: DEMO_PASSWORD, name: 'Taken Over', image: '' }
  if (type === JSON_TYPE) return JSON.stringify({ ...fields, ...toJSON({ data: fields }) })
  if (type.startsWith('application/x-www')) return new URLSearchParams(fields).toString()
  if (type === 'text/plain') return JSON.stringify({ ...fields, padding: '=' })
  const parts = Object.entries(fields).map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return `${parts.join('')}--x--\r\n`
}

function post(by: APIRequestContext, path: string, type: string, headers: Record<string, string>) {
  // The framework's client marks its calls; a form of another site cannot, and a script of one may try.
  const marks: Record<string, string> =
    path.startsWith('/_serverFn/') && type === JSON_TYPE ? { 'x-tsr-serverFn': 'true' } : {}
  const options = { maxRedirects: 0, data: Buffer.from(bodyFor(type)) }
  return by.post(path, { ...options, headers: { 'content-type': type, ...marks, ...headers } })
}

/** Not read at all: of the wrong kind, or by the wrong method. */
const UNREAD = new Set([405, 415])

/** What a provider posts back is only turned into a GET, which does nothing without the state it began with. */
const isWayBack = (location: string) => location.startsWith(`${ours}/api/auth/callback/`)

/** Refused outright or unread; the plain forms send their page back with an error instead. */
function isRefusal(answer: APIResponse): boolean {
  const { location = '', 'set-cookie': cookies = '' } = answer.headers()
  if (cookies.includes('session_token=')) return false
  if ([302, 303].includes(answer.status())) return /[?&]error=/.test(location) || isWayBack(location)
  return answer.status() === 403 || UNREAD.has(answer.status())
}

test('the list holds the library’s calls, the server functions and the forms', () => {
  for (const path of ['/api/auth/sign-out', '/_serverFn/deleteJob', '/api/sign-in', '/api/sign-up']) {
    expect(POSTS).toContain(path)
  }
  expect(POSTS.length).toBeGreaterThan(70)
})

/** JSON, which is what they read, and the kinds of a form: all in the long run, otherwise one of them by turns. */
const typesOf = (nth: number) =>
  isLong ? TYPES : [JSON_TYPE, ...FORM_TYPES.filter((_, place) => place === nth % FORM_TYPES.length)]

for (const [nthPath, path] of POSTS.entries()) {
  test(`${path}: another site’s page writes nothing with a visitor’s cookie`, async () => {
    const before = await state()
    const accepted: string[] = []
    for (const [nth, { name, headers }] of forgeries(ours).entries()) {
      for (const type of typesOf(nthPath + nth)) {
        const answer = await post(victim, path, type, headers)
        if (!isRefusal(answer)) accepted.push(`${name}, ${type}: ${answer.status()} ${await answer.text()}`)
      }
    }
    expect(accepted).toEqual([])
    expect(await state()).toBe(before)
  })
}

for (const { path, methods } of AUTH.filter((endpoint) => !endpoint.methods.includes('GET'))) {
  test(`/api/auth${path} answers ${methods.join()} alone: a GET is refused and changes nothing`, async () => {
    const before = await state()
    const answer = await victim.get(`/api/auth${path}`, { maxRedirects: 0, headers: { origin: ours } })
    expect([404, 405]).toContain(answer.status())
    expect(await state()).toBe(before)
  })
}

test('an image, a link or a prefetch of another site signs nobody out', async () => {
  const before = await state()
  const crossSite = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image', referer: EVIL }
  for (const path of ['/auth/signout', '/api/auth/sign-out', '/api/sign-in', '/api/sign-up']) {
    await victim.get(path, { headers: crossSite, maxRedirects: 0 })
    await victim.head(path, { headers: crossSite, maxRedirects: 0 })
  }
  expect(await state()).toBe(before)
})

for (const path of ['/api/sign-in', '/api/sign-up', '/api/auth/sign-in/email', '/api/auth/sign-up/email']) {
  test(`${path}: another site signs nobody in as somebody else, with no cookie in the browser`, async () => {
    const browser = await requests.newContext({ baseURL: ours })
    const given = forgeries(ours).filter(({ headers }) => headers.origin ?? headers['sec-fetch-site'])
    for (const { headers } of given) {
      for (const type of TYPES) {
        expect(
          isRefusal(await post(browser, path, type, headers)),
          `${JSON.stringify(headers)} ${type}`,
        ).toBe(true)
      }
    }
    expect((await browser.storageState()).cookies.map(({ name }) => name).join()).not.toContain('session')
    await browser.dispose()
  })
}

test('in a browser, a form on another site neither signs a visitor in nor out', async ({ page }) => {
  const email = demoAccount('Individual').email
  const form = (action: string, fields: Record<string, string>) => {
    const inputs = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value}">`)
    return `<form method="post" action="${ours}${action}">${inputs.join('')}<button>Win</button></form>`
  }
  const lure = (body: string) =>
    page.route('http://evil.example/**', (route) => route.fulfill({ contentType: 'text/html', body }))
  await lure(form('/api/sign-in', { email, password: DEMO_PASSWORD, next: '/app' }))
  await page.goto('http://evil.example/')
  await page.getByRole('button', { name: 'Win' }).click()
  await expect(page).toHaveURL(/\/auth\/signin\?error=INVALID_ORIGIN/)
  await page.goto('/app')
  await expect(page).toHaveURL('/auth/signin')

  const signedIn = await page.request.post('/api/auth/sign-in/email', {
    data: { email, password: DEMO_PASSWORD },
    headers: { origin: ours },
  })
  expect(signedIn.status()).toBe(200)
  await page.unroute('http://evil.example/**')
  await lure(form('/api/auth/sign-out', {}))
  await page.goto('http://evil.example/')
  await page.getByRole('button', { name: 'Win' }).click()
  await expect(page).toHaveURL(/\/api\/auth\/sign-out$/)
  await page.goto('/app')
  await expect(page).toHaveURL('/app/individual')
})
