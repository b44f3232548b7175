import { connectionPool } from '#/db/client.server.ts'
import { listJobsPage } from '#/features/jobs/published-jobs.server.ts'
import { openCrowdStage } from './lib/crowd-stage.ts'
import { quantile, timed } from './lib/figures.ts'

// P6: what a page far down a list takes beside the first one: `npm run bench -- jobs-pages`.

const ROUNDS = 41
const PER_PAGE = 25
const PAGE_MAX = 5_000

const stage = await openCrowdStage()
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Where the page begins that has so many jobs before it. */
async function cursorBehind(jobs: number): Promise<string> {
  const { rows } = await connectionPool().query<{ cursor: string }>(
    `select (extract(epoch from published_at) * 1000)::bigint || '-' || number as cursor from searchable_job
     order by published_at desc, number desc offset $1 limit 1`,
    [jobs],
  )
  return rows[0]?.cursor ?? ''
}

async function offsetPage(jobs: number): Promise<void> {
  await connectionPool().query(
    `select * from searchable_job order by published_at desc, number desc offset $1 limit $2`,
    [jobs, PER_PAGE],
  )
}

try {
  const { rows } = await connectionPool().query<{ open: string }>(
    `select count(*) as open from searchable_job`,
  )
  const page = Math.min(PAGE_MAX, Math.floor(Number(rows[0]?.open ?? 0) / PER_PAGE) - 2)
  const cursor = await cursorBehind(page * PER_PAGE)
  const times = { first: [] as number[], last: [] as number[], offset: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    times.first.push(await timed(() => listJobsPage({ limit: PER_PAGE })))
    times.last.push(await timed(() => listJobsPage({ limit: PER_PAGE, cursor })))
    if (round % 8 === 0) times.offset.push(await timed(() => offsetPage(page * PER_PAGE)))
  }
  const [first, last, offset] = [times.first, times.last, times.offset].map((some) =>
    quantile(some, 0.5),
  ) as [number, number, number]
  say(
    `page 1: ${first.toFixed(2)} ms; page ${page.toLocaleString('en-GB')}: ${last.toFixed(2)} ms, ${(last / first).toFixed(2)} times as long (goal: 1.5)`,
  )
  say(`the same page by OFFSET: ${offset.toFixed(1)} ms, ${(offset / first).toFixed(1)} times`)
} finally {
  await stage.close()
}
