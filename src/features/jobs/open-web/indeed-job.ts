import type { JobDuration, JobType, WorkLocation } from '#/domain/job/vocabulary.ts'
import { countryOfLabel, postalParts } from '#/domain/place/postal-parts.ts'
import { englishMessages } from '#/i18n/messages.ts'
import type { JobView } from '../job-detail.view.ts'
import { jobAddress } from './job-address.ts'
import { payText } from './job-facts-text.ts'

/** A job in the fields that job boards of Indeed's kind read, all of them text. '' where nothing is known. */
export type IndeedJob = {
  title: string
  date: string
  referencenumber: string
  url: string
  company: string
  city: string
  state: string
  country: string
  postalcode: string
  description: string
  salary: string
  jobtype: string
  category: string
  experience: string
  remotetype: string
}

const OF_TYPE: Record<JobType, string> = {
  FullTime: 'fulltime',
  PartTime: 'parttime',
  Flexible: 'flexible',
  Internship: 'internship',
  Apprenticeship: 'apprenticeship',
  Volunteer: 'volunteer',
}

const OF_DURATION: Record<JobDuration, string> = {
  Permanent: 'permanent',
  FixedTerm: 'fixedterm',
  Contract: 'contract',
  Temporary: 'temporary',
  Seasonal: 'seasonal',
}

const REMOTE_TYPES: Record<WorkLocation, string> = {
  OnSite: '',
  Hybrid: 'Hybrid remote',
  Remote: 'Fully remote',
}

/** Boards take one place a job: of several countries the first. */
function placeOf({ location, countryCode, countries, organization }: JobView) {
  const { locality, region, postalCode, countryCode: known } = postalParts(location, countryCode)
  const country = known ?? countries[0] ?? countryOfLabel(organization.location) ?? ''
  return { city: locality, state: region, country, postalcode: postalCode }
}

type Options = { baseUrl: string; descriptionHtml: string }

/** An open job in those fields. How to apply is told by its page alone, and so is nobody's address. */
export function toIndeedJob(job: JobView, { baseUrl, descriptionHtml }: Options): IndeedJob {
  const { jobType, jobDuration, workLocation, sector, experienceYears } = job
  const types = [jobType && OF_TYPE[jobType], jobDuration && OF_DURATION[jobDuration]]
  return {
    title: job.title,
    date: job.publishedAt ? new Date(job.publishedAt).toUTCString() : '',
    referencenumber: job.id,
    url: jobAddress(job.id, baseUrl),
    company: job.organization.name,
    ...placeOf(job),
    description: descriptionHtml,
    salary: payText(job),
    jobtype: types.filter(Boolean).join(', '),
    category: sector ? englishMessages().vocabulary.sector[sector] : '',
    experience: experienceYears ? `${experienceYears}+ years` : '',
    remotetype: workLocation ? REMOTE_TYPES[workLocation] : '',
  }
}
