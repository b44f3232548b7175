import { gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { buildOwnConnection, db } from '#/db/client.server.ts'
import { endConnection } from '#/db/end-connection.ts'
import { AppError } from '#/domain/app-error.ts'
import { job, renamedOrganization } from '#/db/schema/index.ts'
import { noteFault } from '#/platform/errors/noted-faults.ts'
import { spreadNames } from '#/platform/job-search/spread-names.tasks.server.ts'
import { buildJob, buildJobs } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { useTestDatabase } from '#tests/setup/database.ts'
import { changesSoFar, doubtPages, forgetPages } from './kept-pages.server.ts'
import { listenForPublicChanges, stopListening } from './public-changes.server.ts'
import { withPageCache } from './with-page-cache.server.ts'

await useTestDatabase()
beforeAll(listenForPublicChanges)
afterAll(stopListening)
beforeEach(forgetPages)

const NONCE = 'AAAAAAAAAAAAAAAAAAAAAA=='
const render = vi.fn<() => Promise<Response>>()
const serve = withPageCache(render)

/** A page as the product renders it. */
const pageOf = (body: string, headers: Record<string, string> = {}) =>
  new Response(`<script nonce="${NONCE}"></script>${body}`, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `script-src 'nonce-${NONCE}'`,
      ...headers,
    },
  })

const ask = (path: string, init: RequestInit = {}) => serve(new Request(`http://localhost${path}`, init))

beforeEach(() => {
  render.mockReset().mockImplementation(async () => pageOf('<h1>Jobs</h1>'))
})

