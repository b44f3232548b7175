import pg from 'pg'
import {
  job,
  jobLike,
  jobMeaning,
  jobTransition,
  organization,
  profile,
  profileMeaning,
  user,
} from '#/db/schema/index.ts'
import type { Terms } from '#/domain/meaning/terms.ts'
import { connectionOptions } from '../../connection-options.ts'
import { copyRows } from './copy-rows.server.ts'
import { toCrowdJob } from './crowd-job.ts'
import { toCrowdLikes } from './crowd-likes.ts'
import {
  JOB_MEANING_FIELDS,
  PROFILE_MEANING_FIELDS,
  toJobMeanings,
  toProfileMeanings,
} from './crowd-meaning.ts'
import { crowdOrganizationId, toCrowdOrganization } from './crowd-organization.ts'
import { toCrowdProfile, toCrowdUser } from './crowd-person.ts'
import { toTransitions } from './crowd-transitions.ts'
import { WORTH_REBUILDING, withoutIndex } from './without-index.server.ts'
import { buildCrowdWorld, type CrowdWorld } from './crowd-world.ts'
import {
  JOB_FIELDS,
  LIKE_FIELDS,
  ORGANIZATION_FIELDS,
  PROFILE_FIELDS,
  TRANSITION_FIELDS,
  USER_FIELDS,
} from './crowd-fields.ts'

export type CrowdOptions = {
  connectionString: string
  jobs: number
  people: number
  seed: string
  /** The day from which the crowd's dates count, `YYYY-MM-DD`. */
  today: string
  /** By what the meanings of jobs and people are written. */
  terms: Terms
  /** Told now and then what has been written. */
  onProgress: (done: { what: keyof CrowdReport; rows: number; of: number | null }) => void
}

export type CrowdReport = {
  companies: number
  jobs: number
  transitions: number
  people: number
  likes: number
}

/** So many of a kind are written in one transaction; a crowd that is interrupted stands as far as it came. */
const BATCH = 5_000
/** A machine of two cores writes two batches at once. */
const LANES = 2

type Client = pg.PoolClient

const rangeOf = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, nth) => from + nth)

