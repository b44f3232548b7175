import type { APIRequestContext, APIResponse } from '@playwright/test'
import { toJSON } from 'seroval'
import { seedId } from '#/db/seed/seed-id.ts'
import { expect, test } from '../fixtures/test.ts'

const OURS = { 'x-tsr-serverFn': 'true', 'sec-fetch-site': 'same-origin' }
const MESSAGE = { name: 'Ada Byron', email: 'ada@example.com', message: 'Do you have a branch in Leeds?' }

const call = (name: string) => `/_serverFn/${name}`

function post(request: APIRequestContext, body: string): Promise<APIResponse> {
  const headers = { ...OURS, 'content-type': 'application/json' }
  return request.post(call('sendContactMessage'), { headers, data: Buffer.from(body) })
}

test('a GET carries its payload in the query string', { tag: ['@R193'] }, async ({ request }) => {
  const payload = JSON.stringify(toJSON({ data: { id: seedId('sous-chef') } }))
  const answer = await request.get(call('getJob'), { headers: OURS, params: { payload } })
  expect(answer.status()).toBe(200)
})

test(
  'a POST carries a document with data and context in its body',
  { tag: ['@R193'] },
  async ({ request }) => {
    const answer = await post(request, JSON.stringify(toJSON({ data: MESSAGE, context: {} })))
    expect(answer.status(), await answer.text()).toBe(200)
  },
)

test(
  'form data with a context field reach the function, which judges them',
  { tag: ['@R193'] },
  async ({ request }) => {
    const multipart = { ...MESSAGE, __TSS_CONTEXT: JSON.stringify(toJSON({})) }
    const answer = await request.post(call('sendContactMessage'), { headers: OURS, multipart })
    expect(answer.status()).toBe(422)
    expect(await answer.text()).toContain('The name you entered is not valid')
  },
)

const node = (rest: object) => JSON.stringify({ t: rest, f: 127, m: [] })

for (const [what, body] of Object.entries({
  nothing: '',
  'half a document': '{"t":',
  'JSON of another kind': JSON.stringify({ data: MESSAGE }),
  'a node that does not exist': node({ t: 9_999, i: 0 }),
  'a name that would reach the prototype': node({
    t: 10,
    i: 0,
    p: { k: ['__proto__'], v: [{ t: 1, s: 'x' }] },
    o: 0,
  }),
  'a reference to nowhere': node({ t: 4, i: 77 }),
  'a promise that never ends': node({ t: 22, i: 0, s: 1, f: { t: 2, s: 1 } }),
  'a document nested 30,000 deep': `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
})) {
  test(`${what} is refused as unreadable, in words of our own`, async ({ request }) => {
    const answer = await post(request, body)
    expect(answer.status(), await answer.text()).toBe(422)
    expect(await answer.text()).not.toMatch(/Seroval|JSON at position|stack/)
  })
}

const TOO_LARGE = { code: 'TOO_LARGE', message: 'This is too large to be accepted' }

test('more than a call needs is too large', async ({ request }) => {
  const answer = await post(
    request,
    JSON.stringify(toJSON({ data: { ...MESSAGE, message: 'x'.repeat(70_000) } })),
  )
  expect([answer.status(), await answer.json()]).toEqual([413, TOO_LARGE])
})

test('and so they are for the calls of accounts', async ({ request, baseURL }) => {
  const data = { email: 'ada@example.com', password: 'x'.repeat(70_000) }
  for (const path of ['sign-in/email', 'sign-up/email', 'request-password-reset', 'organization/update']) {
    const answer = await request.post(`/api/auth/${path}`, { headers: { origin: baseURL ?? '' }, data })
    expect([path, answer.status(), await answer.json()]).toEqual([path, 413, TOO_LARGE])
  }
})
