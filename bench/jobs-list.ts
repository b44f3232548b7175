import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCrowdStage, plantDatabase } from './lib/crowd-stage.ts'
import { besideGoal, quantile, ratioByRound } from './lib/figures.ts'
import { CONNECTIONS, firstByteMs, loadInTurn, ROUNDS, SLICE_S, type Load, type Target } from './lib/load.ts'
import { say } from './lib/say.ts'
import { serveApp, serveLimit, type Served } from './lib/served-app.ts'

// P1: how many visitors the list serves, and how soon it begins: `npm run build`, then `npm run bench -- jobs-list`.

const FEW_JOBS = 20
const FIRST_BYTES = 200

/** Any cookie that is no choice of a visitor's: such a page is rendered for this request alone. */
const ANEW = { cookie: 'bench=1' }

async function compareFirstBytes(what: string, urls: [many: string, few: string], headers = {}) {
  const times: [number[], number[]] = [[], []]
  for (let asked = 0; asked < FIRST_BYTES; asked += 1) {
    for (const side of [0, 1] as const) times[side].push(await firstByteMs(urls[side], headers))
  }
  const [many, few] = times.map((some) => quantile(some.slice(FIRST_BYTES / 10), 0.5)) as [number, number]
  const goal = besideGoal(many / few, { atMost: 3 })
  say(
    `first byte ${what}: ${many.toFixed(2)} ms, with ${FEW_JOBS} jobs ${few.toFixed(2)} ms: ${(many / few).toFixed(2)} times as long (${goal})`,
  )
}

function tellAll(targets: readonly Target[], measured: readonly Load[]): void {
  say(`${' '.repeat(44)}requests/s      p50      p99`)
  for (const [nth, { name }] of targets.entries()) {
    const one = measured[nth]
    const [perSecond, p50, p99] = [one?.perSecond, one?.p50, one?.p99].map((some) =>
      quantile(some ?? [], 0.5),
    )
    say(
      `${name.padEnd(44)}${perSecond?.toFixed(0).padStart(10)}${p50?.toFixed(0).padStart(6)} ms${p99?.toFixed(0).padStart(6)} ms`,
    )
  }
}

function tellRatios([kept, memory, anew, bare]: readonly Load[]): void {
  if (!kept || !memory || !anew || !bare) return
  const toMemory = ratioByRound(kept.perSecond, memory.perSecond)
  const toBare = ratioByRound(anew.perSecond, bare.perSecond)
  const tail = ratioByRound(anew.p99, anew.p50)
  say(`\nkept / the same bytes: ${toMemory.text} (${besideGoal(toMemory.median, { atLeast: 0.3 })})`)
  say(`rendered anew / bare React: ${toBare.text} (${besideGoal(toBare.median, { atLeast: 0.2 })})`)
  say(`rendered anew, p99 / p50: ${tail.text} (${besideGoal(tail.median, { atMost: 5 })})`)
  say(`kept / rendered anew: ${ratioByRound(kept.perSecond, anew.perSecond).text}`)
}

const stage = await openCrowdStage()
const few = await plantDatabase(FEW_JOBS)
const place = mkdtempSync(join(tmpdir(), 'flightpath-list-'))
const running: Served[] = []
const run = async <Server extends Served>(starting: Promise<Server>): Promise<Server> => {
  const server = await starting
  running.push(server)
  return server
}
try {
  const [many, small] = [
    await run(serveApp(stage.connectionString)),
    await run(serveApp(few.connectionString)),
  ]
  const urls: [string, string] = [`${many.baseURL}/jobs`, `${small.baseURL}/jobs`]
  const html = await (await fetch(urls[0], { headers: ANEW })).text()
  const file = join(place, 'jobs.html')
  writeFileSync(file, html)
  const memory = await run(serveLimit('html-limit.ts', 'memory', file))
  const bare = await run(serveLimit('html-limit.ts', 'react', file))
  const bareBytes = (await (await fetch(bare.baseURL)).text()).length
  say(
    `${CONNECTIONS} connections, ${ROUNDS} rounds of ${SLICE_S} s each in turn, medians; nothing is compressed;`,
  )
  say(
    `${(html.length / 1_000).toFixed(0)} kB, of which bare React renders ${(bareBytes / 1_000).toFixed(0)}\n`,
  )
  const targets: Target[] = [
    { name: 'the list as it was kept', url: urls[0] },
    { name: 'the same bytes from memory (node:http)', url: memory.baseURL },
    { name: 'the list rendered anew', url: urls[0], headers: ANEW },
    { name: 'bare renderToString of the same elements', url: bare.baseURL },
  ]
  const measured = await loadInTurn(targets)
  tellAll(targets, measured)
  tellRatios(measured)
  await compareFirstBytes('rendered anew', urls, ANEW)
  await compareFirstBytes('of kept pages', urls)
  say('Next.js and other peers are no dependencies of this project and were not measured.')
} finally {
  for (const server of running) await server.close()
  rmSync(place, { recursive: true, force: true })
  await few.stop()
  await stage.close()
}
