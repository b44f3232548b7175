import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plantInto } from '../../scripts/lib/planted-data.mjs'
import { endOwnApp, startOwnApp, type OwnApp } from '../fixtures/own-app.ts'
import { fileHead, rawUpload, type SendBody } from '../fixtures/raw-upload.ts'
import { cookieOf, enter, expect, test } from '../fixtures/test.ts'
import { ABUSES, endless, film, one, SLOW_ABUSES, type Abuse } from './upload-abuses.ts'

// What an upload costs everybody else, on a server that does nothing beside it.
test.describe.configure({ mode: 'serial' })

/**
 * The most that a refusal may cost the main thread, counted in answers of /healthz. Most refusals cost 5 to 50. The one of
 * which a hundred megabytes are taken costs 350 to 650.
 */
const COST_MAX = 200
const COSTS_MAX: Record<string, number> = { 'ten gigabytes after a picture': 2_500 }
/** Work is counted in ticks of ten milliseconds, and goes on until so many are counted. */
const TICKS_MIN = 10
/** Other work on the machine can only make a count larger, so the smallest of several rounds is taken. */
const ROUNDS_MAX = 5

let dataDir = ''
let app: OwnApp
let cookie = ''

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'flightpath-upload-load-'))
  plantInto(dataDir)
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

/** The processor time of the app's main thread so far, in ticks. The main thread answers requests. */
function ticks(): number {
  const { pid } = app.process
  const status = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8')
  // The name of the program, in brackets, may hold spaces. The fields are proc(5)'s utime and stime.
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11]) + Number(fields[12])
}

/** The ticks that a piece of work takes, on the average of as many tries as can be counted. */
async function ticksFor(work: () => Promise<unknown>): Promise<number> {
  const before = ticks()
  let tries = 0
  do {
    await work()
    tries += 1
  } while (ticks() - before < TICKS_MIN)
  return (ticks() - before) / tries
}

/** How many short answers cost as much as a piece of work. Counts again as long as they are not fewer than `max`. */
async function costOf(work: () => Promise<unknown>, max: number): Promise<number> {
  let [whole, answer] = [Infinity, Infinity]
  for (let round = 0; round < ROUNDS_MAX && !(whole < max * answer); round += 1) {
    whole = Math.min(whole, await ticksFor(work))
    answer = Math.min(answer, await ticksFor(askForHealth))
  }
  return whole / answer
}

/** Sends an upload and expects that it is refused in its words. */
async function expectRefusal(body: SendBody, { headers, status = 422, error }: Abuse): Promise<void> {
  expect(await upload(body, headers)).toMatchObject({ status, body: { error, message: error } })
}

for (const [name, make] of Object.entries(ABUSES)) {
  const max = COSTS_MAX[name] ?? COST_MAX
  test(`${name}: to refuse it costs less than ${max} short answers`, { tag: '@long' }, async () => {
    test.skip(process.platform !== 'linux', 'the figure is read from /proc')
    const abuse = make()
    const body = await abuse.body
    // What is loaded first is not counted.
    await expectRefusal(body, abuse)
    expect(await costOf(() => expectRefusal(body, abuse), max)).toBeLessThan(max)
  })
}

for (const [name, make] of Object.entries(SLOW_ABUSES)) {
  const max = COSTS_MAX[name] ?? COST_MAX
  test(
    `${name}: others are answered between two pieces of it, and it costs less than ${max} short answers`,
    { tag: '@long' },
    async () => {
      test.skip(process.platform !== 'linux', 'the figure is read from /proc')
      const abuse = make()
      const body = await abuse.body
      const answerTicks = await ticksFor(askForHealth)
      // Asks for /healthz after each piece. The cost is counted in such answers, less two for each one asked for.
      const sendAndAsk = async (): Promise<number> => {
        let answers = 0
        const asking: SendBody = (send, gone) =>
          body(async (piece) => {
            await send(piece)
            await askForHealth()
            answers += 1
          }, gone)
        const before = ticks()
        await expectRefusal(asking, abuse)
        expect(answers).toBeGreaterThan(1)
        return (ticks() - before) / answerTicks - 2 * answers
      }
      let cost = Infinity
      for (let round = 0; round < ROUNDS_MAX && !(cost < max); round += 1) {
        cost = Math.min(cost, await sendAndAsk())
      }
      expect(cost).toBeLessThan(max)
    },
  )
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
    const grown: number[] = []
    // What is loaded first is not counted.
    await upload(one(await film('index-in-front.mp4'), 'video/mp4'))
    const nowMb = memoryMb()
    for (let round = 1; round <= 3; round += 1) {
      let mostMb = nowMb
      const watch = setInterval(() => (mostMb = Math.max(mostMb, memoryMb())), 10)
      const answer = await upload(await hundredMegabytes())
      clearInterval(watch)
      expect(answer).toMatchObject({ status: 200 })
      grown.push(Math.round(mostMb - nowMb))
    }
    process.stdout.write(`Memory of three uploads of 100 MB: +${grown.join(', +')} MB\n`)
    // Memory that an upload needs is seen in every round. Other work shows in some rounds only, so the least growth counts.
    expect(Math.min(...grown)).toBeLessThan(64)
  },
)
