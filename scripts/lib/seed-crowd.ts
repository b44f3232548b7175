import { migrateDatabase } from '#/db/migrate.server.ts'
import { plantCrowd, type CrowdOptions } from '#/db/seed/crowd/plant-crowd.server.ts'
import { terms } from '#/platform/meaning/terms.server.ts'
import { openDatabase } from './open-database.ts'

/** Plants a crowd in the product's database and answers how many rows it took how long to write, indexes included. */
export async function seedCrowd(
  options: Omit<CrowdOptions, 'connectionString' | 'terms'>,
): Promise<{ rows: number; seconds: number }> {
  const { connectionString, close } = await openDatabase()
  try {
    await migrateDatabase(connectionString)
    const from = performance.now()
    const { companies, jobs, transitions, people, likes } = await plantCrowd({
      ...options,
      connectionString,
      terms: terms(),
    })
    // A person is an account and a profile.
    const rows = companies + jobs + transitions + 2 * people + likes
    return { rows, seconds: (performance.now() - from) / 1_000 }
  } finally {
    await close()
  }
}
