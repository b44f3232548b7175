import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { DEMO_PASSWORD } from '#/db/seed/cast.ts'
import { mediaFixture } from '#tests/setup/media-fixture.ts'
import { boastingJpeg, hugePng, longGif, smallPng } from '../fixtures/hostile-files.ts'
import { endOwnApp, startOwnApp, type OwnApp } from '../fixtures/own-app.ts'
import { field, fileHead, form, rawUpload, type SendBody } from '../fixtures/raw-upload.ts'
import { demoAccount } from '../fixtures/sign-in.ts'

const REFUSED_MS_MAX = 5_000
const QUICK_MS = 500
const MEGABYTE = new Uint8Array(1_000_000)

let dataDir = ''
let app: OwnApp
let cookie = ''

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  dataDir = mkdtempSync(join(tmpdir(), 'flightpath-abuse-'))
  app = await startOwnApp({ dataDir })
  const answer = await fetch(`${app.baseURL}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { origin: app.baseURL, 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoAccount('Employer').email, password: DEMO_PASSWORD }),
  })
  expect(answer.status).toBe(200)
  cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  // What a server does for itself after a start takes seconds on a slow machine: here uploads are timed.
  await expect(async () => {
    for (let asked = 0; asked < 8; asked += 1) {
      const from = performance.now()
      await fetch(`${app.baseURL}/healthz`)
      expect(performance.now() - from).toBeLessThan(250)
      await delay(500)
    }
  }).toPass({ timeout: 40_000 })
})

test.afterAll(async () => {
  await endOwnApp(app, 'SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
})

const upload = (body: SendBody, headers: Record<string, string> = {}) =>
  rawUpload({ baseURL: app.baseURL, headers: { cookie, ...headers }, body })

/** How long others wait for a page while `work` goes on: the slowest of a hundred answers but one, in milliseconds. */
async function paceDuring(work: () => Promise<unknown>): Promise<number> {
  const waits: number[] = []
  const ended = new AbortController()
  const working = work().finally(() => ended.abort())
  while (!ended.signal.aborted) {
    const since = performance.now()
    expect((await fetch(`${app.baseURL}/healthz`)).status).toBe(200)
    waits.push(performance.now() - since)
    await delay(10)
  }
  await working
  return waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0
}

/** Others wait for half a second at most. Noise of a busy machine only ever adds: the best of three tries counts. */
async function expectPaceKept(work: () => Promise<unknown>): Promise<void> {
  let paceMs = Infinity
  for (let turn = 0; turn < 3 && paceMs >= QUICK_MS; turn += 1) paceMs = await paceDuring(work)
  expect(paceMs).toBeLessThan(QUICK_MS)
}

/** Sends pieces for as long as anybody listens, up to so many megabytes. */
const endless =
  (head: Uint8Array, megabytes: number): SendBody =>
  async (send, gone) => {
    await send(head)
    for (let sent = 0; sent < megabytes && !gone.aborted; sent += 1) await send(MEGABYTE)
  }

/** A byte every second, for as long as anybody listens. */
const dripping: SendBody = async (send, gone) => {
  await send(fileHead('image/png'))
  while (!gone.aborted) {
    await send(Buffer.from('x'))
    await delay(1_000, undefined, { signal: gone }).catch(() => undefined)
  }
}

const html = Buffer.from('<!doctype html><script>alert(document.domain)</script>')
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
const film = (name: string, bytes?: number) =>
  mediaFixture(name).then((content) => content.subarray(0, bytes))
const one = (content: Uint8Array, type: string | null, ...fields: Uint8Array[]) =>
  form(...fields, fileHead(type), content)

const NOT_IMAGE = 'Uploaded file is not an image'
const NOT_VIDEO = 'Uploaded file is not a video'
const FORMAT = 'This image format is not supported'
const TOO_LARGE = 'Uploaded file is too large'
const PIXELS = 'This image has too many pixels. Please choose one with at most 50 megapixels.'
const BROKEN = 'This video is damaged or incomplete. Please try again with another copy.'
const COMPANY_VIDEO = field('path', 'company-videos')

type Abuse = {
  body: SendBody | Promise<SendBody>
  headers?: Record<string, string>
  status?: number
  error: string
}

const ABUSES: Record<string, () => Abuse> = {
  'an SVG that says so': () => ({ body: one(svg, 'image/svg+xml'), error: FORMAT }),
  'an SVG that says it is a PNG': () => ({ body: one(svg, 'image/png'), error: FORMAT }),
  'a page that says it is a PNG': () => ({ body: one(html, 'image/png'), error: NOT_IMAGE }),
  'a script that says it is a JPEG': () => ({
    body: one(Buffer.from('alert(1)'), 'image/jpeg'),
    error: NOT_IMAGE,
  }),
  'a page': () => ({ body: one(html, 'text/html'), error: NOT_IMAGE }),
  'a picture of no type': () => ({ body: smallPng().then((png) => one(png, null)), error: NOT_IMAGE }),
  'a picture of an empty type': () => ({ body: smallPng().then((png) => one(png, '')), error: NOT_IMAGE }),
  'a PNG of 196 megapixels': () => ({ body: one(hugePng(), 'image/png'), error: PIXELS }),
  'a JPEG that says it has 4,290': () => ({
    body: boastingJpeg().then((jpeg) => one(jpeg, 'image/jpeg')),
    error: PIXELS,
  }),
  'a GIF of a hundred thousand pictures': () => ({ body: one(longGif(100_000), 'image/gif'), error: FORMAT }),
  'a film that is a page': () => ({ body: one(html, 'video/mp4', COMPANY_VIDEO), error: NOT_VIDEO }),
  'a page behind the first bytes of a film': () => ({
    body: film('recorded.mp4', 36).then((start) => one(Buffer.concat([start, html]), 'video/mp4')),
    error: BROKEN,
  }),
  'half a film, its index in front': () => ({
    body: film('index-in-front.mp4', 5_000).then((part) => one(part, 'video/mp4')),
    error: BROKEN,
  }),
  'half a film, its index at the end': () => ({
    body: film('index-at-end.mp4', 5_000).then((part) => one(part, 'video/mp4')),
    error: BROKEN,
  }),
  'two files': () => ({
    body: smallPng().then((png) =>
      form(fileHead('image/png'), png, Buffer.from('\r\n'), fileHead('image/png'), png),
    ),
    error: 'Please upload one file at a time',
  }),
  'ten gigabytes, announced': () => ({
    body: endless(fileHead('video/mp4'), 10_000),
    headers: { 'content-length': '10000000000' },
    status: 413,
    error: TOO_LARGE,
  }),
  'ten gigabytes of a picture, in pieces': () => ({
    body: endless(fileHead('image/png'), 10_000),
    status: 413,
    error: TOO_LARGE,
  }),
  'ten gigabytes after a picture': () => ({
    body: smallPng().then((png) =>
      endless(Buffer.concat([fileHead('image/png'), png, Buffer.from('\r\n--x-boundary-x--\r\n')]), 10_000),
    ),
    status: 413,
    error: TOO_LARGE,
  }),
  'a hundred thousand fields': () => ({
    body: form(...Array.from({ length: 100_000 }, (_, index) => field(`f${index}`, 'x'))),
    error: "Some information entered isn't valid",
  }),
  'a byte a second': () => ({
    body: dripping,
    status: 408,
    error: 'The upload was too slow and was stopped. Please try again with a better connection.',
  }),
  'somebody who is signed out': () => ({
    body: endless(fileHead('video/mp4'), 10_000),
    headers: { cookie: '' },
    status: 401,
    error: 'Please sign in to continue',
  }),
  'another site’s page': () => ({
    body: endless(fileHead('video/mp4'), 10_000),
    headers: { origin: 'https://evil.example' },
    status: 403,
    error: 'Not authorized',
  }),
}

for (const [name, abuse] of Object.entries(ABUSES)) {
  test(
    `${name}: refused in words within five seconds, and nobody else waits`,
    { tag: ['@R167', '@R199'] },
    async () => {
      const { body, headers, status = 422, error } = abuse()
      const sent = await body
      await expectPaceKept(async () => {
        const answer = await upload(sent, headers)
        expect(answer).toMatchObject({ status, body: { error, message: error } })
        expect(answer.tookMs).toBeLessThan(REFUSED_MS_MAX)
        // What lies between us on the way counts as taken; a gigabyte does not lie there.
        expect(answer.sentBytes).toBeLessThan(130_000_000)
      })
    },
  )
}

const PATHS = [
  '',
  '..',
  '../..',
  '/etc',
  '%2e%2e%2f',
  '..\\..',
  'C:\\',
  'profile-pictures/../../x',
  'profile-pictures\u0000',
]

test('no folder but ours is ever written to, however it is named', { tag: ['@2.10a'] }, async () => {
  const png = await smallPng()
  const before = readdirSync(dataDir).toSorted()
  for (const path of [...PATHS, '\u2025/x', 'a'.repeat(10_000)]) {
    for (const body of [
      form(field('path', path), fileHead('image/png'), png),
      form(fileHead('image/png'), png, Buffer.from('\r\n'), field('path', path)),
    ]) {
      const answer = await upload(body)
      expect(answer, path).toMatchObject({ status: 422, body: { error: 'There is no place for this file' } })
    }
  }
  expect(new Set([...before, 'incoming'])).toEqual(new Set([...readdirSync(dataDir), 'incoming']))
})

test('nothing outside the storage is ever read, however it is asked for', async () => {
  const secret = readFileSync(join(dataDir, 'auth-secret'), 'utf8')
  for (const path of [
    '..%2fauth-secret',
    '..%2f..%2f.env',
    '%2e%2e/auth-secret',
    '%2e%2e%2fauth-secret',
    'company-logos/..%2f..%2fauth-secret',
    'company-logos%2f..%2f..%2fauth-secret',
    '..%5cauth-secret',
    '%2fetc%2fpasswd',
    'company-logos/default.webp%00.png',
    'company-logos/default.webp%2f..%2f..%2f..%2fauth-secret',
  ]) {
    const answer = await fetch(`${app.baseURL}/files/${path}`)
    expect([404, 400], path).toContain(answer.status)
    expect(await answer.text()).not.toContain(secret)
  }
})

for (const [what, fileName, type] of [
  ['a PHP name', 'shell.php', 'image/png'],
  ['two endings', 'a.png.html', 'image/png'],
  ['a way out', '../../../a.png', 'image/png'],
  ['a type in capitals', 'a.png', 'IMAGE/PNG'],
] as const) {
  test(`a PNG with ${what} and a page at its end is made anew, and nothing of the page is served`, async () => {
    const polyglot = Buffer.concat([await smallPng(), html])
    const { status, body } = await upload(form(fileHead(type, fileName), polyglot))
    expect([status, body.url]).toEqual([
      200,
      expect.stringMatching(/^\/files\/profile-pictures\/[\w-]{36}\.webp$/),
    ])
    const served = await fetch(`${app.baseURL}${body.url}`)
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(Buffer.from(await served.arrayBuffer()).includes('<script')).toBe(false)
  })
}

test(
  'a film is served in parts, and without its content to who asks for its head',
  { tag: ['@2.10b'] },
  async () => {
    const content = await film('recorded.mp4')
    const { body } = await upload(one(content, 'video/mp4'))
    const ask = (headers: Record<string, string>, method = 'GET') =>
      fetch(`${app.baseURL}${body.url}`, { method, headers })
    const part = await ask({ range: 'bytes=10-19' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${content.length}`])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(content.subarray(10, 20))
    const beyond = await ask({ range: `bytes=${content.length}-` })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${content.length}`])
    const head = await ask({}, 'HEAD')
    expect([
      head.status,
      head.headers.get('content-length'),
      head.headers.get('accept-ranges'),
      await head.text(),
    ]).toEqual([...[200, String(content.length), 'bytes', '']])
  },
)

/** Memory of the app now, in megabytes. */
function memoryMb(): number {
  const status = readFileSync(`/proc/${app.process.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024
}

