import type { BreadcrumbList, JobPosting, MonetaryAmount, Organization, WithContext } from 'schema-dts'
import type { SalaryPeriod } from '#/domain/money/salary.ts'
import { ownLogo } from '#/domain/organization/default-logo.ts'
import { englishMessages } from '#/i18n/messages.ts'
import { absoluteUrl } from '#/lib/absolute-url.ts'
import type { JobView } from '../job-detail.view.ts'
import { employmentTypes } from './employment-types.ts'
import { companyAddress, jobAddress } from './job-address.ts'
import { postingPlace } from './posting-place.ts'
import { postingRequirements } from './posting-requirements.ts'

const CONTEXT = 'https://schema.org'

const UNITS: Record<SalaryPeriod, string> = { Hour: 'HOUR', Day: 'DAY', Month: 'MONTH', Year: 'YEAR' }

/** Only pay that has a currency and a period says anything; a volunteer's job has none. */
function toBaseSalary(job: JobView): MonetaryAmount | undefined {
  const { minSalary, maxSalary, currency, salaryPeriod } = job
  const one = minSalary ?? maxSalary
  if (one === null || currency === null || salaryPeriod === null) return undefined
  const isRange = minSalary !== null && maxSalary !== null && minSalary !== maxSalary
  const amount = isRange ? { minValue: minSalary, maxValue: maxSalary } : { value: one }
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amount, unitText: UNITS[salaryPeriod] },
  }
}

function toHiringOrganization({ organization }: JobView, baseUrl: string | undefined): Organization {
  const { id, name, logo } = organization
  const own = ownLogo(logo)
  const address = companyAddress(id, baseUrl)
  return {
    '@type': 'Organization',
    name,
    url: address,
    sameAs: address,
    logo: own ? absoluteUrl(own, baseUrl) : undefined,
  }
}

export type PostingOptions = {
  baseUrl: string | undefined
  /** The job's description as the page shows it; never empty. */
  descriptionHtml: string
}

/**
 * An open job as search engines read it, with all that they require or recommend and we know. Whether it may be listed
 * at all is for the caller to decide. How to apply by mail is not told: an address may be a person's.
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPosting(
  job: JobView,
  { baseUrl, descriptionHtml }: PostingOptions,
): WithContext<JobPosting> {
  const { organization, sector, benefits, closingDate } = job
  const types = employmentTypes(job)
  return {
    '@context': CONTEXT,
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionHtml,
    url: jobAddress(job.id, baseUrl),
    identifier: { '@type': 'PropertyValue', name: organization.name, value: job.id },
    datePosted: job.publishedAt ?? undefined,
    validThrough: closingDate ? `${closingDate}T23:59:59Z` : undefined,
    hiringOrganization: toHiringOrganization(job, baseUrl),
    ...postingPlace(job),
    employmentType: types.length > 0 ? types : undefined,
    baseSalary: toBaseSalary(job),
    directApply: job.apply === null,
    ...postingRequirements(job),
    industry: sector ? englishMessages().vocabulary.sector[sector] : undefined,
    skills: [...job.mustHaveSkills, ...job.niceToHaveSkills].join(', ') || undefined,
    jobBenefits: benefits.join(', ') || undefined,
    jobStartDate: job.startDate ?? undefined,
    totalJobOpenings: job.openings ?? undefined,
  }
}

/** The way to a job: all jobs, its company, itself. */
export function jobBreadcrumbs(job: JobView, baseUrl: string | undefined): WithContext<BreadcrumbList> {
  const { id, name } = job.organization
  const steps = [
    { name: englishMessages().job.list.title, item: absoluteUrl('/jobs', baseUrl) },
    { name, item: companyAddress(id, baseUrl) },
    { name: job.title, item: jobAddress(job.id, baseUrl) },
  ]
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}
