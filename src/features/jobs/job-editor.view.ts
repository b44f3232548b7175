import type { OrganizationRole } from '#/domain/access/organization-roles.ts'
import type { JobDetails } from '#/domain/job/job-details.ts'
import type { ArchiveReason, JobStatus } from '#/domain/job/vocabulary.ts'
import { countryOfPlace } from './country-of-place.ts'
import { toJobDetails } from '#/domain/job/to-job-details.ts'

type JobRow = JobDetails & {
  id: string
  status: JobStatus
  archiveReason: ArchiveReason | null
  publishedAt: Date | null
  updatedAt: Date
}

type OrganizationRow = { id: string; name: string; logo: string | null; location: string }

/** `countryCode` (ISO 3166-1) is what the location says, as far as it can be read. */
type JobOrganization = OrganizationRow & { countryCode: string | null }

/** A team of the job's organisation. */
export type JobTeam = { id: string; name: string }

/** A job as the people of its organisation see it while they write it. `publishedAt` and `updatedAt` are ISO moments. */
export type JobEditView = {
  id: string
  status: JobStatus
  archiveReason: ArchiveReason | null
  publishedAt: string | null
  updatedAt: string
  organization: JobOrganization
  organizationRole: OrganizationRole
  teams: JobTeam[]
  details: JobDetails
}

/** What was stored at a moment. Moments are ISO texts of one form: the later one is the greater. */
export type StoredJob = Pick<JobEditView, 'details' | 'updatedAt'>

export function toJobEditView(
  row: JobRow,
  organization: OrganizationRow,
  { organizationRole, teams }: Pick<JobEditView, 'organizationRole' | 'teams'>,
): JobEditView {
  return {
    id: row.id,
    status: row.status,
    archiveReason: row.archiveReason,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    organization: {
      id: organization.id,
      name: organization.name,
      logo: organization.logo,
      location: organization.location,
      countryCode: countryOfPlace(organization.location),
    },
    organizationRole,
    teams: teams.map(({ id, name }) => ({ id, name })),
    details: toJobDetails(row),
  }
}
