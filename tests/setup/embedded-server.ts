import type { TestProject } from 'vitest/node'
import { provideTemplate } from './provide-template.ts'
import { startThrowawayPostgres } from './throwaway-postgres.ts'

/** The built-in PostgreSQL, one for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startThrowawayPostgres()
  await provideTemplate(project, server.connectionString)
  return server.stop
}
