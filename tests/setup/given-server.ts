import type { TestProject } from 'vitest/node'
import { binariesIn } from '#/db/embedded/binaries.ts'
import { provideTemplate } from './provide-template.ts'
import { dropDatabase, gazetteerOf } from './template-database.ts'
import { startThrowawayPostgres } from './throwaway-postgres.ts'

/**
 * Another PostgreSQL than ours: the server of TEST_DATABASE_URL, on which nothing is left behind, or one started
 * from the installation in TEST_POSTGRES_DIRECTORY, such as `/usr/lib/postgresql/15`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    const template = await provideTemplate(project, given)
    return async () => {
      for (const name of [gazetteerOf(template), `${gazetteerOf(template)}_unfinished`, template])
        await dropDatabase(given, name)
    }
  }
  const server = await startThrowawayPostgres(binariesIn(process.env.TEST_POSTGRES_DIRECTORY ?? ''))
  await provideTemplate(project, server.connectionString)
  return server.stop
}
