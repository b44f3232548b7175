import { connectionPool } from '#/db/client.server.ts'
import { openCrowdStage } from './lib/crowd-stage.ts'
import { besideGoal, quantile } from './lib/figures.ts'
import { measureLoad, type LoadFigures } from './lib/measure-load.ts'
import { openBrowser } from './lib/open-browser.ts'
import { say } from './lib/say.ts'
import { serveApp } from './lib/served-app.ts'
import { serveWithoutScripts } from './lib/without-scripts.ts'

// P3: how soon a page is there for a telephone on a slow line: `npm run build`, then `npm run bench -- first-load`.

const VISITS = 5

const middle = (visits: readonly LoadFigures[], what: keyof LoadFigures) =>
  quantile(
    visits.map((visit) => visit[what]),
    0.5,
  )

function line(name: string, visits: readonly LoadFigures[]): string {
  const kilobytes = (what: 'scriptBytes' | 'htmlBytes' | 'sentBytes') =>
    (middle(visits, what) / 1_000).toFixed(0)
  const cells = [
    ...[`${middle(visits, 'lcpMs').toFixed(0)} ms`, `${middle(visits, 'tbtMs').toFixed(0)} ms`],
    ...[middle(visits, 'cls').toFixed(3), `${kilobytes('scriptBytes')} kB`, `${kilobytes('htmlBytes')} kB`],
    `${kilobytes('sentBytes')} kB`,
    middle(visits, 'requests').toFixed(0),
  ]
  return name.padEnd(30) + cells.map((cell) => cell.padStart(10)).join('')
}

function tellGoals(path: string, visits: readonly LoadFigures[], kilobytesMax: number | null): void {
  const [lcpMs, cls] = [middle(visits, 'lcpMs'), middle(visits, 'cls')]
  say(`${path}:`)
  say(`  LCP ${lcpMs.toFixed(0)} ms (${besideGoal(lcpMs, { atMost: 1_200 })})`)
  say(`  CLS ${cls.toFixed(3)} (${besideGoal(cls, { atMost: 0.02 })})`)
  if (kilobytesMax === null) return
  const kilobytes = middle(visits, 'scriptBytes') / 1_000
  say(`  JavaScript ${kilobytes.toFixed(0)} kB as gzip (${besideGoal(kilobytes, { atMost: kilobytesMax })})`)
}

async function findJob(): Promise<string> {
  const { rows } = await connectionPool().query<{ id: string }>(
    `select id from job where status = 'Published' order by published_at desc, number desc limit 1`,
  )
  return rows[0]?.id ?? ''
}

const stage = await openCrowdStage({ usual: 1_000 })
const app = await serveApp(stage.connectionString)
const plain = await serveWithoutScripts(app.baseURL)
const browser = await openBrowser()
try {
  say(`A telephone: 4 times slower, 1.6 Mbit/s, 150 ms there and back; medians of ${VISITS} first visits,`)
  say(
    'in turn with the same page without its scripts. JavaScript counts as gzip, whatever the server sends.\n',
  )
  say(`${' '.repeat(30)}       LCP       TBT       CLS        JS      HTML  all sent  requests`)
  const tell: (() => void)[] = []
  for (const [name, path, kilobytesMax] of [
    ['/jobs', '/jobs', 200],
    ['/job/{id}', `/job/${await findJob()}`, 200],
    // The map's own chunk comes after the page stands.
    ['/jobs/maps', '/jobs/maps', null],
  ] as const) {
    const visits = { ours: [] as LoadFigures[], plain: [] as LoadFigures[] }
    // The first one renders the page for all the others.
    await (await fetch(`${app.baseURL}${path}`)).text()
    for (let visit = 0; visit < VISITS; visit += 1) {
      visits.ours.push(await measureLoad(browser, `${app.baseURL}${path}`))
      visits.plain.push(await measureLoad(browser, `${plain.baseURL}${path}`))
    }
    say(line(name, visits.ours))
    say(line(`${name} without scripts`, visits.plain))
    const times = middle(visits.ours, 'lcpMs') / middle(visits.plain, 'lcpMs')
    const about = `${name}, LCP ${times.toFixed(2)} times that without scripts`
    tell.push(() => tellGoals(about, visits.ours, kilobytesMax))
  }
  say('')
  for (const one of tell) one()
} finally {
  await browser.close()
  await plain.close()
  await app.close()
  await stage.close()
}
