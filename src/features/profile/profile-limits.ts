import { MINIMUM_LENGTHS } from '#/domain/minimum-lengths.ts'

/** Most that a profile may hold, in characters, entries or units; the forms count against the same numbers. */
export const PROFILE_LIMITS = {
  ...MINIMUM_LENGTHS.profile,
  nameMax: 100,
  headlineMax: 120,
  bioMax: 2_000,
  lineMax: 160,
  summaryMax: 2_000,
  highlightMax: 300,
  phoneMax: 40,
  urlMax: 500,
  entriesMax: 50,
  highlightsMax: 12,
  skillsMax: 60,
  languagesMax: 20,
  sectorsMax: 5,
  desiredTitlesMax: 5,
  placesMax: 10,
  excludedEmployersMax: 50,
  yearsMax: 60,
  radiusKmMax: 2_000,
  salaryMax: 99_999_999,
  noticeWeeksMax: 104,
} as const
