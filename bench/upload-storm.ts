import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { mediaFixture } from '#tests/setup/media-fixture.ts'
import { pickPort } from '../scripts/lib/pick-port.mjs'
import { endOwnApp, startServer, type OwnApp } from '../e2e/fixtures/own-app.ts'
import { fileHead, form, rawUpload } from '../e2e/fixtures/raw-upload.ts'
import { quantile, timed } from './lib/figures.ts'

// What many at once cost everybody else: `npm run build`, then `node bench/upload-storm.ts`.

const PORT = await pickPort()
const UPLOADS = 100
const AT_ONCE = 2
const READERS = 200
const IDLE = 2_000
const ASKED = 800

const memoryMb = (app: OwnApp) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${app.process.pid}/status`, 'utf8'))?.[1]) / 1_024

/** A photograph of noise: five megabytes that no codec makes smaller. */
async function buildPhotograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const image = sharp({ create: { width: 2_450, height: 2_450, channels: 3, background: '#000', noise } })
  return image.jpeg({ quality: 92 }).toBuffer()
}

async function post(app: OwnApp, path: string, fields: object): Promise<string> {
  const answer = await fetch(`${app.baseURL}/api/auth${path}`, {
    method: 'POST',
    headers: { origin: app.baseURL, 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  })
  if (!answer.ok) throw new Error(await answer.text())
  const cookies = answer.headers.getSetCookie()
  return cookies.map((line) => line.split(';')[0]).join('; ')
}

/** Enough people that nobody sends more at once than one may. */
async function signUpMany(app: OwnApp): Promise<string[]> {
  const cookies: string[] = []
  while (cookies.length < UPLOADS / AT_ONCE) {
    const [firstName, lastName] = ['Ada', 'Storm']
    const person = { firstName, lastName, name: `${firstName} ${lastName}`, type: 'Individual' }
    const email = `storm-${cookies.length}@example.com`
    cookies.push(await post(app, '/sign-up/email', { ...person, email, password: 'a long enough one' }))
  }
  return cookies
}

/** How long each of many questions of somebody else takes, one after another. */
async function askPages(app: OwnApp): Promise<number[]> {
  const waits: number[] = []
  for (let asked = 0; asked < ASKED; asked += 1) {
    waits.push(await timed(async () => (await fetch(`${app.baseURL}/jobs/`)).text()))
  }
  return waits
}

const tailOf = (waits: number[]) =>
  `median ${quantile(waits, 0.5).toFixed(0)} ms, p99 ${quantile(waits, 0.99).toFixed(0)} ms`

async function measureUploads(app: OwnApp, cookies: string[]): Promise<void> {
  const photograph = await buildPhotograph()
  const before = memoryMb(app)
  let most = before
  const watch = setInterval(() => (most = Math.max(most, memoryMb(app))), 20)
  const counts = new Map<number | string, number>()
  const tookMs = await timed(() =>
    Promise.all(
      Array.from({ length: UPLOADS }, async (_, index) => {
        const headers = { cookie: cookies[index % cookies.length] ?? '' }
        const body = form(fileHead('image/jpeg'), photograph)
        const status = await rawUpload({ baseURL: app.baseURL, headers, body }).then(
          (answer) => answer.status,
          () => 'no answer',
        )
        counts.set(status, (counts.get(status) ?? 0) + 1)
      }),
    ),
  )
  clearInterval(watch)
  const size = (photograph.length / 1_000_000).toFixed(1)
  console.log(`${UPLOADS} uploads of ${size} MB at once: ${(tookMs / 1_000).toFixed(1)} s`, counts)
  console.log(`Memory: ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most`)
}

/** Somebody who asks for a film and reads its first piece only. */
function readSlowly(app: OwnApp, path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${app.baseURL}${path}`, { agent: false }, (answer) => {
      answer.once('readable', () => resolve(answer))
    })
    request.once('error', reject)
    request.end()
  })
}

const openIdle = (): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(PORT, '127.0.0.1', () => {
      socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
      socket.once('data', () => resolve(socket))
    })
    socket.once('error', reject)
  })

/** A real film with a box of nothing behind it, which players pass over: large enough to be read for long. */
async function uploadFilm(app: OwnApp, cookie: string): Promise<string> {
  const free = Buffer.alloc(40_000_000)
  free.writeUInt32BE(free.length)
  free.write('free', 4)
  const film = await mediaFixture('index-in-front.mp4')
  const body = form(fileHead('video/mp4'), film, free)
  const { body: answer } = await rawUpload({ baseURL: app.baseURL, headers: { cookie }, body })
  if (!answer.url) throw new Error(answer.error)
  return new URL(answer.url, app.baseURL).pathname
}

async function measureReaders(app: OwnApp, cookie: string): Promise<void> {
  const film = await uploadFilm(app, cookie)
  await askPages(app)
  const alone = await askPages(app)
  const readers = await Promise.all(Array.from({ length: READERS }, () => readSlowly(app, film)))
  const idle = await Promise.all(Array.from({ length: IDLE }, openIdle))
  const beside = await askPages(app)
  console.log(`Others alone: ${tailOf(alone)}`)
  console.log(`Beside ${READERS} slow readers and ${IDLE} idle sockets: ${tailOf(beside)}`)
  console.log(
    `Memory: ${memoryMb(app).toFixed(0)} MB; answered`,
    readers.filter((one) => one.statusCode === 200).length,
  )
  for (const one of [...readers, ...idle]) one.destroy()
}

const dataDir = mkdtempSync(join(tmpdir(), 'flightpath-storm-'))
const app = await startServer({ port: PORT, dataDir })
try {
  const cookies = await signUpMany(app)
  await measureReaders(app, cookies[0] ?? '')
  await measureUploads(app, cookies)
} finally {
  await endOwnApp(app, 'SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
}
