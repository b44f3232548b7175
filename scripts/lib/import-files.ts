import { readFileSync } from 'node:fs'
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
import { openDatabase } from './open-database.ts'

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

/** Brings what the files hold into the database: the lines to say about it, and whether all of it was in order. */
export async function importFiles(
  files: readonly string[],
  ownerEmail: string | undefined,
): Promise<{ lines: string[]; isInOrder: boolean }> {
  const parsed = readFiles(files)
  const report = await importInto(parsed, ownerEmail)
  const problems = parsed.problems.map((problem) => `Not imported: ${problem}`)
  return { lines: [...formatReport(report, inEnglish), ...problems], isInOrder: problems.length === 0 }
}
