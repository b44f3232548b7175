import { seedId } from '#/db/seed/seed-id.ts'
import { sourceFiles } from '#tests/architecture/source-files.ts'
import { askOnceFree } from '../fixtures/ask-once-free.ts'
import { expect, test } from '../fixtures/test.ts'

type RouteRow = { method: 'GET' | 'POST'; path: string; status: number }

const COMPANY = seedId('cartwheel-data')
const OPEN_JOB = seedId('civil-engineer-flood-defences')
const DRAFT = seedId('bid-writer')
const PUBLIC_PROFILE = seedId('dara-olaniyan')
const SIGNED_IN_PROFILE = seedId('lea-fontaine')

/** Every raw route of the product by its file, with calls by somebody who is signed out and what they answer. */
const ROUTE_TABLE: Record<string, RouteRow[]> = {
  'src/routes/(raw)/company.$id.feed[.]{$format}.ts': [
    { method: 'GET', path: `/company/${COMPANY}/feed.rss`, status: 200 },
    { method: 'GET', path: `/company/${COMPANY}/feed.xml`, status: 404 },
    { method: 'GET', path: '/company/nothing/feed.rss', status: 404 },
    { method: 'POST', path: `/company/${COMPANY}/feed.rss`, status: 405 },
  ],
  'src/routes/(raw)/job.$id.share[.]png.ts': [
    { method: 'GET', path: `/job/${OPEN_JOB}/share.png`, status: 200 },
    { method: 'GET', path: `/job/${DRAFT}/share.png`, status: 404 },
    { method: 'GET', path: '/job/nothing/share.png', status: 404 },
    { method: 'POST', path: `/job/${OPEN_JOB}/share.png`, status: 405 },
  ],
  'src/routes/(raw)/jobs.feed[.]{$format}.ts': [
    { method: 'GET', path: '/jobs/feed.json?search=%00&minSalary=x', status: 200 },
    { method: 'GET', path: '/jobs/feed.xml', status: 404 },
    { method: 'POST', path: '/jobs/feed.rss', status: 405 },
  ],
  'src/routes/(raw)/jobs.indeed[.]xml.ts': [
    { method: 'GET', path: '/jobs/indeed.xml', status: 200 },
    { method: 'POST', path: '/jobs/indeed.xml', status: 405 },
  ],
  'src/routes/(raw)/profile.cv.$id.cv[.]pdf.ts': [
    { method: 'GET', path: `/profile/cv/${PUBLIC_PROFILE}/cv.pdf`, status: 200 },
    { method: 'GET', path: `/profile/cv/${PUBLIC_PROFILE}/cv.pdf?paper=letter`, status: 200 },
    { method: 'GET', path: `/profile/cv/${SIGNED_IN_PROFILE}/cv.pdf`, status: 404 },
    { method: 'GET', path: '/profile/cv/%00/cv.pdf', status: 404 },
    { method: 'POST', path: `/profile/cv/${PUBLIC_PROFILE}/cv.pdf`, status: 405 },
  ],
  'src/routes/(raw)/profile.cv.$id.resume[.]json.ts': [
    { method: 'GET', path: `/profile/cv/${PUBLIC_PROFILE}/resume.json`, status: 200 },
    { method: 'GET', path: `/profile/cv/${SIGNED_IN_PROFILE}/resume.json`, status: 404 },
    { method: 'GET', path: '/profile/cv/%00/resume.json', status: 404 },
    { method: 'POST', path: `/profile/cv/${PUBLIC_PROFILE}/resume.json`, status: 405 },
  ],
  'src/routes/(raw)/robots[.]txt.ts': [
    { method: 'GET', path: '/robots.txt', status: 200 },
    { method: 'POST', path: '/robots.txt', status: 405 },
  ],
  'src/routes/(raw)/[.]well-known.security[.]txt.ts': [
    { method: 'GET', path: '/.well-known/security.txt', status: 200 },
    { method: 'POST', path: '/.well-known/security.txt', status: 405 },
  ],
  'src/routes/(raw)/sitemap[.]xml.ts': [
    { method: 'GET', path: '/sitemap.xml', status: 200 },
    { method: 'POST', path: '/sitemap.xml', status: 405 },
  ],
  'src/routes/(raw)/sitemaps.$name.ts': [
    { method: 'GET', path: '/sitemaps/pages.xml', status: 200 },
    { method: 'GET', path: '/sitemaps/people.xml', status: 404 },
    { method: 'GET', path: '/sitemaps/companies-%00.xml', status: 404 },
    { method: 'POST', path: '/sitemaps/pages.xml', status: 405 },
  ],
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
  'src/routes/api/jobs/clusters.ts': [
    // So few jobs a page holds by itself.
    { method: 'GET', path: '/api/jobs/clusters?ask=summary', status: 422 },
    { method: 'GET', path: '/api/jobs/clusters', status: 422 },
  ],
  'src/routes/api/jobs/pins.ts': [
    { method: 'GET', path: '/api/jobs/pins', status: 200 },
    { method: 'GET', path: '/api/jobs/pins?search=engineer&minSalary=plenty', status: 200 },
  ],
  'src/routes/api/jobs/views.ts': [{ method: 'POST', path: `/api/jobs/views?id=${OPEN_JOB}`, status: 403 }],
  'src/routes/api/map/towns.ts': [{ method: 'GET', path: '/api/map/towns?language=xx&cell=x', status: 200 }],
  'src/routes/api/read-cv.ts': [{ method: 'POST', path: '/api/read-cv', status: 403 }],
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
    const ask = () =>
      method === 'GET'
        ? request.get(path, { maxRedirects: 0 })
        : request.post(path, { maxRedirects: 0, headers: FORGED, data: {} })
    const answer = await askOnceFree(ask)
    expect(answer.status(), await answer.text()).toBe(status)
    expect(answer.headers()['set-cookie'] ?? '').not.toContain('session_token')
    if (status === 303) expect(answer.headers().location).toContain('INVALID_ORIGIN')
  })
}
