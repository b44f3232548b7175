import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCrowdStage, plantDatabase } from './lib/crowd-stage.ts'
import { besideGoal, quantile, ratioByRound } from './lib/figures.ts'
import { CONNECTIONS, firstByteMs, loadInTurn, ROUNDS, SLICE_S, type Load, type Target } from './lib/load.ts'
import { say } from './lib/say.ts'
import { serveApp, serveLimit, type Served, type ServedAlone } from './lib/served-app.ts'

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

function tellAll(targets: readonly Target[], loads: readonly Load[]): void {
  say(`${' '.repeat(42)}requests/s  a processor second      p50      p99`)
  for (const [nth, { name }] of targets.entries()) {
    const load = loads[nth]
    if (!load) continue
    const middle = (figure: keyof Load, width: number) =>
      quantile(load[figure], 0.5).toFixed(0).padStart(width)
    say(
      `${name.padEnd(42)}${middle('perSecond', 10)}${middle('perWork', 20)}${middle('p50', 7)} ms${middle('p99', 6)} ms`,
    )
  }
}

function tellRatio(name: string, loads: readonly [Load, Load], atLeast: number): void {
  const [byClock, byWork] = (['perSecond', 'perWork'] as const).map((figure) =>
    ratioByRound(loads[0][figure], loads[1][figure]),
  )
  if (!byClock || !byWork) return
  const goal = besideGoal(byClock.median, { atLeast })
  say(`${name}: ${byClock.text} (${goal}); for the same work of a processor ${byWork.text}`)
}

function tellRatios([kept, memory, anew, tree, bare]: readonly Load[]): void {
  if (!kept || !memory || !anew || !tree || !bare) return
  say('')
  tellRatio('kept / the same bytes', [kept, memory], 0.3)
  tellRatio('rendered anew / bare React', [anew, tree], 0.2)
  say(`rendered anew / its elements alone: ${ratioByRound(anew.perSecond, bare.perSecond).text}`)
  const tail = ratioByRound(anew.p99, anew.p50)
  say(`rendered anew, p99 / p50: ${tail.text} (${besideGoal(tail.median, { atMost: 5 })})`)
  say(`kept / rendered anew: ${ratioByRound(kept.perSecond, anew.perSecond).text}`)
}

async function kilobytes({ baseURL }: Served): Promise<string> {
  return ((await (await fetch(baseURL)).text()).length / 1_000).toFixed(0)
}

const stage = await openCrowdStage()
const few = await plantDatabase(FEW_JOBS)
const place = mkdtempSync(join(tmpdir(), 'flightpath-list-'))
const running: ServedAlone[] = []
const run = async <Server extends ServedAlone>(starting: Promise<Server>): Promise<Server> => {
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
  const memory = await run(serveLimit('html-limit.ts', { args: ['memory', file] }))
  const bare = await run(serveLimit('html-limit.ts', { args: ['react', file] }))
  const { connectionString } = stage
  const tree = await run(serveLimit('tree-limit.ts', { args: ['/jobs'], connectionString }))
  const [treeKb = '', bareKb = ''] = await Promise.all([tree, bare].map(kilobytes))
  say(
    `${CONNECTIONS} connections, ${ROUNDS} rounds of ${SLICE_S} s each in turn, medians; nothing is compressed;`,
  )
  say(
    `${(html.length / 1_000).toFixed(0)} kB, of which bare React draws ${treeKb} from the tree and ${bareKb} from its elements\n`,
  )
  const targets: Target[] = [
    { name: 'the list as it was kept', url: urls[0], server: many },
    { name: 'the same bytes from memory (node:http)', url: memory.baseURL, server: memory },
    { name: 'the list rendered anew', url: urls[0], server: many, headers: ANEW },
    { name: 'bare renderToString of the same tree', url: tree.baseURL, server: tree },
    { name: 'bare renderToString of its elements', url: bare.baseURL, server: bare },
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
