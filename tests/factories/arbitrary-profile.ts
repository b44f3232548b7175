import fc from 'fast-check'
import {
  CEFR_LEVELS,
  EDUCATION_LEVELS,
  JOB_DURATIONS,
  JOB_TYPES,
  SECTORS,
  WORK_LOCATIONS,
} from '#/domain/job/vocabulary.ts'
import { CURRENCIES } from '#/domain/money/currency.ts'
import { LANGUAGES } from '#/domain/profile/languages.ts'
import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { AVAILABILITIES, VISIBILITIES } from '#/domain/profile/vocabulary.ts'
import { arbitraryText } from './arbitrary-text.ts'

const text = arbitraryText({ maxLength: 12 })
const needed = text.filter((value) => value !== '')
const id = fc.uuid()
const month = fc
  .tuple(fc.integer({ min: 1930, max: 2099 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`)
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const few = <T>(value: fc.Arbitrary<T>) => fc.array(value, { maxLength: 3 })
const url = fc.oneof(
  fc.constantFrom('', 'https://ada.example/œuvre', 'https://münchen.example/straße?q=grün'),
  fc.webUrl(),
)
const degrees = maybe(fc.double({ min: -90, max: 90, noNaN: true }).map((value) => value + 0))
const country = maybe(fc.constantFrom('GB', 'FR'))
const span = { startDate: maybe(month), endDate: maybe(month) }

const work = fc.record({
  ...{ id, position: needed, organization: text, location: text, summary: text },
  ...{ startDate: month, endDate: maybe(month), highlights: few(text), volunteer: fc.boolean() },
})
const education = fc.record({
  ...{ id, institution: needed, area: text, studyType: text, score: text, ...span },
  level: maybe(fc.constantFrom(...EDUCATION_LEVELS)),
})
const certificate = fc.record({
  ...{ id, name: needed, issuer: text, date: maybe(month), expiryDate: maybe(month), url },
})
const skill = fc.record({
  name: needed,
  level: maybe(fc.constantFrom(1 as const, 2, 3, 4, 5)),
  years: maybe(fc.nat(60)),
  evidenceWorkId: maybe(id),
})
const preferences = fc.record({
  ...{ desiredTitles: few(text), jobTypes: few(fc.constantFrom(...JOB_TYPES)) },
  ...{ jobDurations: few(fc.constantFrom(...JOB_DURATIONS)), excludedEmployers: few(id) },
  workLocations: few(fc.constantFrom(...WORK_LOCATIONS)),
  places: few(fc.record({ label: needed, countryCode: country, lat: degrees, lng: degrees })),
  ...{ radiusKm: maybe(fc.nat(500)), minSalary: maybe(fc.nat()), noticePeriodWeeks: maybe(fc.nat(52)) },
  currency: maybe(fc.constantFrom(...CURRENCIES)),
  salaryPeriod: maybe(fc.constantFrom('Hour' as const, 'Year')),
  availability: fc.constantFrom(...AVAILABILITIES),
  visibility: fc.constantFrom(...VISIBILITIES),
  searchEngines: fc.boolean(),
  anonymousUntilMatch: fc.boolean(),
})

/** Any profile that the five steps can save, with hostile text in every field that takes text. */
export const arbitraryProfile: fc.Arbitrary<ProfileDocument> = fc.record({
  ...{ headline: text, bio: text, location: text, countryCode: country, lat: degrees, lng: degrees },
  ...{ phone: text, links: fc.record({ website: url, linkedin: url, github: url, portfolio: url }) },
  ...{ work: few(work), education: few(education), certificates: few(certificate), skills: few(skill) },
  languages: few(
    fc.record({ language: fc.constantFrom(...LANGUAGES), level: fc.constantFrom(...CEFR_LEVELS) }),
  ),
  projects: few(fc.record({ id, name: needed, description: text, url, ...span })),
  publications: few(
    fc.record({ id, name: needed, publisher: text, releaseDate: maybe(month), url, summary: text }),
  ),
  sectors: few(fc.constantFrom(...SECTORS)),
  experienceYearsOverride: maybe(fc.nat(60)),
  educationLevelOverride: maybe(fc.constantFrom(...EDUCATION_LEVELS)),
  cvLanguage: maybe(fc.constantFrom('en', 'fr')),
  preferences,
})
