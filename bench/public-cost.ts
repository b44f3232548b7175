import { sql } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { buildSeeker } from '#tests/factories/build-profile.ts'
import { openCrowdStage } from './lib/crowd-stage.ts'
import { quantile } from './lib/figures.ts'
import { postgresMs, postmasterOf } from './lib/postgres-work.ts'
import { anotherAddress } from './lib/another-address.ts'
import { longestPerson, signInEmployer } from './lib/longest-people.ts'
import { publicCases, type PublicCase } from './lib/public-cases.ts'
import { say } from './lib/say.ts'
import { BENCH_SECRET, serveApp } from './lib/served-app.ts'

// What an answer costs whoever asks without an account: `npm run build`, then `npm run bench -- public-cost`. Fails when
// one costs more than three plain pages and nothing keeps it from being asked for again and again.

const ROUNDS = 3
const TURNS = 10
const TIMES_A_PAGE_MAX = 3
/** A limit by address must have answered 429 by then. */
const ASKED_BY_ONE_MAX = 700
const PLAIN: PublicCase = {
  name: 'a plain page',
  of: '/how-matching-works',
  path: (turn) => `/how-matching-works?x=${turn}`,
}

const idsOf = async (table: 'job' | 'organization', condition: string) => {
  const { rows } = await db().execute<{ id: string }>(
    sql.raw(`select id from ${table} where ${condition} order by id limit 400`),
  )
  return rows.map(({ id }) => id)
}

async function ask(
  baseURL: string,
  {
    path,
    cookie,
    body,
  }: {
    path: string
    cookie?: string | undefined
    body?: ReturnType<NonNullable<PublicCase['post']>> | undefined
  },
  address: string,
) {
  const headers = new Headers({
    ...{ 'x-forwarded-for': address, 'x-tsr-serverFn': 'true', 'sec-fetch-site': 'same-origin' },
  })
  // Pages are kept for those alone who bring no cookie but their choices.
  if (cookie ?? path.includes('x=')) headers.set('cookie', cookie ?? 'x=y')
  if (body) headers.set('content-type', body.type)
  if (body) headers.set('origin', baseURL)
  const sent = body ? { method: 'POST', body: body.body } : {}
  const answer = await fetch(`${baseURL}${path}`, { headers, redirect: 'manual', ...sent })
  await answer.arrayBuffer()
  return answer.status
}

process.env.AUTH_SECRET = BENCH_SECRET
const stage = await openCrowdStage({ usual: 30_000 })
const { rows } = await db().execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
const postmaster = postmasterOf(rows[0]?.pid ?? 0)
const person = (await buildSeeker({ preferences: { visibility: 'Public' } })).userId
const jobs = await idsOf('job', "status = 'Published'")
const companies = await idsOf('organization', 'true')
const app = await serveApp(stage.connectionString, { TRUST_PROXY: '1' })
const failed: string[] = []
try {
  const workMs = () => ({ server: app.processorMs(), database: postgresMs(postmaster) })

  const measure = async ({ path, cookie, post, turns = TURNS }: PublicCase, round: number) => {
    const statuses = new Set<number>()
    const before = workMs()
    for (let turn = 0; turn < turns; turn += 1)
      statuses.add(
        await ask(
          app.baseURL,
          { path: path(round * turns + turn), cookie, body: post?.() },
          anotherAddress(),
        ),
      )
    const after = workMs()
    const server = (after.server - before.server) / turns
    const database = (after.database - before.database) / turns
    return { server, database, sum: server + database, statuses: [...statuses].join(' ') }
  }

  const isBraked = async ({ path }: PublicCase) => {
    const address = anotherAddress()
    for (let turn = 0; turn < ASKED_BY_ONE_MAX; turn += 1)
      if ((await ask(app.baseURL, { path: path(turn) }, address)) === 429) return true
    return false
  }

  const tried = new Map<string, Promise<boolean>>()
  const isHeldBack = (one: PublicCase): Promise<boolean> | boolean => {
    const { brake, name } = one
    if (brake !== 'limit by address' && brake !== 'limit of searches') return brake !== undefined
    const limit = brake === 'limit of searches' ? brake : name
    const known = tried.get(limit) ?? isBraked(one)
    tried.set(limit, known)
    return known
  }

  const subjects = {
    jobs,
    companies,
    person,
    longest: await longestPerson(false),
    ...(await signInEmployer(app.baseURL)),
  }
  const cases = publicCases(subjects)
  // The first answers load what is needed for any, and what is compiled.
  for (const one of [PLAIN, PLAIN, PLAIN, ...cases]) await measure(one, ROUNDS)
  const found = new Map<string, (Awaited<ReturnType<typeof measure>> & { ratio: number })[]>()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const one of cases) {
      const plain = await measure(PLAIN, round)
      const dear = await measure(one, round)
      found.set(one.name, [...(found.get(one.name) ?? []), { ...dear, ratio: dear.sum / plain.sum }])
    }
  }
  say(`${'an answer costs'.padEnd(34)}server   database   times a page, the middle of ${ROUNDS} rounds`)
  for (const one of cases) {
    const rounds = found.get(one.name) ?? []
    const ratio = quantile(
      rounds.map((round) => round.ratio),
      0.5,
    )
    const of = (part: 'server' | 'database') =>
      `${quantile(
        rounds.map((round) => round[part]),
        0.5,
      )
        .toFixed(1)
        .padStart(8)} ms`
    const statuses = [...new Set(rounds.map((round) => round.statuses))].join(' ')
    const holds = await isHeldBack(one)
    const note = one.brake ? `${one.brake}${holds ? '' : ', which does not hold'}` : ''
    say(
      `${one.name.padEnd(30)}${of('server')}${of('database')}${ratio.toFixed(1).padStart(12)}   ${statuses} ${note}`,
    )
    if ((ratio > TIMES_A_PAGE_MAX || one.brake) && !holds) failed.push(one.name)
  }
} finally {
  await app.close()
  await stage.close()
}
if (failed.length > 0) {
  say(`\ndearer than ${TIMES_A_PAGE_MAX} plain pages, and nothing holds it back: ${failed.join(', ')}`)
  process.exitCode = 1
}
