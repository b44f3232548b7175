import { parseArgs } from 'node:util'
import { closeDatabase } from '#/db/client.server.ts'
import { migrateDatabase } from '#/db/migrate.server.ts'
import { plantCrowd } from '#/db/seed/crowd/plant-crowd.server.ts'
import { startThrowawayPostgres } from '#tests/setup/throwaway-postgres.ts'

/** The day of the crowd is fixed, so that every run asks for the same jobs. */
const TODAY = new Date().toISOString().slice(0, 10)

export type CrowdStage = { jobs: number; close: () => Promise<void> }

/**
 * A database with a crowd, for the product's own functions: `--jobs` of them (100,000), planted for this run, or those
 * that are already in the database of `BENCH_DATABASE_URL`, which saves the planting of a million.
 */
export async function openCrowdStage(): Promise<CrowdStage> {
  const { values } = parseArgs({ options: { jobs: { type: 'string', default: '100000' } } })
  const jobs = Number(values.jobs)
  const given = process.env.BENCH_DATABASE_URL
  const server = given ? null : await startThrowawayPostgres()
  const connectionString = given ?? server?.connectionString ?? ''
  process.env.DATABASE_URL = connectionString
  await migrateDatabase(connectionString)
  if (!given) {
    const from = performance.now()
    await plantCrowd({
      connectionString,
      jobs,
      people: 0,
      seed: 'bench',
      today: TODAY,
      onProgress: () => undefined,
    })
    process.stdout.write(
      `${jobs.toLocaleString('en-GB')} jobs planted in ${((performance.now() - from) / 1_000).toFixed(0)} s\n\n`,
    )
  }
  return {
    jobs,
    close: async () => {
      await closeDatabase()
      await server?.stop()
    },
  }
}
