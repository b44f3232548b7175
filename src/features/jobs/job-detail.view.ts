import type { JobDetails } from '#/domain/job/job-details.ts'
import { isWebAddress } from '#/domain/text/web-address.ts'
import type { ArchiveReason, JobStatus } from '#/domain/job/vocabulary.ts'

/** Who looks: a member of the job's organisation sees drafts and may edit. */
export type JobViewer = 'member' | 'visitor'

/** `open`: published. `closed`: archived, shown with its reason. `draft`: for members alone. */
type JobState = 'open' | 'closed' | 'draft'

const STATES: Record<JobStatus, JobState> = { Published: 'open', Archived: 'closed', Draft: 'draft' }

// How to apply is told by `apply`; the exact point on Earth is the map's and the matching's business, the team its own.
type PublicDetails = Omit<JobDetails, 'lat' | 'lng' | 'teamId' | 'applyMode' | 'applyUrl' | 'applyEmail'>

/** How to apply elsewhere. Null: by liking, here. */
type ApplyElsewhere = { kind: 'url'; url: string } | { kind: 'email'; email: string }

/** A job's page. `publishedAt` is an ISO moment; the dates are `YYYY-MM-DD`. */
export type JobView = PublicDetails & {
  id: string
  number: number
  state: JobState
  viewer: JobViewer
  /** Why it is closed; null while it is not. */
  closedReason: ArchiveReason | null
  publishedAt: string | null
  organization: { id: string; name: string; logo: string | null; location: string }
  /** Only while the job is open. */
  apply: ApplyElsewhere | null
  /** For those of the job's company who may open it again: the last day for it, `YYYY-MM-DD`. */
  restorableUntil?: string | null
  /** For the people of the job's company: what an admin wrote who took it down. */
  archiveNote?: string | null
  /** For the people of the job's company and admins: what an admin wrote when suspending the company. Null: it is not. */
  suspensionReason?: string | null
  /** For admins, who can restore the company: the moment since when it is suspended. */
  suspendedSince?: string | null
  /** The description as the server drew it. Absent where a browser makes the view, as for the editor's preview. */
  descriptionHtml?: string
}

export type ViewedJobRow = JobDetails & {
  id: string
  number: number
  status: JobStatus
  archiveReason: ArchiveReason | null
  publishedAt: Date | null
}

function toApply({ applyMode, applyUrl, applyEmail }: JobDetails): ApplyElsewhere | null {
  if (applyMode === 'Url' && isWebAddress(applyUrl)) return { kind: 'url', url: applyUrl }
  return applyMode === 'Email' && applyEmail ? { kind: 'email', email: applyEmail } : null
}

/** Names every field that leaves the server. Does not decide who may see the job at all. */
export function toJobView(
  row: ViewedJobRow,
  organization: JobView['organization'],
  viewer: JobViewer,
): JobView {
  const state = STATES[row.status]
  return {
    id: row.id,
    number: row.number,
    state,
    viewer,
    closedReason: state === 'closed' ? row.archiveReason : null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    organization: {
      id: organization.id,
      name: organization.name,
      logo: organization.logo,
      location: organization.location,
    },
    apply: state === 'open' ? toApply(row) : null,
    title: row.title,
    sector: row.sector,
    jobType: row.jobType,
    jobDuration: row.jobDuration,
    workLocation: row.workLocation,
    location: row.location,
    countryCode: row.countryCode,
    countries: row.countries,
    openings: row.openings,
    video: row.video,
    description: row.description,
    mustHaveSkills: row.mustHaveSkills,
    niceToHaveSkills: row.niceToHaveSkills,
    experienceYears: row.experienceYears,
    educationLevel: row.educationLevel,
    educationRequirement: row.educationRequirement,
    languages: row.languages,
    minSalary: row.minSalary,
    maxSalary: row.maxSalary,
    currency: row.currency,
    salaryPeriod: row.salaryPeriod,
    benefits: row.benefits,
    startDate: row.startDate,
    closingDate: row.closingDate,
    replyPledgeDays: row.replyPledgeDays,
  }
}
