import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
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
const DAY_ROUND_MINUTES = 20
const CHANGED = 1_000

/** `--minutes` says for how long a round is watched at most. */
const { values } = parseArgs({ options: { jobs: { type: 'string' }, minutes: { type: 'string' } } })
const minutes = Number(values.minutes ?? Number.POSITIVE_INFINITY)

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

/** How many live jobs the round is still to come to. */
const countAhead = () =>
  askNumber(`select count(*) as value from job where status = 'Published' and number <
    (select coalesce((select below from job_flag_round), 0))`)

/** Goes on in a round, or begins one: what a job took says how long a whole one takes. */
async function measureRound(what: string, { ahead, live, goal }: Record<'ahead' | 'live' | 'goal', number>) {
  const { tookMs, waited } = await besideRequests(() => flagAll(minutes))
  const looked = ahead - (await countAhead())
  const wholeMinutes = (tookMs / looked) * (live / 60_000)
  say(
    `${what}: ${inWords(looked)} jobs in ${(tookMs / 60_000).toFixed(1)} min, ${(tookMs / looked).toFixed(2)} ms a job, a fifth of it at rest`,
  )
  say(
    `  so ${wholeMinutes.toFixed(0)} min for all of them (${besideGoal(wholeMinutes, { atMost: goal })}); ${waited}`,
  )
}

const stage = await openCrowdStage({ peoplePerJob: 0.1 })
try {
  await prepareTasks()
  const live = await askNumber(`select count(*) as value from job where status = 'Published'`)
  const sketched = await countAll('job_sketch')
  say(`${inWords(live)} live jobs, of which ${inWords(sketched)} were looked at`)
  if (sketched < live) {
    const isBegun = (await countAll('job_flag_round where below is not null')) > 0
    await measureRound('first look', {
      ahead: isBegun ? await countAhead() : live,
      live,
      goal: ROUND_MINUTES,
    })
  }
  say(`  ${inWords(await countAll('job_flag'))} flags`)
  await change('update job_flag_round set below = null, begun_at = to_timestamp(0)')
  await measureRound('another day’s round, no text having changed', {
    ahead: live,
    live,
    goal: DAY_ROUND_MINUTES,
  })
  await change('update job_flag_round set below = null')
  await change(
    `update job set description = description || ' ' || gen_random_uuid(), updated_at = now() where number in
     (select number from job where status = 'Published' order by number desc limit ${CHANGED})`,
  )
  const changed = await besideRequests(() => flagAll())
  say(`${inWords(CHANGED)} jobs that changed: ${(changed.tookMs / 1_000).toFixed(1)} s; ${changed.waited}`)
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
