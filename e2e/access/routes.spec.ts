import { expect, test } from '@playwright/test'
import { sourceFiles } from '#tests/architecture/source-files.ts'

type RouteRow = { method: 'GET' | 'POST'; path: string; status: number }

/** Every raw route of the product by its file, with calls by somebody who is signed out and what they answer. */
const ROUTE_TABLE: Record<string, RouteRow[]> = {
  'src/routes/(raw)/healthz.ts': [{ method: 'GET', path: '/healthz', status: 200 }],
  'src/routes/(raw)/readyz.ts': [{ method: 'GET', path: '/readyz', status: 200 }],
  'src/routes/(raw)/files.$.ts': [
    { method: 'GET', path: '/files/company-logos/default.webp', status: 200 },
    { method: 'GET', path: '/files/company-logos/nothing.webp', status: 404 },
    { method: 'GET', path: '/files/..%2fauth-secret', status: 404 },
    { method: 'GET', path: '/files/', status: 404 },
  ],
  'src/routes/api/auth/$.ts': [
    { method: 'GET', path: '/api/auth/get-session', status: 200 },
    { method: 'GET', path: '/api/auth/organization/list', status: 401 },
    { method: 'GET', path: '/api/auth/organization/get-full-organization', status: 401 },
    { method: 'GET', path: '/api/auth/organization/get-active-member', status: 401 },
    { method: 'GET', path: '/api/auth/admin/list-users', status: 401 },
    { method: 'POST', path: '/api/auth/organization/create', status: 403 },
    { method: 'POST', path: '/api/auth/admin/set-role', status: 403 },
    { method: 'POST', path: '/api/auth/sign-out', status: 403 },
  ],
  'src/routes/api/my-data.ts': [{ method: 'POST', path: '/api/my-data', status: 403 }],
  // A plain form is answered with a page: back to where it was, with the reason in the address.
  'src/routes/api/sign-in.ts': [{ method: 'POST', path: '/api/sign-in', status: 303 }],
  'src/routes/api/sign-up.ts': [{ method: 'POST', path: '/api/sign-up', status: 303 }],
  'src/routes/api/upload.ts': [{ method: 'POST', path: '/api/upload', status: 403 }],
}

/** What a browser sends when another site posts a form in the name of somebody who is signed in. */
const FORGED = {
  origin: 'https://evil.example',
  'sec-fetch-site': 'cross-site',
  cookie: 'flightpath.session_token=somebody',
}

const written = sourceFiles('src/routes/**/*.{ts,tsx}')
  .filter(({ text }) => /handlers:/.test(text))
  .map(({ path }) => path)

test('every raw route has a row in the table, and no row is left over', () => {
  expect(written).toEqual(Object.keys(ROUTE_TABLE).toSorted())
})

for (const { method, path, status } of Object.values(ROUTE_TABLE).flat()) {
  test(`${method} ${path} from outside answers ${status}`, async ({ request }) => {
    const answer = await (method === 'GET'
      ? request.get(path, { maxRedirects: 0 })
      : request.post(path, { maxRedirects: 0, headers: FORGED, data: {} }))
    expect(answer.status(), await answer.text()).toBe(status)
    expect(answer.headers()['set-cookie'] ?? '').not.toContain('session_token')
    if (status === 303) expect(answer.headers().location).toContain('INVALID_ORIGIN')
  })
}
