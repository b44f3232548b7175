import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '#/db/migrate.server.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { patientDatabase } from './patient-database.ts'
import { createDatabase, endConnections } from './template-database.ts'

declare module 'vitest' {
  // Vitest's registry of provided values is an interface and can only be extended as one.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface ProvidedContext {
    databaseServer: string
    templateDatabase: string
  }
}

/** Makes the queues of all tasks: once here, because it takes longer than most tests. */
async function makeQueues(connectionString: string): Promise<void> {
  const given = process.env.DATABASE_URL
  process.env.DATABASE_URL = connectionString
  const { closeDatabase } = await patientDatabase()
  try {
    await prepareTasks()
    await stopTasks()
  } finally {
    await closeDatabase()
    if (given === undefined) delete process.env.DATABASE_URL
    else process.env.DATABASE_URL = given
  }
}

/** Migrates a database that every test file then copies, and tells the files where it is. */
export async function provideTemplate(project: TestProject, server: string): Promise<string> {
  const template = `flightpath_template_${process.pid}`
  const connectionString = await createDatabase(server, template)
  await migrateDatabase(connectionString)
  await makeQueues(connectionString)
  await endConnections(server, template)
  project.provide('databaseServer', server)
  project.provide('templateDatabase', template)
  return template
}
