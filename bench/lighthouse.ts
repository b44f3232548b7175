import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endOwnApp, startServer } from '../e2e/fixtures/own-app.ts'
import {
  CATEGORIES,
  openLighthouse,
  READ_PAGES,
  type Category,
  type Verdict,
} from '../e2e/fixtures/run-lighthouse.ts'
import { besideGoal, quantile } from './lib/figures.ts'
import { say } from './lib/say.ts'

// What Lighthouse gives the pages that everybody opens: `npm run build`, then `npm run bench -- lighthouse`.

const VISITS = 3
const POINTS_MIN = 95

const middle = (visits: readonly Verdict[], category: Category) =>
  quantile(
    visits.map(({ points }) => points[category] ?? 0),
    0.5,
  )

function tell(path: string, visits: readonly Verdict[], isForSearch: boolean): void {
  say(path)
  for (const category of CATEGORIES) {
    const points = middle(visits, category)
    const goal = category === 'seo' && !isForSearch ? 'no goal' : besideGoal(points, { atLeast: POINTS_MIN })
    say(`  ${category.padEnd(16)}${String(points).padStart(4)}  (${goal})`)
  }
  say(
    `  machine at ${quantile(
      visits.map(({ machine }) => machine),
      0.5,
    ).toFixed(0)}`,
  )
  for (const audit of new Set(visits.flatMap(({ lost }) => lost))) say(`    - ${audit}`)
}

const dataDir = mkdtempSync(join(tmpdir(), 'flightpath-lighthouse-'))
const app = await startServer({ dataDir, env: { APP_MODE: 'trial' } })
const lighthouse = await openLighthouse()
try {
  for (const form of ['mobile', 'desktop'] as const) {
    say(`\n${form}: medians of ${VISITS} first visits, on Lighthouse's own ${form} settings\n`)
    for (const { path, isForSearch } of READ_PAGES) {
      const visits: Verdict[] = []
      for (let visit = 0; visit < VISITS; visit += 1)
        visits.push(await lighthouse.read(`${app.baseURL}${path}`, { categories: CATEGORIES, form }))
      tell(path, visits, isForSearch)
    }
  }
} finally {
  await lighthouse.close()
  await endOwnApp(app, 'SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
}