/** A film of a hundred megabytes: a real one, and a box of nothing behind it, which players pass over. */
async function hundredMegabytes(): Promise<SendBody> {
  const content = await film('index-in-front.mp4')
  const free = Buffer.from('\0\0\0\0free')
  const megabytes = 99
  free.writeUInt32BE(8 + megabytes * MEGABYTE.length)
  const send = endless(Buffer.concat([fileHead('video/mp4'), content, free]), megabytes)
  return async (write, gone) => {
    await send(write, gone)
    await write(Buffer.from('\r\n--x-boundary-x--\r\n'))
  }
}

test(
  'a film of a hundred megabytes costs the server no more than 64 megabytes of memory',
  { tag: ['@2.10b'] },
  async () => {
    test.skip(process.platform !== 'linux', 'the figure is read from /proc')
    test.slow()
    // The towns that the app reads after its start cost it more than the film.
    await expect.poll(() => app.output(), { timeout: 60_000 }).toContain('gazetteer loaded')
    const grown: number[] = []
    for (let round = 1; round <= 3; round += 1) {
      const nowMb = memoryMb()
      let mostMb = nowMb
      const watch = setInterval(() => (mostMb = Math.max(mostMb, memoryMb())), 10)
      const answer = await upload(await hundredMegabytes())
      clearInterval(watch)
      expect(answer).toMatchObject({ status: 200 })
      grown.push(Math.round(mostMb - nowMb))
    }
    process.stdout.write(`Memory of three uploads of 100 MB: +${grown.join(', +')} MB\n`)
    expect(Math.max(...grown)).toBeLessThan(64)
  },
)

test('files are posted: any other way is refused as such', async () => {
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const answer = await fetch(`${app.baseURL}/api/upload`, {
      method,
      headers: { cookie, origin: app.baseURL },
    })
    expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'POST'])
  }
})
