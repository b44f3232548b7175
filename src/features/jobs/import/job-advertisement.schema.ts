import * as z from 'zod'

/** Fits the database’s integers even when weekly pay is counted by the year. */
const AMOUNT_MAX = 40_000_000

/** The database takes every character but NUL. */
const text = z.string().transform((value) => value.replaceAll('\0', '').trim())
const given = text.pipe(z.string().min(1, 'is empty').max(300, 'is longer than 300 characters'))
const optionalText = text.nullish().transform((value) => value || null)
const optionalAmount = z
  .number()
  .min(0, 'is negative')
  .max(AMOUNT_MAX, 'is too large')
  .nullish()
  .transform((value) => value ?? null)

/**
 * A job advertisement as files hold it: who looks for whom, in Markdown, and of the rest what the advertisement says.
 * An absent field and a null one mean the same. Fields that are not listed are ignored.
 */
export const jobAdvertisementSchema = z.object({
  id: given,
  title: given,
  organization: given,
  descriptionMarkdown: text.pipe(z.string().min(1, 'is empty')),
  location: optionalText,
  countryCode: optionalText,
  workLocation: optionalText,
  jobType: optionalText,
  currency: optionalText,
  minSalary: optionalAmount,
  maxSalary: optionalAmount,
  salaryPeriod: optionalText,
})

export type JobAdvertisement = z.output<typeof jobAdvertisementSchema>
