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
/** Other work of the app can only make a count larger, so the smallest of several rounds is taken. */
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

async function askForHealth(): Promise<number> {
  expect((await fetch(`${app.baseURL}/healthz`)).status).toBe(200)
  return 1
}

/** The processor time of the app's main thread so far, in ticks. The main thread answers requests. */
function ticks(): number {
  const { pid } = app.process
  const status = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8')
  // The name of the program, in brackets, may hold spaces. The fields are proc(5)'s utime and stime.
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11]) + Number(fields[12])
}

/** A piece of work, which returns for how many short answers it asked. */
type Work = () => Promise<number>

/**
 * Repeats a piece of work until it has taken at least `TICKS_MIN` ticks of processor time. Returns the average of one try:
 * its ticks, and how many short answers it asked for.
 */
async function measure(work: Work): Promise<{ ticks: number; answers: number }> {
  const before = ticks()
  let [tries, answers] = [0, 0]
  do {
    answers += await work()
    tries += 1
  } while (ticks() - before < TICKS_MIN)
  return { ticks: (ticks() - before) / tries, answers: answers / tries }
}

/**
 * How many short answers cost as much as a piece of work. An answer between two pieces of an upload costs more than one
 * alone, so two are taken off for each that the work asked for. Counts again as long as the cost is not less than `max`.
 */
async function costOf(work: Work, max: number): Promise<number> {
  let [cost, answerTicks] = [Infinity, Infinity]
  const rounds: { ticks: number; answers: number }[] = []
  while (rounds.length < ROUNDS_MAX && !(cost < max)) {
    rounds.push(await measure(work))
    answerTicks = Math.min(answerTicks, (await measure(askForHealth)).ticks)
    cost = Math.min(...rounds.map((round) => round.ticks / answerTicks - 2 * round.answers))
  }
  return cost
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
    const refuse = async () => {
      await expectRefusal(body, abuse)
      return 0
    }
    // What is loaded first is not counted.
    await refuse()
    expect(await costOf(refuse, max)).toBeLessThan(max)
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
      const sendAndAsk = async (): Promise<number> => {
        let answers = 0
        const asking: SendBody = (send, gone) =>
          body(async (piece) => {
            await send(piece)
            answers += await askForHealth()
          }, gone)
        await expectRefusal(asking, abuse)
        expect(answers).toBeGreaterThan(1)
        return answers
      }
      expect(await costOf(sendAndAsk, max)).toBeLessThan(max)
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
    expect(await upload(one(await film('index-in-front.mp4'), 'video/mp4'))).toMatchObject({ status: 200 })
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
