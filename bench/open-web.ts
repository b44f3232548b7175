import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { SitemapStream } from 'sitemap'
import { openCrowdStage } from './lib/crowd-stage.ts'
import { besideGoal, quantile, ratioByRound, timed } from './lib/figures.ts'
import { memoryGrowthMb } from './lib/memory-growth.ts'
import { say } from './lib/say.ts'
import { takeAnswer } from './lib/take-answer.ts'
import { serveApp, type ServedApp } from './lib/served-app.ts'

// P12: what crawlers take of all jobs, and what it costs: `npm run build`, then `npm run bench -- open-web`.

const ROUNDS = 5
const FEED_MS_MAX = 20_000
const WARM_MS = 5_000

/** The rows of the sitemap, as the database itself can write them. */
const ROWS = `select '/job/' || id as url, to_char(updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as lastmod
  from job
  where status = 'Published' and closing_date >= (now() at time zone 'utc')::date`

/** The addresses of all jobs, file after file as the index names them. */
async function takeSitemap({ baseURL }: ServedApp): Promise<{ found: number; bytes: number }> {
  const index = await (await fetch(`${baseURL}/sitemap.xml`)).text()
  const all = { found: 0, bytes: 0 }
  for (const [, url = ''] of index.matchAll(/<loc>([^<]*\/jobs-[^<]*)<\/loc>/g)) {
    const { found, bytes } = await takeAnswer(url, '<loc>')
    all.found += found
    all.bytes += bytes
  }
  return all
}

async function copyRows(client: pg.Client, file: string): Promise<void> {
  await pipeline(client.query(copyTo(`copy (${ROWS}) to stdout`)), createWriteStream(file))
}

async function writeBare(rows: readonly { url: string; lastmod: string }[]): Promise<void> {
  const nowhere = new Writable({ write: (_piece, _encoding, done) => done() })
  const xmlns = { news: false, xhtml: false, image: false, video: false }
  await pipeline(Readable.from(rows), new SitemapStream({ hostname: 'http://localhost', xmlns }), nowhere)
}

async function compareSitemap(app: ServedApp, client: pg.Client, file: string): Promise<void> {
  const { rows } = await client.query<{ url: string; lastmod: string }>(ROWS)
  let taken = { found: 0, bytes: 0 }
  const times = { ours: [] as number[], copy: [] as number[], bare: [] as number[] }
  const growths: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    growths.push(
      await memoryGrowthMb(app, async () =>
        times.ours.push(await timed(async () => (taken = await takeSitemap(app)))),
      ),
    )
    times.copy.push(await timed(() => copyRows(client, file)))
    times.bare.push(await timed(() => writeBare(rows)))
  }
  const perSecond = (some: readonly number[]) => rows.length / (quantile(some, 0.5) / 1_000)
  const line = (name: string, some: readonly number[]) =>
    `${name.padEnd(34)}${Math.round(perSecond(some)).toLocaleString('en-GB').padStart(10)} URLs/s`
  say(
    `${taken.found.toLocaleString('en-GB')} URLs, ${(taken.bytes / 1e6).toFixed(1)} MB, ${ROUNDS} rounds in turn`,
  )
  if (taken.found !== rows.length) throw new Error(`The database has ${rows.length} open jobs`)
  say(
    `${line('the sitemap as a crawler takes it', times.ours)} (${besideGoal(perSecond(times.ours), { atLeast: 20_000 })})`,
  )
  say(
    `${line('COPY of the same rows to a file', times.copy)}; ours ${ratioByRound(times.copy, times.ours).text} of it`,
  )
  say(
    `${line('the bare package from memory', times.bare)}; ours ${ratioByRound(times.bare, times.ours).text} of it`,
  )
  const more = growths.map((mb) => mb.toFixed(0)).join(', ')
  say(`memory: ${more} MB more in the rounds (${besideGoal(Math.max(...growths), { atMost: 50 })})`)
}

async function measureFeed(app: ServedApp): Promise<void> {
  // What draws pages and descriptions is loaded once, and stays for everybody.
  for (const path of ['/', '/jobs']) await (await fetch(`${app.baseURL}${path}`)).text()
  await takeAnswer(`${app.baseURL}/jobs/indeed.xml`, '<job>', WARM_MS)
  let taken = { found: 0, bytes: 0 }
  let tookMs = 0
  const grown = await memoryGrowthMb(app, async () => {
    tookMs = await timed(
      async () => (taken = await takeAnswer(`${app.baseURL}/jobs/indeed.xml`, '<job>', FEED_MS_MAX)),
    )
  })
  const seconds = tookMs / 1_000
  say(
    `\nthe feed of whole jobs: ${taken.found.toLocaleString('en-GB')} in ${seconds.toFixed(1)} s (${FEED_MS_MAX / 1_000} s at most), ${Math.round(taken.found / seconds).toLocaleString('en-GB')} jobs/s, ${(taken.bytes / 1e6 / seconds).toFixed(1)} MB/s, ${grown.toFixed(0)} MB more memory (${besideGoal(grown, { atMost: 50 })})`,
  )
}

const stage = await openCrowdStage()
const place = mkdtempSync(join(tmpdir(), 'flightpath-open-web-'))
const client = new pg.Client({ connectionString: stage.connectionString })
const app = await serveApp(stage.connectionString)
try {
  await client.connect()
  // The first answer loads what is needed for any.
  await (await fetch(`${app.baseURL}/sitemap.xml`)).text()
  await compareSitemap(app, client, join(place, 'rows'))
  await measureFeed(app)
} finally {
  await client.end()
  await app.close()
  rmSync(place, { recursive: true, force: true })
  await stage.close()
}
