import * as z from 'zod'
import { JOB_LIMITS } from '#/domain/job/publish-rules.ts'
import { isCountryCode } from '#/domain/place/place.ts'
import { visibleText } from '#/domain/text/visible-text.ts'
import { isIsoDate } from '#/domain/time/iso-date.ts'

/** Fits the database’s integers even when weekly pay is counted by the year. */
const AMOUNT_MAX = 40_000_000
const OPENINGS_MAX = 9_999

const text = z.string().transform((value) => visibleText(value).trim())
const given = text.pipe(z.string().min(1, 'is empty').max(300, 'is longer than 300 characters'))
const optionalText = text.nullish().transform((value) => value || null)
const optionalAmount = z
  .number()
  .min(0, 'is negative')
  .max(AMOUNT_MAX, 'is too large')
  .nullish()
  .transform((value) => value ?? null)
const optionalDay = z
  .string()
  .refine(isIsoDate, 'is no day of the form 2026-12-31')
  .nullish()
  .transform((value) => value ?? null)
const texts = z
  .array(text)
  .nullish()
  .transform((values) => (values ?? []).filter(Boolean))
const between = (min: number, max: number) =>
  z
    .number()
    .min(min, `is below ${min}`)
    .max(max, `is above ${max}`)
    .nullish()
    .transform((value) => value ?? null)

/**
 * A job advertisement as files hold it, and as the readers of other formats hand it over: who looks for whom, in
 * Markdown, and of the rest what the advertisement says. An absent field and a null one mean the same. Fields that are
 * not listed are ignored.
 */
export const jobAdvertisementSchema = z.object({
  id: given,
  title: given,
  organization: given,
  descriptionMarkdown: text.pipe(z.string().min(1, 'is empty')),
  /** Department, category or industry: a second place that may name the field of work. */
  industry: optionalText,
  location: optionalText,
  countryCode: optionalText,
  lat: between(-90, 90),
  lng: between(-180, 180),
  /** Where one may work from, when the work is remote. */
  countries: texts.transform((codes) => codes.filter(isCountryCode)),
  workLocation: optionalText,
  jobType: optionalText,
  openings: between(1, OPENINGS_MAX),
  skills: texts,
  experienceYears: between(0, JOB_LIMITS.experienceYearsMax),
  educationLevel: optionalText,
  /** 'preferred' where experience may stand in for it. */
  educationRequirement: optionalText,
  currency: optionalText,
  minSalary: optionalAmount,
  maxSalary: optionalAmount,
  salaryPeriod: optionalText,
  benefits: texts,
  startDate: optionalDay,
  closingDate: optionalDay,
  applyUrl: optionalText,
  /** What the source says in words that could mean several things: left empty, and named in the report. */
  unclear: texts,
})

export type JobAdvertisement = z.output<typeof jobAdvertisementSchema>

/** What a reader hands over; the schema has the last word. What the source does not say is '' where it must be said. */
export type AdvertisementDraft = z.input<typeof jobAdvertisementSchema>