test('a page is rendered once for all visitors, and its scripts run by another nonce each time', async () => {
  const [first, second, third] = [await ask('/jobs'), await ask('/jobs'), await ask('/jobs')]
  expect(render).toHaveBeenCalledOnce()
  const nonces: string[] = []
  for (const answer of [first, second, third]) {
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? ''
    expect(await answer.text()).toBe(`<script nonce="${nonce}"></script><h1>Jobs</h1>`)
    nonces.push(nonce)
  }
  expect(new Set(nonces).size).toBe(3)
  expect(second.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30, must-revalidate')
})

test('whoever is signed in gets a page of their own, which nobody else gets', async () => {
  const cookie = 'better-auth.session_token=x'
  render.mockImplementation(async () => pageOf('<h1>Hello Niamh</h1>'))
  const own = await ask('/jobs', { headers: { cookie } })
  expect(own.headers.get('cache-control')).toBeNull()
  render.mockImplementation(async () => pageOf('<h1>Jobs</h1>'))
  expect(await (await ask('/jobs')).text()).not.toContain('Niamh')
  await ask('/jobs', { headers: { cookie } })
  expect(render).toHaveBeenCalledTimes(3)
})

test.each([
  ['an answer with a cookie', () => pageOf('', { 'set-cookie': 'a=b' })],
  ['what is not found', () => new Response('', { status: 404, headers: { 'content-type': 'text/html' } })],
  ['what is no page', () => new Response('{}', { headers: { 'content-type': 'application/json' } })],
])('%s is not kept', async (_what, build) => {
  render.mockImplementation(async () => build())
  await ask('/jobs')
  await ask('/jobs')
  expect(render).toHaveBeenCalledTimes(2)
})

test('who has the page already is told that it is still so, and keeps their nonce', async () => {
  const { headers } = await ask('/jobs')
  const again = await ask('/jobs', { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  expect([again.status, await again.text(), again.headers.get('content-security-policy')]).toEqual([
    304,
    '',
    null,
  ])
  const head = await ask('/jobs', { method: 'HEAD' })
  expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', headers.get('etag')])
})

test('a kept page is the same zipped, and in letters of any language', async () => {
  render.mockImplementation(async () => pageOf('<h1>Postes à pourvoir · 求人</h1>'))
  await ask('/jobs')
  const zipped = await ask('/jobs', { headers: { 'accept-encoding': 'gzip' } })
  expect(zipped.headers.get('content-encoding')).toBe('gzip')
  const plain = gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()
  expect(plain).toContain('<h1>Postes à pourvoir · 求人</h1>')
  expect(plain).not.toContain(NONCE)
})

test('a page without a nonce is kept as it is', async () => {
  render.mockImplementation(
    async () => new Response('<p>ok</p>', { headers: { 'content-type': 'text/html' } }),
  )
  await ask('/jobs')
  const kept = await ask('/jobs')
  expect([await kept.text(), kept.headers.get('content-security-policy')]).toEqual(['<p>ok</p>', null])
  expect(render).toHaveBeenCalledOnce()
})

test('who asks for a head first leaves nothing behind', async () => {
  await ask('/jobs', { method: 'HEAD' })
  expect(await (await ask('/jobs')).text()).toContain('<h1>Jobs</h1>')
  expect(render).toHaveBeenCalledTimes(2)
})

async function heard(change: () => Promise<unknown>): Promise<void> {
  const before = changesSoFar()
  await change()
  await expect.poll(changesSoFar).toBeGreaterThan(before)
}

test('a job that is published, changed or archived by whatever server makes every page be rendered anew', async () => {
  let id = ''
  for (const change of [
    async () => (id = await buildJob()),
    () => db().update(job).set({ title: 'Renamed' }).where(eq(job.id, id)),
    () => db().delete(job).where(eq(job.id, id)),
  ]) {
    await ask('/jobs')
    render.mockClear()
    await heard(change)
    await ask('/jobs')
    expect(render).toHaveBeenCalledOnce()
  }
})

test('a draft, which nobody else sees, leaves every page as it is until it is published', async () => {
  const organizationId = await buildOrganization()
  const line = buildOwnConnection('flightpath test')
  const said: unknown[] = []
  line.on('notification', ({ payload }) => said.push(payload))
  await line.connect()
  await line.query('listen public_pages')
  const [kept = '', dropped = ''] = await buildJobs(organizationId, [
    { status: 'Draft' },
    { status: 'Draft' },
  ])
  await db().update(job).set({ title: 'Renamed' }).where(eq(job.id, kept))
  await db().delete(job).where(eq(job.id, dropped))
  await db().execute(`select pg_notify('public_pages', 'drafts are done')`)
  await db().update(job).set({ status: 'Published' }).where(eq(job.id, kept))
  await expect.poll(() => said).toEqual(['drafts are done', ''])
  await endConnection(line)
})

test('when the last job of a renamed company has its name, pages that still tell of the old one are forgotten', async () => {
  const organizationId = await buildOrganization()
  await db().insert(renamedOrganization).values({ organizationId, below: 0 })
  await ask('/jobs')
  await heard(spreadNames)
  await ask('/jobs')
  expect(render).toHaveBeenCalledTimes(2)
})

test('a page that was begun before a change and ends after it is not kept', async () => {
  render.mockImplementationOnce(async () => {
    await heard(() => buildJob())
    return pageOf('<h1>As it was</h1>')
  })
  await ask('/jobs')
  expect(await (await ask('/jobs')).text()).toContain('<h1>Jobs</h1>')
})

test('after the line was cut, changes are heard again and nothing older is believed', async () => {
  await ask('/jobs')
  await heard(() =>
    db().execute(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'flightpath public_pages' and datname = current_database()`,
    ),
  )
  await ask('/jobs')
  expect(render).toHaveBeenCalledTimes(2)
})

const unavailable = () => new Response('<h1>Oops!</h1>', { status: 503, headers: { 'retry-after': '5' } })

test('while the database is away a page is shown as it was, and says how old it is', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  await ask('/jobs')
  vi.advanceTimersByTime(31_000)
  render.mockImplementation(async () => unavailable())
  const kept = await ask('/jobs')
  const nonce = /'nonce-([^']+)'/.exec(kept.headers.get('content-security-policy') ?? '')?.[1] ?? ''
  expect([kept.status, await kept.text()]).toEqual([200, `<script nonce="${nonce}"></script><h1>Jobs</h1>`])
  expect(Number(kept.headers.get('age'))).toBeGreaterThanOrEqual(31)
  expect(kept.headers.get('cache-control')).toBe('private, no-store')
  expect(kept.headers.get('warning')).toBe('111 - "Revalidation Failed"')
  render.mockImplementation(async () => pageOf('<h1>New jobs</h1>'))
  const anew = await ask('/jobs')
  expect([await anew.text(), anew.headers.get('age')]).toEqual([expect.stringContaining('New jobs'), null])
  vi.useRealTimers()
})

test('a page that was never kept, and one that is too old, are unavailable', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  await ask('/jobs')
  render.mockImplementation(async () => unavailable())
  expect((await ask('/jobs/maps')).status).toBe(503)
  vi.advanceTimersByTime(3_601_000)
  const late = await ask('/jobs')
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '5'])
  vi.useRealTimers()
})

test('when the line breaks pages are kept for as long as nothing newer can be had', async () => {
  await ask('/jobs')
  const before = changesSoFar()
  await db().execute(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'flightpath public_pages' and datname = current_database()`,
  )
  await expect.poll(changesSoFar).toBeGreaterThan(before)
  render.mockImplementation(async () => unavailable())
  expect(await (await ask('/jobs')).text()).toContain('<h1>Jobs</h1>')
})

test('what is known to have changed is not shown any more, also while the database is away', async () => {
  await ask('/jobs')
  forgetPages()
  render.mockImplementation(async () => unavailable())
  expect((await ask('/jobs')).status).toBe(503)
})

test('a fault of ours is not hidden behind an older page', async () => {
  await ask('/jobs')
  doubtPages()
  render.mockImplementation(async () => new Response('<h1>Oops!</h1>', { status: 500 }))
  expect((await ask('/jobs')).status).toBe(500)
})

test('who is signed in is shown nothing of what is kept, also while the database is away', async () => {
  await ask('/jobs')
  render.mockImplementation(async () => unavailable())
  const own = await ask('/jobs', { headers: { cookie: 'better-auth.session_token=x' } })
  expect(own.status).toBe(503)
})

test('a page of which a part failed is shown once and not kept', async () => {
  const request = new Request('http://localhost/jobs')
  noteFault(request, new AppError('UNAVAILABLE', 'error.unavailable'))
  await serve(request)
  await ask('/jobs')
  expect(render).toHaveBeenCalledTimes(2)
})
