import * as z from 'zod'
import { JOB_DURATIONS, JOB_TYPES, WORK_LOCATIONS } from '#/domain/job/vocabulary.ts'
import { CURRENCIES } from '#/domain/money/currency.ts'
import { SALARY_PERIODS } from '#/domain/money/salary.ts'
import { EMPTY_PREFERENCES as NONE, type Preferences } from '../profile-document.ts'
import { AVAILABILITIES, VISIBILITIES } from '../vocabulary.ts'

const amount = z.int().min(0).nullable().catch(null)
const degrees = z.number().nullable().catch(null)
const place = z.object({
  label: z.string(),
  countryCode: z.string().nullable().catch(null),
  lat: degrees,
  lng: degrees,
})

const preferences: z.ZodType<Preferences> = z.object({
  desiredTitles: z.array(z.string()).catch([]),
  jobTypes: z.array(z.enum(JOB_TYPES)).catch([]),
  jobDurations: z.array(z.enum(JOB_DURATIONS)).catch([]),
  workLocations: z.array(z.enum(WORK_LOCATIONS)).catch([]),
  places: z.array(place).catch([]),
  radiusKm: amount,
  minSalary: amount,
  currency: z.enum(CURRENCIES).nullable().catch(null),
  salaryPeriod: z.enum(SALARY_PERIODS).nullable().catch(null),
  noticePeriodWeeks: amount,
  availability: z.enum(AVAILABILITIES).catch(NONE.availability),
  visibility: z.enum(VISIBILITIES).catch(NONE.visibility),
  searchEngines: z.boolean().catch(NONE.searchEngines),
  anonymousUntilMatch: z.boolean().catch(NONE.anonymousUntilMatch),
  excludedEmployers: z.array(z.string()).catch([]),
})

/** What somebody wants, as this product wrote it into a résumé; null where it stands in none. */
export function readPreferences(written: unknown): Preferences | null {
  return typeof written === 'object' && written !== null
    ? (preferences.safeParse(written).data ?? null)
    : null
}
