import { randomUUID } from 'node:crypto'
import { db } from '#/db/client.server.ts'
import { job } from '#/db/schema/index.ts'
import { addDays, toIsoDate } from '#/domain/time/iso-date.ts'
import { buildOrganization } from './build-organization.ts'

type JobRow = typeof job.$inferInsert

/** Everything a job needs to be published. */
export const COMPLETE_JOB = {
  title: 'Civil Engineer, Flood Defences',
  sector: 'Engineering',
  jobType: 'FullTime',
  jobDuration: 'Permanent',
  workLocation: 'Hybrid',
  location: 'Bristol, United Kingdom',
  countryCode: 'GB',
  lat: 51.4545,
  lng: -2.5879,
  openings: 1,
  description:
    'Design and check flood walls along the Severn, on site two days a week and at a desk for the rest.',
  mustHaveSkills: ['Hydraulic modelling', 'NEC4'],
  experienceYears: 4,
  educationLevel: 'Bachelor',
  educationRequirement: 'Preferred',
  minSalary: 41_000,
  maxSalary: 48_500,
  currency: 'GBP',
  salaryPeriod: 'Year',
  applyMode: 'Here',
  replyPledgeDays: 14,
} as const satisfies Partial<JobRow>

const rowOf = (organizationId: string, changes: Partial<JobRow>) => ({
  ...COMPLETE_JOB,
  id: randomUUID() as string,
  mustHaveSkills: [...COMPLETE_JOB.mustHaveSkills],
  countries: changes.workLocation === 'Remote' ? ['GB'] : [],
  status: 'Published' as const,
  publishedAt: new Date(),
  closingDate: addDays(toIsoDate(new Date()), 30),
  organizationId,
  ...changes,
})

/** Writes a published, complete job, of a new company unless one is given, and answers its id. */
export async function buildJob(changes: Partial<JobRow> = {}): Promise<string> {
  const row = rowOf(changes.organizationId ?? (await buildOrganization()), changes)
  await db().insert(job).values(row)
  return row.id
}

/** Writes several jobs of a company in one statement, which is quicker than one by one, and answers their ids. */
export async function buildJobs(
  organizationId: string,
  changes: readonly Partial<JobRow>[],
): Promise<string[]> {
  const rows = changes.map((one) => rowOf(organizationId, one))
  await db().insert(job).values(rows)
  return rows.map(({ id }) => id)
}
