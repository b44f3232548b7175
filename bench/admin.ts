import pg from 'pg'
import { keepTotals } from '#/features/admin/platform-totals.server.ts'
import { listAdminCases } from './lib/admin-cases.ts'
import { fillDays, flagAll, mixPeople } from './lib/admin-crowd.ts'
import { openCrowdStage } from './lib/crowd-stage.ts'
import { besideGoal, quantile, timed } from './lib/figures.ts'
import { rowsTouched } from './lib/rows-touched.ts'
import { say } from './lib/say.ts'

// 8.1: what admins look at, beside counting and skipping rows as it is asked for: `npm run bench -- admin`.

const ROUNDS = 21
/** The naive twin may take seconds: it takes its turn in so many of the rounds. */
const NAIVE_ROUNDS = 2
const P95_MS = 100

const stage = await openCrowdStage({ peoplePerJob: 0.1 })
const bare = new pg.Client({ connectionString: process.env.DATABASE_URL })
await bare.connect()
try {
  await mixPeople()
  await bare.query('analyze "user", session')
  await fillDays()
  await keepTotals()
  if (!stage.isGiven) await flagAll()
  const missed: string[] = []
  const all: number[] = []
  say('what                          p50 ms   p95 ms   rows touched   naive ms   naive/ours')
  for (const { name, ours, naive = [] } of await listAdminCases(stage.jobs)) {
    const times = { ours: [] as number[], naive: [] as number[] }
    await ours()
    for (let round = 0; round < ROUNDS; round += 1) {
      times.ours.push(await timed(ours))
      if (round < NAIVE_ROUNDS)
        times.naive.push(
          await timed(async () => {
            for (const text of naive) await bare.query(text)
          }),
        )
    }
    all.push(...times.ours)
    const [p50, p95, naiveMs] = [
      quantile(times.ours, 0.5),
      quantile(times.ours, 0.95),
      quantile(times.naive, 0.5),
    ]
    const rows = await rowsTouched(ours)
    if (p95 > P95_MS) missed.push(name)
    say(
      `${name.padEnd(28)}${p50.toFixed(1).padStart(8)}${p95.toFixed(1).padStart(9)}${Math.round(rows).toLocaleString('en-GB').padStart(15)}${naiveMs.toFixed(0).padStart(11)}${(naiveMs / p50).toFixed(1).padStart(13)}`,
    )
  }
  say('')
  say(
    `all together: p50 ${quantile(all, 0.5).toFixed(1)} ms, p95 ${quantile(all, 0.95).toFixed(1)} ms (${besideGoal(quantile(all, 0.95), { atMost: P95_MS })})`,
  )
  say(missed.length > 0 ? `above ${P95_MS} ms: ${missed.join('; ')}` : `every p95 is below ${P95_MS} ms`)
} finally {
  await bare.end()
  await stage.close()
}
