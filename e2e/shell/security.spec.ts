import { expect, test } from '../fixtures/test.ts'
import { watchPage } from '../fixtures/watch-page.ts'

const ANSWERS = 50
const PAGES = ['/contact', '/jobs', '/auth/signin', '/no/such/page', '/how-matching-works']

test('every answer has a nonce of its own, and every script in it carries that nonce', async ({
  request,
}) => {
  const nonces = new Set<string>()
  for (let count = 0; count < ANSWERS; count += 1) {
    const answer = await request.get(PAGES[count % PAGES.length] ?? '/')
    const policy = answer.headers()['content-security-policy'] ?? ''
    const nonce = /script-src 'nonce-([\w+/=]{22,})' 'strict-dynamic'/.exec(policy)?.[1] ?? ''
    nonces.add(nonce)
    const scripts = Array.from((await answer.text()).matchAll(/<script[^>]*>/g), ([tag]) => tag)
    expect(scripts.length).toBeGreaterThan(0)
    for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`)
  }
  expect(nonces.size).toBe(ANSWERS)
})

test('answers that are no page carry the protective headers too', async ({ request }) => {
  for (const path of ['/healthz', '/api/auth/get-session', '/_serverFn/getRootData', '/files/nothing.webp']) {
    const headers = (await request.get(path)).headers()
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['content-security-policy'], path).toContain("default-src 'none'")
  }
})

test('addresses that hold a secret are told to no other site, and others as little as is usual', async ({
  request,
}) => {
  const policyOf = async (path: string) =>
    (await request.get(path, { maxRedirects: 0 })).headers()['referrer-policy']
  for (const path of [
    '/auth/password/reset?token=secret',
    '/api/auth/reset-password/secret?callbackURL=%2Fauth%2Fpassword%2Freset',
    '/api/auth/verify-email?token=secret&callbackURL=%2Fauth%2Femail-verification',
  ]) {
    expect(await policyOf(path), path).toBe('no-referrer')
  }
  expect(await policyOf('/auth/signin')).toBe('strict-origin-when-cross-origin')
})

test('a connection is kept for longer than a proxy before the server keeps it', async ({ request }) => {
  expect((await request.get('/healthz')).headers()['keep-alive']).toBe('timeout=75')
})

test('a picture from elsewhere is refused by the policy, and whoever watches the page hears of it', async ({
  page,
  baseURL,
}) => {
  const misdeeds = watchPage(page, baseURL ?? '')
  await page.goto('/contact')
  const outcome = await page.evaluate(
    () =>
      new Promise((done) => {
        const picture = new Image()
        picture.addEventListener('load', () => done('shown'))
        picture.addEventListener('error', () => done('refused'))
        picture.src = 'https://elsewhere.example/picture.png'
      }),
  )
  expect(outcome).toBe('refused')
  expect((await misdeeds()).refusedByPolicy).toEqual([expect.stringContaining('elsewhere.example')])
})
