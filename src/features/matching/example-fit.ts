import { EMPTY_JOB_DETAILS, type JobDetails } from '#/domain/job/job-details.ts'
import {
  EMPTY_PREFERENCES,
  EMPTY_PROFILE_DOCUMENT,
  type ProfileDocument,
} from '#/domain/profile/profile-document.ts'

/** Skills that the visitor may give the person: by name, by another name, close to what is asked, or not at all. */
export const EXAMPLE_SKILLS = [
  'JS',
  'Vue',
  'React',
  'WCAG',
  'Docker',
  'K8s',
  'GraphQL',
  'Public speaking',
] as const
export const EXAMPLE_TITLES = ['Web developer', 'Frontend engineer', 'Software tester', 'Sous chef'] as const
export const EXAMPLE_TOWNS = ['bristol', 'bath', 'cardiff'] as const
export const EXAMPLE_PAY = ['fits', 'close', 'below', 'unsaid'] as const

/** What a visitor may change about the person of the example. */
export type ExampleChoices = {
  skills: (typeof EXAMPLE_SKILLS)[number][]
  title: (typeof EXAMPLE_TITLES)[number]
  town: (typeof EXAMPLE_TOWNS)[number]
  pay: (typeof EXAMPLE_PAY)[number]
}

/** The day on which the two meet: an example says the same tomorrow. */
export const EXAMPLE_DAY = '2026-01-15'

/** What the visitor begins with: a synonym, a neighbour, and things that are missing. */
export const FIRST_CHOICES: ExampleChoices = {
  skills: ['JS', 'Vue', 'WCAG'],
  title: 'Web developer',
  town: 'bath',
  pay: 'fits',
}

const TOWNS = {
  bristol: { location: 'Bristol, UK', lat: 51.4545, lng: -2.5879 },
  bath: { location: 'Bath, UK', lat: 51.3811, lng: -2.359 },
  cardiff: { location: 'Cardiff, UK', lat: 51.4816, lng: -3.1791 },
} as const

/** The least that the person would take, pounds a year. */
export const EXAMPLE_FLOORS = { fits: 45_000, close: 54_000, below: 65_000, unsaid: null } as const

/** The job that the page takes as its example. */
export const EXAMPLE_JOB: JobDetails = {
  ...EMPTY_JOB_DETAILS,
  ...{ title: 'Front-end developer', sector: 'ItSoftware', jobType: 'FullTime', jobDuration: 'Permanent' },
  ...{ workLocation: 'Hybrid', countryCode: 'GB', ...TOWNS.bristol },
  mustHaveSkills: ['JavaScript', 'React', 'Web accessibility', 'Kubernetes'],
  niceToHaveSkills: ['GraphQL', 'Figma'],
  ...{ experienceYears: 5, educationLevel: 'None', educationRequirement: 'NotNeeded' },
  languages: [{ language: 'en', level: 'C1' }],
  ...{ minSalary: 44_000, maxSalary: 52_000, currency: 'GBP', salaryPeriod: 'Year' },
  ...{ startDate: '2026-03-02', closingDate: '2026-02-14' },
}

/** The person of the example, as the visitor has them. */
export function toExamplePerson({ skills, title, town, pay }: ExampleChoices): ProfileDocument {
  return {
    ...EMPTY_PROFILE_DOCUMENT,
    ...TOWNS[town],
    countryCode: 'GB',
    work: [
      {
        ...{ id: 'role', position: title, organization: 'Harbour Labs', location: 'Bristol' },
        ...{ startDate: '2022-01', endDate: null, summary: '', highlights: [], volunteer: false },
      },
    ],
    skills: skills.map((name) => ({ name, level: null, years: 4, evidenceWorkId: 'role' })),
    languages: [{ language: 'en', level: 'C2' }],
    sectors: ['ItSoftware'],
    preferences: {
      ...EMPTY_PREFERENCES,
      ...{ desiredTitles: ['Front-end developer'], jobTypes: ['FullTime'], jobDurations: ['Permanent'] },
      ...{ workLocations: ['Hybrid', 'Remote'], radiusKm: 20, noticePeriodWeeks: 4 },
      ...{ minSalary: EXAMPLE_FLOORS[pay], currency: 'GBP', salaryPeriod: 'Year' },
    },
  }
}
