import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, request as requests, test, type APIRequestContext } from '@playwright/test'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#/db/seed/cast.ts'
import { callFunction } from '../fixtures/call-function.ts'
import { endOwnApp, startOwnApp, type OwnApp } from '../fixtures/own-app.ts'

const PORT = 20_000 + (process.pid % 20_000)
const WRITERS = 8
const KILLS = 3
const WRITE_FOR_MS = 700

let dataDir = ''
let app: OwnApp

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'flightpath-kill-'))
  app = await startOwnApp({ port: PORT, dataDir })
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

const COMPANY = {
  name: 'Sluis & Zonen',
  email: 'work@sluis.example.com',
  phone: '+31 10 700 0900',
  description: 'We keep the low land dry.',
  location: 'Rotterdam',
  logo: '/files/company-logos/default.webp',
  video: null,
}

/** Founds companies until the server is gone; remembers the id of every one that was acknowledged. */
async function writeUntilGone(context: APIRequestContext, acknowledged: Set<string>): Promise<void> {
  for (;;) {
    const data = { ...COMPANY, visitKey: crypto.randomUUID() }
    const call = { name: 'createOrganization', method: 'POST', data } as const
    const answer = await callFunction(context, call).catch(() => null)
    if (!answer) return
    const id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(await answer.text().catch(() => ''))?.[0]
    if (answer.status() === 200 && id) acknowledged.add(id)
  }
}

async function isThere(context: APIRequestContext, id: string): Promise<boolean> {
  const answer = await callFunction(context, { name: 'getOrganization', method: 'GET', data: { id } })
  return answer.status() === 200
}

test('killed in the middle of writing, the app loses nothing that it acknowledged', async () => {
  test.setTimeout(120_000)
  const acknowledged = new Set<string>()
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const context = await signedIn()
    const writers = Array.from({ length: WRITERS }, () => writeUntilGone(context, acknowledged))
    setTimeout(() => app.process.kill('SIGKILL'), WRITE_FOR_MS)
    await Promise.all(writers)
    await endOwnApp(app, 'SIGKILL')
    app = await startOwnApp({ port: PORT, dataDir })
  }
  expect(acknowledged.size).toBeGreaterThan(KILLS * WRITERS)
  const context = await signedIn()
  for (const id of acknowledged) expect(await isThere(context, id), id).toBe(true)
})

test('a second start on the same data directory is refused with a sentence and harms nothing', async () => {
  const second = startOwnApp({ port: PORT + 1, dataDir })
  await expect(second).rejects.toThrow(/already running on/)
  expect((await fetch(`${app.baseURL}/readyz`)).status).toBe(200)
})

test('asked to stop, the app and its database are gone within ten seconds', async () => {
  const from = Date.now()
  await endOwnApp(app, 'SIGTERM')
  expect(Date.now() - from).toBeLessThan(10_000)
  await expect(fetch(`${app.baseURL}/healthz`)).rejects.toThrow()
  app = await startOwnApp({ port: PORT, dataDir })
})
