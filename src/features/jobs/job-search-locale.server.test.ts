import { randomUUID } from 'node:crypto'
import { afterEach, expect, inject, test } from 'vitest'
import { closeDatabase } from '#/db/client.server.ts'
import { migrateDatabase } from '#/db/migrate.server.ts'
import { buildJob } from '#tests/factories/build-job.ts'
import { buildOrganization } from '#tests/factories/build-organization.ts'
import { dropDatabase, runStatement, withDatabase } from '#tests/setup/template-database.ts'
import { listJobsPage } from './published-jobs.server.ts'

const name = `flightpath_locale_${randomUUID()}`

afterEach(async () => {
  await closeDatabase()
  await dropDatabase(inject('databaseServer'), name)
})

const found = async (search: string) => (await listJobsPage({ search })).jobs.map(({ id }) => id)

/** Databases that know A to Z alone, and that write the small letter of I without a dot. */
const LOCALES = ["locale_provider libc locale 'C'", "locale_provider icu icu_locale 'tr' locale 'C'"]

const FINDS = ['it', 'IT', 'Ærø', 'aero', 'жук', 'ЖУКИ', 'οδος', 'ΟΔΟΣ', 'lodz', 'завод', '"жуки οδος"']
const FINDS_NOT = ['уки', 'ук', 'авод', 'ero']

test.each(LOCALES)('searching is the same in a database made with %s', async (locale) => {
  const server = inject('databaseServer')
  await runStatement(server, `create database "${name}" template template0 encoding 'UTF8' ${locale}`)
  process.env.DATABASE_URL = withDatabase(server, name)
  await migrateDatabase(process.env.DATABASE_URL)
  // A table of one row is read as it is, unless that is made to look dear: then the indexes are.
  for (const readsTables of ['on', 'off']) {
    await runStatement(server, `alter database "${name}" set enable_seqscan = ${readsTables}`)
    await closeDatabase()
    const organizationId = await buildOrganization({ name: 'ŁÓDŹ ЗАВОД' })
    const id = await buildJob({ organizationId, title: 'IT ÆRØ ЖУКИ ΟΔΟΣ' })
    for (const search of FINDS) expect([search, (await found(search)).includes(id)]).toEqual([search, true])
    for (const search of FINDS_NOT) expect([search, ...(await found(search))]).toEqual([search])
  }
})