/** Does the work of all batches, two at a time, each in a transaction of its own. */
async function inBatches(
  pool: pg.Pool,
  count: number,
  write: (client: Client, numbers: number[]) => Promise<void>,
): Promise<void> {
  let next = 0
  const lane = async () => {
    const client = await pool.connect()
    try {
      while (next < count) {
        const from = next
        next += BATCH
        // Meanings come with the rows: nobody has to note what is to be written.
        await client.query(`begin; set local flightpath.meaning = 'given'`)
        await write(client, rangeOf(from, Math.min(count, from + BATCH)))
        await client.query('commit')
      }
    } catch (error) {
      next = count
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }
  const lanes = await Promise.allSettled(rangeOf(0, LANES).map(lane))
  for (const outcome of lanes) if (outcome.status === 'rejected') throw outcome.reason
}

/** Sets numbers of jobs aside, so that the n-th job has the same distance from the first however they are written. */
async function reserveNumbers(pool: pg.Pool, count: number): Promise<number> {
  const { rows } = await pool.query<{ first: string }>(
    `select setval(seq, greatest((select coalesce(max(number), 0) from job), last_value) + $1) - $1 + 1 as first
     from pg_get_serial_sequence('job', 'number') as seq, pg_sequences where schemaname = 'public' and sequencename = 'job_number_seq'`,
    [count],
  )
  return Number(rows[0]?.first ?? 1)
}

async function requireNewcomers(pool: pg.Pool, world: CrowdWorld): Promise<void> {
  const { rowCount } = await pool.query('select 1 from organization where id = $1', [
    crowdOrganizationId(world, 0),
  ])
  if (rowCount) throw new Error(`The crowd "${world.seed}" is here already. Choose another --seed.`)
}

/** The index of searches as the migrations make it, for a database from which a killed process took it too. */
const JOB_SEARCH = {
  name: 'searchable_job_words',
  definition: `CREATE INDEX searchable_job_words ON searchable_job USING gin (search_vector, facets) WITH (fastupdate=false)`,
}
const JOB_KEYS = {
  name: 'job_meaning_keys',
  definition: 'CREATE INDEX job_meaning_keys ON job_meaning USING gin (keys) WITH (fastupdate=false)',
}

/** A crowd being planted, and how far it has come. */
type Planting = { pool: pg.Pool; world: CrowdWorld; options: CrowdOptions; report: CrowdReport }

/** Adds to the report what was written. Waits first and reads the sum then: two batches end at once. */
async function tally(
  { report, options }: Planting,
  what: keyof CrowdReport,
  { writing, of }: { writing: Promise<number>; of: number | null },
): Promise<void> {
  const rows = await writing
  report[what] += rows
  options.onProgress({ what, rows: report[what], of })
}

async function plantCompanies(planting: Planting): Promise<void> {
  const { pool, world } = planting
  await inBatches(pool, world.organizations, async (client, numbers) => {
    const rows = numbers.map((nth) => toCrowdOrganization(world, nth))
    const writing = copyRows(client, { table: organization, fields: ORGANIZATION_FIELDS }, rows)
    await tally(planting, 'companies', { writing, of: world.organizations })
  })
}

async function plantJobs(planting: Planting): Promise<void> {
  const { pool, world, options } = planting
  const first = await reserveNumbers(pool, options.jobs)
  await inBatches(pool, options.jobs, async (client, numbers) => {
    const rows = numbers.map((nth) => ({ ...toCrowdJob(world, nth), number: first + nth }))
    const writing = copyRows(client, { table: job, fields: JOB_FIELDS }, rows)
    await tally(planting, 'jobs', { writing, of: options.jobs })
    const meanings = toJobMeanings(rows, options.terms, world.today)
    await copyRows(client, { table: jobMeaning, fields: JOB_MEANING_FIELDS }, meanings)
    const moves = rows.flatMap(toTransitions)
    const logging = copyRows(client, { table: jobTransition, fields: TRANSITION_FIELDS }, moves)
    await tally(planting, 'transitions', { writing: logging, of: null })
  })
}

async function plantPeople(planting: Planting): Promise<void> {
  const { pool, world, options } = planting
  await inBatches(pool, options.people, async (client, numbers) => {
    const users = numbers.map((nth) => toCrowdUser(world, nth))
    await copyRows(client, { table: user, fields: USER_FIELDS }, users)
    const profiles = numbers.map((nth) => toCrowdProfile(world, nth))
    const writing = copyRows(client, { table: profile, fields: PROFILE_FIELDS }, profiles)
    await tally(planting, 'people', { writing, of: options.people })
    const meanings = toProfileMeanings(profiles, options.terms, world.today)
    await copyRows(client, { table: profileMeaning, fields: PROFILE_MEANING_FIELDS }, meanings)
  })
}

async function plantLikes(planting: Planting): Promise<void> {
  const { pool, world, options } = planting
  await inBatches(pool, options.people, async (client, numbers) => {
    const likes = numbers.flatMap((nth) => toCrowdLikes(world, nth, options.jobs))
    const writing = copyRows(client, { table: jobLike, fields: LIKE_FIELDS }, likes)
    await tally(planting, 'likes', { writing, of: null })
  })
}

/**
 * Plants a crowd: companies, jobs, people and what they like, for trying the product with much data. The same seed on
 * the same day makes the same rows. Throws a sentence when a crowd of that seed is here already.
 */
export async function plantCrowd(options: CrowdOptions): Promise<CrowdReport> {
  const world = buildCrowdWorld(options)
  const report: CrowdReport = { companies: 0, jobs: 0, transitions: 0, people: 0, likes: 0 }
  const pool = new pg.Pool({
    ...connectionOptions({ applicationName: 'flightpath crowd', connectionString: options.connectionString }),
    max: LANES,
  })
  // The database may end while the last connection is on its way out.
  pool.on('error', () => undefined)
  const planting = { pool, world, options, report }
  try {
    await requireNewcomers(pool, world)
    await plantCompanies(planting)
    await (options.jobs >= WORTH_REBUILDING
      ? withoutIndex(pool, JOB_SEARCH, () => withoutIndex(pool, JOB_KEYS, () => plantJobs(planting)))
      : plantJobs(planting))
    await plantPeople(planting)
    await plantLikes(planting)
    // Plans are made by what is known of the tables, and lists read the index alone where rows are known to be visible.
    await pool.query('vacuum (analyze)')
  } finally {
    await pool.end()
  }
  return report
}
