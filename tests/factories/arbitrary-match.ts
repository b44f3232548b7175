import * as fc from 'fast-check'
import {
  CEFR_LEVELS,
  EDUCATION_LEVELS,
  EDUCATION_REQUIREMENTS,
  JOB_DURATIONS,
  JOB_STATUSES,
  JOB_TYPES,
  SECTORS,
  WORK_LOCATIONS,
} from '#/domain/job/vocabulary.ts'
import { toMatchPerson } from '#/domain/matching/match-person.ts'
import type { MatchJob, MatchPerson } from '#/domain/matching/types.ts'
import { CURRENCIES } from '#/domain/money/currency.ts'
import { SALARY_PERIODS } from '#/domain/money/salary.ts'
import type { ProfileDocument, WorkEntry } from '#/domain/profile/profile-document.ts'
import { VISIBILITIES } from '#/domain/profile/vocabulary.ts'
import { buildMatchJob, MATCH_DAY } from './build-match.ts'
import { buildProfileDocument } from './build-profile-document.ts'

const SKILLS = ['NEC4', 'Python', 'GIS', 'Triage', 'C++', 'Génie civil']
const TITLES = [
  'Civil Engineer',
  'Registered Nurse, Acute Medicine',
  'Nurse',
  'Ingénieur(e) civil',
  'Sous Chef',
]
const PLACES = [
  { label: 'Bath, UK', countryCode: 'GB', lat: 51.3811, lng: -2.359 },
  { label: 'Bristol', countryCode: 'GB', lat: 51.4545, lng: -2.5879 },
  { label: 'Lyon', countryCode: 'FR', lat: 45.764, lng: 4.8357 },
  { label: 'Lyon', countryCode: 'FR', lat: null, lng: null },
  { label: '', countryCode: null, lat: null, lng: null },
]

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const some = <T>(items: readonly T[], maxLength = 4) =>
  fc.uniqueArray(fc.constantFrom(...items), { maxLength })
const languages = fc.uniqueArray(
  fc.record({ language: fc.constantFrom('en', 'fr', 'de'), level: fc.constantFrom(...CEFR_LEVELS) }),
  { maxLength: 3, selector: ({ language }) => language },
)
const month = fc.tuple(fc.integer({ min: 2000, max: 2026 }), fc.integer({ min: 1, max: 12 }))
const monthText = month.map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`)

const work: fc.Arbitrary<WorkEntry> = fc.record({
  id: fc.uuid(),
  position: fc.constantFrom(...TITLES, ''),
  organization: fc.constantFrom('Harrow & Pike', ''),
  location: fc.constant(''),
  startDate: fc.oneof(monthText, fc.constant('')),
  endDate: maybe(monthText),
  summary: fc.constant(''),
  highlights: fc.constant([]),
  volunteer: fc.boolean(),
})

const preferences = fc.record({
  desiredTitles: some(TITLES),
  jobTypes: some(JOB_TYPES),
  jobDurations: some(JOB_DURATIONS),
  workLocations: some(WORK_LOCATIONS),
  places: some(PLACES, 2),
  radiusKm: maybe(fc.integer({ min: 0, max: 200 })),
  minSalary: maybe(fc.integer({ min: 0, max: 90_000 })),
  currency: maybe(fc.constantFrom(...CURRENCIES)),
  salaryPeriod: maybe(fc.constantFrom(...SALARY_PERIODS)),
  noticePeriodWeeks: maybe(fc.integer({ min: 0, max: 26 })),
  visibility: fc.constantFrom(...VISIBILITIES),
  excludedEmployers: some(['tidewall', 'other']),
})

type Place = (typeof PLACES)[number]

const education = fc.record({
  id: fc.constant('study'),
  institution: fc.constant('University of Leeds'),
  area: fc.constant(''),
  studyType: fc.constantFrom('BSc', ''),
  level: maybe(fc.constantFrom(...EDUCATION_LEVELS)),
  startDate: fc.constant(null),
  endDate: fc.constant(null),
  score: fc.constant(''),
})

const skill = some(SKILLS, 6).map((names) =>
  names.map((name) => ({ name, level: null, years: null, evidenceWorkId: null })),
)

const said = fc.record({
  work: fc.array(work, { maxLength: 3 }),
  education: fc.array(education, { maxLength: 2 }),
  languages,
  skills: skill,
  sectors: some(SECTORS),
  experienceYearsOverride: maybe(fc.integer({ min: 0, max: 40 })),
  preferences,
})

const details = fc.record({
  title: fc.constantFrom(...TITLES, ''),
  sector: maybe(fc.constantFrom(...SECTORS)),
  jobType: maybe(fc.constantFrom(...JOB_TYPES)),
  jobDuration: maybe(fc.constantFrom(...JOB_DURATIONS)),
  workLocation: maybe(fc.constantFrom(...WORK_LOCATIONS)),
  countries: some(['GB', 'FR', 'DE']),
  mustHaveSkills: some(SKILLS),
  niceToHaveSkills: some(SKILLS),
  experienceYears: maybe(fc.integer({ min: 0, max: 15 })),
  educationLevel: maybe(fc.constantFrom(...EDUCATION_LEVELS)),
  educationRequirement: maybe(fc.constantFrom(...EDUCATION_REQUIREMENTS)),
  languages,
  minSalary: maybe(fc.integer({ min: 0, max: 90_000 })),
  maxSalary: maybe(fc.integer({ min: 0, max: 90_000 })),
  currency: maybe(fc.constantFrom(...CURRENCIES)),
  salaryPeriod: maybe(fc.constantFrom(...SALARY_PERIODS)),
  startDate: maybe(fc.constantFrom('2026-11-01', '2026-12-21', '2027-06-01')),
  closingDate: maybe(fc.constantFrom('2026-11-20', '2026-12-31')),
})

const place = fc.constantFrom(...PLACES)
const at = ({ label: location, countryCode, lat, lng }: Place) => ({ location, countryCode, lat, lng })

/** Any profile that says something to matching: full, half-said or empty. */
export const arbitraryDocument: fc.Arbitrary<ProfileDocument> = fc
  .tuple(said, place)
  .map(([it, home]) => buildProfileDocument({ ...it, ...at(home) }))

/** Any person: full, half-said or empty. */
export const arbitraryPerson: fc.Arbitrary<MatchPerson> = arbitraryDocument.map((document) =>
  toMatchPerson(document, MATCH_DAY),
)

/** Any job: full, half-said or empty, open or not. */
export const arbitraryJob: fc.Arbitrary<MatchJob> = fc
  .tuple(details, place, fc.constantFrom(...JOB_STATUSES))
  .map(([it, site, status]) => buildMatchJob({ ...it, ...at(site) }, { status }))
