import { readFileSync } from 'node:fs'
import { closeDatabase, db } from '#/db/client.server.ts'
import { migrateDatabase } from '#/db/migrate.server.ts'
import { importJobs } from '#/features/jobs/import/import-jobs.server.ts'
import { getOwnerId } from '#/features/jobs/import/import-organizations.server.ts'
import { formatReport, type ImportReport } from '#/features/jobs/import/import-report.ts'
import { decodeText } from '#/lib/decode-text.ts'
import {
  parseAdvertisements,
  withoutRepeats,
  type ParsedAdvertisements,
} from '#/features/jobs/import/parse-advertisements.ts'
import { englishMessages } from '#/i18n/messages.ts'
import { translateText } from '#/i18n/translate.ts'
import { openDatabase } from './open-database.ts'

const inEnglish = (key: string) => translateText('en', englishMessages(), key)

export type ImportFilesOptions = {
  /** Who becomes the owner of organisations without members. */
  ownerEmail?: string | undefined
  /** Who looks for people where an advertisement does not say it. */
  organization?: string | undefined
}

/** What all files hold; what is wrong with one does not keep the others out. */
function readFiles(files: readonly string[], organization: string | undefined): ParsedAdvertisements {
  const read = files.map((file) => ({ file, ...readFile(file, organization?.trim() ?? '') }))
  const unique = withoutRepeats(read.flatMap(({ advertisements }) => advertisements))
  const problems = read.flatMap((it) => it.problems.map((problem) => `${it.file}: ${problem}`))
  const leftOut = read.flatMap((it) => (it.leftOut ?? []).map((reason) => `${it.file}: ${reason}`))
  return { advertisements: unique.advertisements, problems: [...problems, ...unique.problems], leftOut }
}

function readFile(file: string, organization: string): ParsedAdvertisements {
  try {
    return parseAdvertisements(decodeText(readFileSync(file)), { organization })
  } catch (error) {
    // No permission, or a file larger than a text can be.
    return {
      advertisements: [],
      problems: [`cannot be read (${error instanceof Error ? error.message : String(error)})`],
    }
  }
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
    return await importJobs({ advertisements: parsed.advertisements, ownerId, now: new Date() })
  } finally {
    await closeDatabase()
    await close()
  }
}

/** Brings what the files hold into the database: the lines to say about it, and whether all of it was in order. */
export async function importFiles(
  files: readonly string[],
  { ownerEmail, organization }: ImportFilesOptions,
): Promise<{ lines: string[]; isInOrder: boolean }> {
  const parsed = readFiles(files, organization)
  const report = await importInto(parsed, ownerEmail)
  const problems = parsed.problems.map((problem) => `Not imported: ${problem}`)
  const leftOut = (parsed.leftOut ?? []).map((reason) => `Left out: ${reason}`)
  const lines = [...formatReport(report, inEnglish), ...leftOut, ...problems]
  return { lines, isInOrder: problems.length === 0 }
}
