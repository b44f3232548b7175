import { closeClusterThreads } from '#/features/jobs-map/clusters/keeper-thread.server.ts'
import { countPins, decodePins } from '#/features/jobs-map/pins/decode-pins.ts'
import { PINS_MAX } from '#/features/jobs-map/pins/pins.ts'
import { openCrowdStage } from './lib/crowd-stage.ts'
import { besideGoal, quantile, timed } from './lib/figures.ts'
import { firstClustersMs, tasksWhilePanning } from './lib/map-page.ts'
import { openBrowser } from './lib/open-browser.ts'
import type { PageTask } from './lib/own-tasks.ts'
import { say } from './lib/say.ts'
import { serveApp } from './lib/served-app.ts'
import {
  buildRaw,
  compareLook,
  findAll,
  look,
  looksAtJobs,
  refresh,
  type LookFigures,
} from './lib/server-clusters.ts'

// P7: the map among many jobs: `npm run build`, then `npm run bench -- jobs-map`. Of a given database only the server's
// clusters are asked for, which writes nothing; of one that is planted for this run a browser opens the page as well.

const VISITS = 5
const LOOKS_PER_ZOOM = 30

const ours = ({ scriptsMs, renderingMs }: PageTask) => scriptsMs + renderingMs

function tellTasks(tasks: readonly PageTask[]): void {
  const most = (of: (task: PageTask) => number) => Math.max(0, ...tasks.map(of))
  const sum = (of: (task: PageTask) => number) => tasks.reduce((all, task) => all + of(task), 0).toFixed(0)
  const worked = most((task) => Math.min(ours(task), task.processorMs))
  say(
    `panning, longest task of ours: ${worked.toFixed(0)} ms of a processor for scripts, style, layout and paint (${besideGoal(worked, { atMost: 50 })}); by the clock ${most(ours).toFixed(0)} ms`,
  )
  const long = tasks.filter(({ allMs }) => allMs > 50).length
  say(
    `  with the map's drawing, in software here: ${most(({ allMs }) => allMs).toFixed(0)} ms; ${long} of ${tasks.length} tasks above 50 ms`,
  )
  say(
    `  all tasks ${sum(({ allMs }) => allMs)} ms by the clock: our scripts ${sum(({ scriptsMs }) => scriptsMs)}, style to paint ${sum(({ renderingMs }) => renderingMs)}, the map's library by itself ${sum(({ libraryMs }) => libraryMs)}, waiting and the browser the rest`,
  )
}

async function measurePage(connectionString: string): Promise<void> {
  const app = await serveApp(connectionString)
  const browser = await openBrowser()
  try {
    const url = `${app.baseURL}/jobs/maps`
    const visits: number[] = []
    for (let visit = 0; visit < VISITS; visit += 1) visits.push(await firstClustersMs(browser, url))
    const painted = quantile(visits, 0.5)
    say(
      `first clusters painted: ${painted.toFixed(0)} ms (${visits.map((ms) => ms.toFixed(0)).join(', ')}; ${besideGoal(painted, { atMost: 3_000 })})`,
    )
    tellTasks(await tasksWhilePanning(browser, url))
  } finally {
    await browser.close()
    await app.close()
  }
}

async function measureServer(): Promise<void> {
  const bytes = await findAll()
  const pins = decodePins(bytes.slice().buffer)
  const count = countPins(bytes)
  const perJob = bytes.length / count
  say(
    `pins: ${perJob.toFixed(2)} bytes a job before compression, ${(bytes.length / 1e6).toFixed(2)} MB (${besideGoal(perJob, { atMost: 16 })})`,
  )
  const note = count > PINS_MAX ? '' : ' (so few the page clusters itself; asked here all the same)'
  say(`\nclusters of ${count.toLocaleString('en-GB')} open jobs from the server${note}`)
  const looks = looksAtJobs(pins, LOOKS_PER_ZOOM)
  const [first] = looks
  if (!first) return
  const beginMs = await timed(() => look(first))
  const from = performance.now()
  const raw = buildRaw(pins)
  const rawMs = performance.now() - from
  const figures: LookFigures[] = []
  for (const at of looks) figures.push(await compareLook(raw, at))
  const p95 = (of: (one: LookFigures) => number) => quantile(figures.map(of), 0.95)
  const [serverMs, alone] = [p95((one) => one.serverMs), p95((one) => one.rawMs)]
  const zipped = Math.max(...figures.map((one) => one.zippedBytes)) / 1_000
  const same = figures.filter((one) => one.isSame).length
  say(
    `  ${looks.length} looks at zooms 0 to 16: p95 ${serverMs.toFixed(1)} ms (${besideGoal(serverMs, { atMost: 20 })}), supercluster alone ${alone.toFixed(2)} ms`,
  )
  const medianMs = quantile(
    figures.map((one) => one.serverMs),
    0.5,
  )
  say(
    `  median ${medianMs.toFixed(1)} ms; the largest answer ${zipped.toFixed(1)} kB as gzip (${besideGoal(zipped, { atMost: 50 })})`,
  )
  say(
    `  the same shapes as supercluster with radius 60 and maxZoom 16: ${same} of ${looks.length} (goal: all)`,
  )
  const { foundMs, allMs, stallMs, lookWaits } = await refresh(first)
  say(
    `  first look of all ${(beginMs / 1_000).toFixed(2)} s; anew ${(allMs / 1_000).toFixed(2)} s, of which the database ${(foundMs / 1_000).toFixed(2)} (${besideGoal(allMs / 1_000, { atMost: 10 })}); supercluster alone ${(rawMs / 1_000).toFixed(2)} s`,
  )
  say(
    `  meanwhile the server's own thread stood still for ${stallMs.toFixed(0)} ms at most (goal: clustering is off it), and who looked waited ${Math.max(...lookWaits).toFixed(0)} ms at most`,
  )
}

const stage = await openCrowdStage()
try {
  await measureServer()
  say('')
  if (!stage.isGiven) await measurePage(stage.connectionString)
} finally {
  await closeClusterThreads()
  await stage.close()
}
