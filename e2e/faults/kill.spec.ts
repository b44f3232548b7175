import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request as requests, type APIRequestContext } from '@playwright/test'
import { findClusterDirectory } from '#/db/embedded/cluster-directory.ts'
import { readPostmasterFile } from '#/db/embedded/postmaster-process.ts'
import { chooseRunAs } from '#/db/embedded/run-as.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#/db/seed/cast.ts'
import { plantInto } from '../../scripts/lib/planted-data.mjs'
import { seedId } from '#/db/seed/seed-id.ts'
import { callFunction } from '../fixtures/call-function.ts'
import { endOwnApp, startOwnApp, type OwnApp } from '../fixtures/own-app.ts'
import { BROWSER_PATIENCE_MS } from '../fixtures/slower.ts'
import { expect, test } from '../fixtures/test.ts'

const WRITERS = 8
/** Then the next ones are under way. */
const SAVES_BEFORE_KILL = 2 * WRITERS
const KILLS = 50

let dataDir = ''
let app: OwnApp

const start = () => startOwnApp({ dataDir, env: { LANGUAGES: 'en,fr' } })

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'flightpath-kill-'))
  plantInto(dataDir)
  app = await start()
})

test.afterAll(async () => {
  await endOwnApp(app, 'SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
})

async function signedIn(): Promise<APIRequestContext> {
  const employer = DEMO_ACCOUNTS.find(({ type }) => type === 'Employer')
  const context = await requests.newContext({ baseURL: app.baseURL })
  const data = { email: employer?.email, password: DEMO_PASSWORD }
  const answer = await context.post('/api/auth/sign-in/email', { data, headers: { origin: app.baseURL } })
  expect(answer.status()).toBe(200)
  return context
}

/** Keeps the title of a draft as it was saved for the `count`th time. */
async function writeTitle(context: APIRequestContext, id: string, count: number): Promise<boolean> {
  const data = { id, status: 'Draft', step: 1, values: { title: `Written ${count} times` } }
  const answer = await callFunction(context, { name: 'saveJobStep', method: 'POST', data }).catch(() => null)
  return answer?.status() === 200
}

/** Begins a draft of its own for a writer: what has a title is not gone on with. */
async function beginDraft(context: APIRequestContext): Promise<string> {
  const call = { name: 'createJob', method: 'POST', data: { visitKey: crypto.randomUUID() } } as const
  const id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(await (await callFunction(context, call)).text())?.[0] ?? ''
  expect(await writeTitle(context, id, 1)).toBe(true)
  return id
}

/** Saves a draft again and again until the server is gone; answers how often that was acknowledged. */
async function writeUntilGone(
  context: APIRequestContext,
  { id, onSaved }: { id: string; onSaved: () => void },
): Promise<number> {
  let count = 1
  while (await writeTitle(context, id, count + 1)) {
    count += 1
    onSaved()
  }
  return count
}

/** How often a draft was saved, as it says itself. */
async function timesWritten(context: APIRequestContext, id: string): Promise<number> {
  const answer = await callFunction(context, { name: 'getJobForEdit', method: 'GET', data: { id } })
  return Number(/Written (\d+) times/.exec(await answer.text())?.[1])
}

async function killWhileWriting(kills: number): Promise<void> {
  const acknowledged = new Map<string, number>()
  for (let kill = 1; kill <= kills; kill += 1) {
    const context = await signedIn()
    const ids: string[] = []
    for (let writer = 1; writer <= WRITERS; writer += 1) ids.push(await beginDraft(context))
    let saves = 0
    const onSaved = () => {
      saves += 1
      if (saves === SAVES_BEFORE_KILL) app.process.kill('SIGKILL')
    }
    const counts = await Promise.all(ids.map((id) => writeUntilGone(context, { id, onSaved })))
    for (const [index, id] of ids.entries()) acknowledged.set(id, counts[index] ?? 0)
    await endOwnApp(app, 'SIGKILL')
    app = await start()
  }
  const repeated = [...acknowledged.values()].reduce((sum, count) => sum + count - 1, 0)
  expect(repeated).toBeGreaterThan(WRITERS)
  const context = await signedIn()
  // The last save may have been done without an answer, but none before it may be undone.
  for (const [id, count] of acknowledged)
    expect([count, count + 1]).toContain(await timesWritten(context, id))
}

test('killed in the middle of writing, the app loses nothing that it acknowledged', () => killWhileWriting(1))

test('killed fifty times in the middle of writing, it still has lost nothing', { tag: '@long' }, async () => {
  test.setTimeout(KILLS * BROWSER_PATIENCE_MS)
  await killWhileWriting(KILLS)
})

/** Ends the database so that it cannot start again; answers how to let it. */
function takeDatabaseAway(): () => void {
  const files = join(findClusterDirectory(dataDir, chooseRunAs()), 'data')
  const version = join(files, 'PG_VERSION')
  renameSync(version, `${version}.away`)
  process.kill(readPostmasterFile(files)?.pid ?? 0, 'SIGKILL')
  return () => renameSync(`${version}.away`, version)
}

const look = (path: string) => fetch(`${app.baseURL}${path}`, { headers: { accept: 'text/html' } })

/** What a signed-in person's browser sends who reads French in dark colours, when nobody remembers their session. */
async function frenchCookies(): Promise<string> {
  const { cookies } = await (await signedIn()).storageState()
  const session = cookies.find(({ name }) => name.endsWith('session_token'))
  return `${session?.name}=${session?.value}; language=fr; theme=dark`
}

test('while the database is away a page is shown as it was, others say when to come back, and it comes back by itself', async () => {
  expect((await look('/jobs')).status).toBe(200)
  const cookie = await frenchCookies()
  const bringBack = takeDatabaseAway()
  await expect.poll(async () => (await look('/readyz')).status).toBe(503)
  const kept = await look('/jobs')
  expect([kept.status, await kept.text()]).toEqual([200, expect.stringContaining('</html>')])
  // A page that was never opened before is not kept.
  const other = await look('/jobs?search=nobody+has+looked')
  expect([other.status, other.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await other.text()).toContain('We are very busy right now. Please try again in a moment.')
  const french = await fetch(`${app.baseURL}/app/settings`, { headers: { accept: 'text/html', cookie } })
  expect(await french.text()).toMatch(/<html[^>]*lang="fr-FR"[^>]*data-theme="dark"[\s\S]*très sollicités/)
  expect([french.status, french.headers.get('retry-after')]).toEqual([503, '5'])
  const paper = await fetch(`${app.baseURL}/profile/cv/x/cv.pdf`, { headers: { cookie } })
  expect([paper.status, await paper.text()]).toEqual([503, expect.stringContaining('très sollicités')])
  const form = await fetch(`${app.baseURL}/api/sign-in`, {
    method: 'POST',
    headers: { origin: app.baseURL, cookie: 'language=fr' },
    body: new URLSearchParams({ email: 'nobody@example.com', password: 'wrong' }),
    redirect: 'manual',
  })
  expect([form.status, form.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await form.text()).toContain('très sollicités')
  // What is there is not said to be gone.
  const job = `/job/${seedId('gis-data-engineer')}`
  for (const path of [
    job,
    `${job}/share.png`,
    '/company/x',
    '/jobs/feed.rss',
    '/api/map/towns',
    '/dev/mail',
  ]) {
    const answer = await look(path)
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5'])
  }
  expect((await look('/healthz')).status).toBe(200)
  bringBack()
  await expect.poll(async () => (await look('/readyz')).status).toBe(200)
  expect((await look('/jobs?search=nobody+has+looked')).status).toBe(200)
})

test('a second start on the same data directory is refused with a sentence and harms nothing', async () => {
  const second = start()
  await expect(second).rejects.toThrow(/already running on/)
  expect((await fetch(`${app.baseURL}/readyz`)).status).toBe(200)
})

test('asked to stop, the app ends in order with its database, and starts again on the same data', async () => {
  await endOwnApp(app, 'SIGTERM')
  expect(app.process.exitCode).toBe(0)
  await expect(fetch(`${app.baseURL}/healthz`)).rejects.toThrow()
  app = await start()
})
