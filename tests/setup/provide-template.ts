import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '#/db/migrate.server.ts'
import { createDatabase } from './template-database.ts'

declare module 'vitest' {
  // Vitest's registry of provided values is an interface and can only be extended as one.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface ProvidedContext {
    databaseServer: string
    templateDatabase: string
  }
}

/** Migrates a database that every test file then copies, and tells the files where it is. */
export async function provideTemplate(project: TestProject, server: string): Promise<string> {
  const template = `flightpath_template_${process.pid}`
  await migrateDatabase(await createDatabase(server, template))
  project.provide('databaseServer', server)
  project.provide('templateDatabase', template)
  return template
}
