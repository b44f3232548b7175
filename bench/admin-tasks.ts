import { monitorEventLoopDelay } from 'node:perf_hooks'
import { connectionPool } from '#/db/client.server.ts'
import { closeDays } from '#/features/admin/analytics/close-days.tasks.server.ts'
import { countPlatform } from '#/features/admin/count-platform.tasks.server.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { askNumber, fillDays, flagAll } from './lib/admin-crowd.ts'
import { openCrowdStage } from './lib/crowd-stage.ts'
import { besideGoal, timed } from './lib/figures.ts'
import { say } from './lib/say.ts'

// 8.1: what is counted and looked at for admins in the background: `npm run bench -- admin-tasks`.

const ROUND_MINUTES = 60
const CHANGED = 1_000

const change = (text: string) => connectionPool().query(text)
const countAll = (table: string) => askNumber(`select count(*) as value from ${table}`)
const inWords = (count: number) => count.toLocaleString('en-GB')

/** How long some work takes, in milliseconds, and how long requests have to wait for this thread meanwhile. */
async function besideRequests(work: () => Promise<void>): Promise<{ tookMs: number; waited: string }> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const tookMs = await timed(work)
  delay.disable()
  const [tail, longest] = [delay.percentile(99), delay.max].map((ns) => (ns / 1e6).toFixed(0))
  return {
    tookMs,
    waited: `the thread was busy for ${tail} ms at the 99th percentile, ${longest} ms at most`,
  }
}

/** Answers the minutes that it took. */
async function measureFlags(what: string, jobs: number): Promise<number> {
  const { tookMs, waited } = await besideRequests(flagAll)
  const each = tookMs / Math.max(1, jobs)
  say(
    `${what}: ${(tookMs / 60_000).toFixed(1)} min, ${each.toFixed(2)} ms a job, a fifth of it at rest; ${waited}`,
  )
  return tookMs / 60_000
}

const stage = await openCrowdStage({ peoplePerJob: 0.1 })
try {
  await prepareTasks()
  const live = await askNumber(`select count(*) as value from job where status = 'Published'`)
  const left = live - (await countAll('job_sketch'))
  say(`${inWords(live)} live jobs, of which ${inWords(live - left)} were looked at`)
  const minutes = await measureFlags('the first look at the others', left)
  if (left > 0) {
    const whole = (minutes * live) / left
    say(`  a whole first round: ${whole.toFixed(0)} min (${besideGoal(whole, { atMost: ROUND_MINUTES })})`)
  }
  say(`  ${inWords(await countAll('job_flag'))} flags`)
  await change('update job_flag_round set begun_at = to_timestamp(0)')
  await measureFlags('another day’s round, no text having changed', live)
  await change(
    `update job set description = description || ' ' || gen_random_uuid(), updated_at = now() where number in
     (select number from job where status = 'Published' order by number desc limit ${CHANGED})`,
  )
  await measureFlags(`${inWords(CHANGED)} jobs that changed`, CHANGED)
  await change('delete from platform_total')
  say(`the platform’s totals: ${(await timed(countPlatform)).toFixed(0)} ms, every ten minutes`)
  await change('delete from analytics_day')
  const days = await timed(closeDays)
  say(`sixty days that were not counted: ${(days / 1_000).toFixed(1)} s`)
  await fillDays()
  await change('delete from analytics_day where day = current_date - 1')
  const { tookMs, waited } = await besideRequests(closeDays)
  say(`yesterday alone, with all profiles: ${tookMs.toFixed(0)} ms; ${waited}`)
} finally {
  await stopTasks()
  await stage.close()
}
