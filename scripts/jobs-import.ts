import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { closeDatabase, db } from '#/db/client.server.ts'
import { migrateDatabase } from '#/db/migrate.server.ts'
import { importJobs } from '#/features/jobs/import/import-jobs.server.ts'
import { getOwnerId } from '#/features/jobs/import/import-organizations.server.ts'
import { formatReport, type ImportReport } from '#/features/jobs/import/import-report.ts'
import {
  parseAdvertisements,
  withoutRepeats,
  type ParsedAdvertisements,
} from '#/features/jobs/import/parse-advertisements.ts'
import { englishMessages } from '#/i18n/messages.ts'
import { translateText } from '#/i18n/translate.ts'
import { listJsonFiles } from './lib/list-json-files.ts'
import { openDatabase } from './lib/open-database.ts'

const USAGE = `Brings job advertisements in as drafts.
  npm run jobs:import -- [--organization-owner <email>] <file or folder> …`

const say = (line: string) => process.stdout.write(`${line}\n`)
const inEnglish = (key: string) => translateText('en', englishMessages(), key)

/** What all files hold; what is wrong with one does not keep the others out. */
function readFiles(files: readonly string[]): ParsedAdvertisements {
  const read = files.map((file) => ({ file, ...parseAdvertisements(readFileSync(file, 'utf8')) }))
  const unique = withoutRepeats(read.flatMap(({ advertisements }) => advertisements))
  const problems = read.flatMap((it) => it.problems.map((problem) => `${it.file}: ${problem}`))
  return { advertisements: unique.advertisements, problems: [...problems, ...unique.problems] }
}

async function importInto(
  parsed: ParsedAdvertisements,
  ownerEmail: string | undefined,
): Promise<ImportReport> {
  const { connectionString, close } = await openDatabase()
  process.env.DATABASE_URL = connectionString
  try {
    await migrateDatabase(connectionString)
    const ownerId = ownerEmail === undefined ? null : await getOwnerId(db(), ownerEmail)
    return await importJobs(db(), { advertisements: parsed.advertisements, ownerId, now: new Date() })
  } finally {
    await closeDatabase()
    await close()
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'organization-owner': { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  if (values.help || positionals.length === 0) {
    say(USAGE)
    process.exitCode = values.help ? 0 : 1
    return
  }
  const parsed = readFiles(listJsonFiles(positionals))
  const report = await importInto(parsed, values['organization-owner'])
  for (const line of formatReport(report, inEnglish)) say(line)
  for (const problem of parsed.problems) say(`Not imported: ${problem}`)
  process.exitCode = parsed.problems.length > 0 ? 1 : 0
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
