import { parseArgs } from 'node:util'
import { closeDatabase, connectionPool } from '#/db/client.server.ts'
import { isMigrated, migrateDatabase } from '#/db/migrate.server.ts'
import { plantCrowd } from '#/db/seed/crowd/plant-crowd.server.ts'
import { startThrowawayPostgres } from '#tests/setup/throwaway-postgres.ts'
import { terms } from '#/platform/meaning/terms.server.ts'
import { say } from './say.ts'

/** The day of the crowd is fixed, so that every run asks for the same jobs. */
const TODAY = new Date().toISOString().slice(0, 10)

export type PlantedDatabase = { connectionString: string; stop: () => Promise<void> }
export type CrowdStage = {
  jobs: number
  connectionString: string
  isGiven: boolean
  close: () => Promise<void>
}

/** A throwaway database with so many jobs, and people if any are wanted. */
export async function plantDatabase(jobs: number, people = 0): Promise<PlantedDatabase> {
  const { connectionString, stop } = await startThrowawayPostgres()
  await migrateDatabase(connectionString)
  const from = performance.now()
  await plantCrowd({
    ...{ connectionString, jobs, people, seed: 'bench', today: TODAY, terms: terms() },
    onProgress: () => undefined,
  })
  const seconds = (performance.now() - from) / 1_000
  say(`${jobs.toLocaleString('en-GB')} jobs planted in ${seconds.toFixed(0)} s`)
  return { connectionString, stop }
}

/** Somebody else's database is read as it is; nobody is surprised by what it lacks. */
async function openGiven(connectionString: string): Promise<number> {
  process.env.DATABASE_URL = connectionString
  if (!(await isMigrated(connectionPool()))) {
    say('The given database lacks migrations of this source: what follows is measured without them.')
  }
  const { rows } = await connectionPool().query<{ jobs: string }>('select count(*) as jobs from job')
  return Number(rows[0]?.jobs)
}

/**
 * A database with a crowd, for the product's own functions: `--jobs` of them (`usual` unless said), planted for this run,
 * or those that are already in the database of `BENCH_DATABASE_URL`, which saves the planting of a million. A given one
 * is not migrated and not planted.
 */
export async function openCrowdStage({ usual = 100_000, peoplePerJob = 0 } = {}): Promise<CrowdStage> {
  const { values } = parseArgs({ strict: false, options: { jobs: { type: 'string' } } })
  const given = process.env.BENCH_DATABASE_URL
  const wanted = Number(values.jobs ?? usual)
  const planted = given ? null : await plantDatabase(wanted, Math.ceil(wanted * peoplePerJob))
  const connectionString = given ?? planted?.connectionString ?? ''
  process.env.DATABASE_URL = connectionString
  const jobs = given ? await openGiven(given) : wanted
  if (given) say(`${jobs.toLocaleString('en-GB')} jobs in the given database`)
  say('')
  return {
    jobs,
    connectionString,
    isGiven: given !== undefined,
    close: async () => {
      await closeDatabase()
      await planted?.stop()
    },
  }
}
