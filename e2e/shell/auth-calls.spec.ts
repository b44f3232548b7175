import type { APIRequestContext } from '@playwright/test'
import { seedId } from '#/db/seed/seed-id.ts'
import { callFunction } from '../fixtures/call-function.ts'
import { demoAccount, signIn, signInAs } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'

type Call = [status: number, method: 'GET' | 'POST', path: string, data?: object]

const COMPANY = {
  name: 'Side Door',
  slug: 'side-door',
  email: 'work@side.example.com',
  phone: '+44 7700 900866',
  description: 'Comes in by the side.',
  location: 'Bath',
  logo: '/files/company-logos/default.webp',
}

async function expectAnswers(request: APIRequestContext, origin: string, calls: Call[]): Promise<void> {
  for (const [status, method, path, data = {}] of calls) {
    const url = `/api/auth${path}`
    const options = { headers: { origin }, data }
    const answer = await (method === 'GET' ? request.get(url) : request.post(url, options))
    expect(answer.status(), `${method} ${path} ${JSON.stringify(data)}`).toBe(status)
  }
}

test(
  'the session, its companies, the active one and one’s membership can be asked for',
  { tag: ['@R180', '@R182'] },
  async ({ page, baseURL }) => {
    await signIn(page, 'ravi.sandhu@example.com')
    await expectAnswers(page.request, baseURL ?? '', [
      [200, 'GET', '/get-session'],
      [200, 'GET', '/organization/list'],
      [200, 'GET', '/organization/get-full-organization'],
      [200, 'GET', '/organization/get-active-member'],
    ])
    const session = await (await page.request.get('/api/auth/get-session')).json()
    expect(session.user.email).toBe('ravi.sandhu@example.com')
    const [company] = await (await page.request.get('/api/auth/organization/list')).json()
    expect(company.id).toBe(seedId('st-aldhelms-hospital'))
  },
)

test(
  'companies are created, updated, deleted, made active and staffed by the library’s calls, by the form’s rules',
  { tag: ['@R162', '@R183'] },
  async ({ page, baseURL }) => {
    await signIn(page, 'ravi.sandhu@example.com')
    await expectAnswers(page.request, baseURL ?? '', [
      [400, 'POST', '/organization/create', { ...COMPANY, name: 'X' }],
      [400, 'POST', '/organization/create', { ...COMPANY, phone: '123' }],
      [400, 'POST', '/organization/create', { ...COMPANY, logo: 'https://evil.example/files/a.webp' }],
      [400, 'POST', '/organization/update', { data: { description: 'short' } }],
      [404, 'POST', '/organization/delete', { organizationId: 'nothing' }],
      [200, 'POST', '/organization/set-active', { organizationId: seedId('st-aldhelms-hospital') }],
      [404, 'POST', '/organization/set-active', { organizationId: seedId('cartwheel-data') }],
      [404, 'POST', '/organization/update-member-role', { memberId: 'nothing', role: 'admin' }],
      [404, 'POST', '/organization/no-such-call'],
    ])
  },
)

test(
  'users are listed to admins alone, and impersonating ends by a call',
  { tag: ['@R184'] },
  async ({ page, baseURL }) => {
    await signInAs(page, 'Employer')
    await expectAnswers(page.request, baseURL ?? '', [[403, 'GET', '/admin/list-users']])
    await signInAs(page, 'Admin')
    await expectAnswers(page.request, baseURL ?? '', [
      [200, 'GET', '/admin/list-users'],
      [400, 'POST', '/admin/stop-impersonating'],
    ])
  },
)

test(
  'the root data hold who is here, or nobody, and the language',
  { tag: ['@R131'] },
  async ({ page, request }) => {
    const ask = async (by: APIRequestContext) =>
      (await callFunction(by, { name: 'getRootData', method: 'GET' })).text()
    const [nobody, account] = [await ask(request), demoAccount('Individual')]
    await signInAs(page, 'Individual')
    const somebody = await ask(page.request)
    for (const text of [nobody, somebody]) expect(text).toMatch(/"language".*"en"/s)
    for (const own of [account.id, account.email]) {
      expect(somebody).toContain(own)
      expect(nobody).not.toContain(own)
    }
  },
)
