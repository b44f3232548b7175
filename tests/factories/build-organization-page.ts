import type {
  OpenJobView,
  OrganizationPage,
  OrganizationView,
} from '#/features/organizations/organizations.view.ts'

const COMPANY: OrganizationView = {
  id: 'tidewall',
  name: 'Tidewall Engineering',
  logo: null,
  description: 'We keep water out.\n\nSince 1962.',
  location: 'Bristol, UK',
  video: null,
}

/** An open job as a company's page lists it. */
export function buildOpenJob(changes: Partial<OpenJobView> = {}): OpenJobView {
  return {
    id: 'job-1',
    title: 'Civil Engineer',
    location: 'Bristol, United Kingdom',
    countries: [],
    workLocation: 'Hybrid',
    jobType: 'FullTime',
    jobDuration: 'Permanent',
    minSalary: 41_000,
    maxSalary: 48_500,
    currency: 'GBP',
    salaryPeriod: 'Year',
    replyPledgeDays: 14,
    publishedAt: new Date().toISOString(),
    ...changes,
  }
}

type Changes = Omit<Partial<OrganizationPage>, 'organization'> & { organization?: Partial<OrganizationView> }

/** A company's page with two open jobs and, unless told otherwise, too few likes to say anything. */
export function buildOrganizationPage({ organization, ...changes }: Changes = {}): OrganizationPage {
  const openJobs = changes.openJobs ?? [buildOpenJob(), buildOpenJob({ id: 'job-2', title: 'Surveyor' })]
  return {
    organization: { ...COMPANY, ...organization },
    openJobs,
    openJobCount: openJobs.length,
    answers: { likes: null, answeredInTime: null, ratePercent: null, medianDays: null, since: '2025-11-22' },
    suspensionReason: null,
    suspendedSince: null,
    viewer: null,
    ...changes,
  }
}
