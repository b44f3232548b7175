import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endOwnApp, startOwnApp, type OwnApp } from '../fixtures/own-app.ts'
import { fileHead, rawUpload, type SendBody } from '../fixtures/raw-upload.ts'
import { cookieOf, enter, expect, test } from '../fixtures/test.ts'
import { ABUSES, DRIP, endless, film } from './upload-abuses.ts'

// What an upload costs everybody else, on a server that does nothing beside it.
test.describe.configure({ mode: 'serial' })

/** While an upload is refused, others are answered at least this share as often as while nothing is uploaded. */
const PACE_SHARE_MIN = 0.2
/** A short refusal is too short to count answers: the same abuse is sent until so many were heard alone. */
const ANSWERS_MIN = 50
const ROUNDS_MAX = 5

let dataDir = ''
let app: OwnApp
let cookie = ''

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'flightpath-upload-load-'))
  app = await startOwnApp({ dataDir })
  cookie = cookieOf(await enter('Employer', app.baseURL))
})

test.afterAll(async () => {
  await endOwnApp(app, 'SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
})

const upload = (body: SendBody, headers: Record<string, string> = {}) =>
  rawUpload({ baseURL: app.baseURL, headers: { cookie, ...headers }, body })

async function askForHealth(): Promise<void> {
  expect((await fetch(`${app.baseURL}/healthz`)).status).toBe(200)
}

/** Answers a second that others hear one after the other while `work` goes on, time and again. */
async function paceDuring(work: () => Promise<unknown>): Promise<number> {
  const sinceMs = performance.now()
  let answers = 0
  while (answers < ANSWERS_MIN) {
    const ended = new AbortController()
    const working = work().finally(() => ended.abort())
    while (!ended.signal.aborted) {
      await askForHealth()
      answers += 1
    }
    await working
  }
  return (answers * 1_000) / (performance.now() - sinceMs)
}

/**
 * The pace beside some work, as a share of the pace alone. Other work on the machine only makes a pace slower, so the best
 * of each counts. Both are measured again while the share looks too small.
 */
async function paceShare(work: () => Promise<unknown>): Promise<number> {
  let [alone, beside] = [0, 0]
  for (let round = 0; round < ROUNDS_MAX && beside <= alone * PACE_SHARE_MIN; round += 1) {
    alone = Math.max(alone, await paceDuring(askForHealth))
    beside = Math.max(beside, await paceDuring(work))
  }
  return beside / alone
}

for (const [name, abuse] of Object.entries({ ...ABUSES, 'a byte a second': () => DRIP })) {
  test(`${name}: refused, and meanwhile others are answered`, { tag: '@long' }, async () => {
    const { body, headers, status = 422, error } = abuse()
    const sent = await body
    const share = await paceShare(async () =>
      expect(await upload(sent, headers)).toMatchObject({ status, body: { error, message: error } }),
    )
    expect(share).toBeGreaterThan(PACE_SHARE_MIN)
  })
}

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
  free.writeUInt32BE(8 + megabytes * 1_000_000)
  const send = endless(Buffer.concat([fileHead('video/mp4'), content, free]), megabytes)
  return async (write, gone) => {
    await send(write, gone)
    await write(Buffer.from('\r\n--x-boundary-x--\r\n'))
  }
}

test(
  'a film of a hundred megabytes costs the server no more than 64 megabytes of memory',
  { tag: ['@long', '@2.10b'] },
  async () => {
    test.skip(process.platform !== 'linux', 'the figure is read from /proc')
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
