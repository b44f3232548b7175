import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endOwnApp, startOwnApp, type OwnApp } from '../fixtures/own-app.ts'
import { fileHead, rawUpload, type SendBody } from '../fixtures/raw-upload.ts'
import { cookieOf, enter, expect, test } from '../fixtures/test.ts'
import { ABUSES, DRIP, endless, film, type Abuse } from './upload-abuses.ts'

// What an upload costs everybody else, on a server that does nothing beside it.
test.describe.configure({ mode: 'serial' })

/**
 * To refuse an upload, the thread that answers others works at most as much as it does for so many short answers, and for
 * so many more with every megabyte that was taken. Up to 50 and 6 are usual.
 */
const WORTH_MAX = 200
const WORTH_PER_MEGABYTE_MAX = 20
/** Work is counted in ticks of ten milliseconds, and goes on until so many are counted. */
const TICKS_MIN = 20
/** Others get at least so many answers while a long upload is taken. Ten to fifty are usual, on a busy machine too. */
const ANSWERS_MIN = 4
/** What else the machine does only makes a count worse: while it is too bad it is taken again, and the best one counts. */
const ROUNDS_MAX = 5

const TAKEN_FOR_LONG = /^ten gigabytes (?:of|after) a picture|^a byte a second/
const LONG = Object.entries({ ...ABUSES, 'a byte a second': () => DRIP }).filter(([name]) =>
  TAKEN_FOR_LONG.test(name),
)

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

/** What the thread of the app that answers requests has worked so far, in ticks. */
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

/** How many short answers a piece of work is worth. It is counted again while that is more than `most`. */
async function worthOf(work: () => Promise<unknown>, most: number): Promise<number> {
  let worth = Infinity
  for (let round = 0; round < ROUNDS_MAX && worth > most; round += 1) {
    worth = Math.min(worth, (await ticksFor(work)) / (await ticksFor(askForHealth)))
  }
  return worth
}

/** How many answers others get, one after the other, while a piece of work goes on. */
async function answersDuring(work: () => Promise<unknown>): Promise<number> {
  const ended = new AbortController()
  const working = work().finally(() => ended.abort())
  let answers = 0
  while (!ended.signal.aborted) {
    await askForHealth()
    answers += 1
  }
  await working
  return answers
}

/** Sends an upload, expects that it is refused in its words, and answers how many megabytes were taken by then. */
async function refusalOf(abuse: () => Abuse): Promise<() => Promise<number>> {
  const { body, headers, status = 422, error } = abuse()
  const sent = await body
  return async () => {
    const answer = await upload(sent, headers)
    expect(answer).toMatchObject({ status, body: { error, message: error } })
    return answer.sentBytes / 1_000_000
  }
}

for (const [name, abuse] of Object.entries(ABUSES)) {
  test(`${name}: to refuse it is little work for the server`, { tag: '@long' }, async () => {
    test.skip(process.platform !== 'linux', 'the figure is read from /proc')
    const refusal = await refusalOf(abuse)
    // What is loaded first is not counted.
    const megabytes = await refusal()
    const most = WORTH_MAX + WORTH_PER_MEGABYTE_MAX * megabytes
    expect(await worthOf(refusal, most)).toBeLessThanOrEqual(most)
  })
}

for (const [name, abuse] of LONG) {
  test(`${name}: others are answered before it is refused`, { tag: '@long' }, async () => {
    const refusal = await refusalOf(abuse)
    let answers = 0
    for (let round = 0; round < ROUNDS_MAX && answers < ANSWERS_MIN; round += 1) {
      answers = Math.max(answers, await answersDuring(refusal))
    }
    expect(answers).toBeGreaterThanOrEqual(ANSWERS_MIN)
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
