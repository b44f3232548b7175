import * as z from 'zod'
import { isPlainTitle } from '#/domain/job/is-plain-title.ts'
import { JOB_LIMITS } from '#/domain/job/publish-rules.ts'
import {
  APPLY_MODES,
  CEFR_LEVELS,
  EDUCATION_LEVELS,
  EDUCATION_REQUIREMENTS,
  JOB_DURATIONS,
  JOB_TYPES,
  REPLY_PLEDGE_DAYS,
  SECTORS,
  WORK_LOCATIONS,
} from '#/domain/job/vocabulary.ts'
import { FILES_PATH } from '#/domain/media/storage-url.ts'
import { storedAddress } from '#/domain/media/stored-address.ts'
import { CURRENCIES } from '#/domain/money/currency.ts'
import { SALARY_PERIODS } from '#/domain/money/salary.ts'
import { isCountryCode } from '#/domain/place/place.ts'
import { isLanguageCode } from '#/domain/profile/languages.ts'
import { visibleText } from '#/domain/text/visible-text.ts'
import { isIsoDate } from '#/domain/time/iso-date.ts'

/** Most that a draft may hold, in characters, entries or units; `JOB_LIMITS` has what publishing asks for. */
export const DRAFT_LIMITS = {
  descriptionMax: 20_000,
  locationMax: 200,
  tagMax: 80,
  benefitsMax: 20,
  countriesMax: 50,
  languagesMax: 10,
  openingsMax: 9_999,
  salaryMax: 99_999_999,
  urlMax: 2_000,
  emailMax: 254,
} as const

function text(max: number) {
  return z.string().overwrite(visibleText).max(max, 'job.editor.invalid.tooLong')
}

function whole(min: number, max: number, message: string, tooMuch = message) {
  return z.int(message).min(min, message).max(max, tooMuch).nullable()
}

function tags(max: number) {
  return z
    .array(text(DRAFT_LIMITS.tagMax).trim().min(1, 'job.editor.invalid.choice'))
    .max(max, 'job.editor.invalid.tooMany')
}

function choice<const Values extends readonly string[]>(values: Values) {
  return z.enum(values, 'job.editor.invalid.choice').nullable()
}

/** Kept as typed, so that publishing can refuse what hides in it; the database takes every character but NUL. */
const webAddress = z
  .string()
  .overwrite((value) => value.replaceAll('\0', ''))
  .max(DRAFT_LIMITS.urlMax, 'job.editor.invalid.tooLong')
  .trim()

const country = z.string().refine((code): boolean => isCountryCode(code), 'job.editor.invalid.choice')
const date = z.string().refine(isIsoDate, 'job.editor.invalid.date').nullable()
const language = z.object({
  language: z.string().refine(isLanguageCode, 'job.editor.invalid.choice'),
  level: z.enum(CEFR_LEVELS, 'job.editor.invalid.choice'),
})

/** The address of a video that was uploaded for a job, in the one form that is kept; null for none. */
const storedVideo = z
  .string('error.wrongUpload')
  .max(DRAFT_LIMITS.urlMax, 'error.wrongUpload')
  .refine(
    (address) => storedAddress(address, { storageBase: FILES_PATH, folder: 'job-videos' }) === address,
    'error.wrongUpload',
  )
  .nullable()

/** What each field of a draft may hold: right in kind and length, whether or not it is enough to publish. */
export const draftFields = {
  title: text(JOB_LIMITS.titleMax).refine(isPlainTitle, 'job.editor.invalid.titlePlain'),
  sector: choice(SECTORS),
  jobType: choice(JOB_TYPES),
  jobDuration: choice(JOB_DURATIONS),
  workLocation: choice(WORK_LOCATIONS),
  location: text(DRAFT_LIMITS.locationMax),
  countryCode: country.nullable(),
  countries: z.array(country).max(DRAFT_LIMITS.countriesMax, 'job.editor.invalid.tooMany'),
  openings: whole(1, DRAFT_LIMITS.openingsMax, 'job.editor.invalid.openings'),
  video: storedVideo,
  teamId: z
    .string('job.editor.invalid.choice')
    .min(1, 'job.editor.invalid.choice')
    .max(64, 'job.editor.invalid.choice')
    .nullable(),
  description: text(DRAFT_LIMITS.descriptionMax),
  mustHaveSkills: tags(JOB_LIMITS.mustHaveSkillsMax),
  niceToHaveSkills: tags(JOB_LIMITS.niceToHaveSkillsMax),
  experienceYears: whole(0, JOB_LIMITS.experienceYearsMax, 'job.editor.invalid.years'),
  educationLevel: choice(EDUCATION_LEVELS),
  educationRequirement: choice(EDUCATION_REQUIREMENTS),
  languages: z.array(language).max(DRAFT_LIMITS.languagesMax, 'job.editor.invalid.tooMany'),
  minSalary: whole(0, DRAFT_LIMITS.salaryMax, 'job.editor.invalid.amount', 'job.editor.invalid.amountMax'),
  maxSalary: whole(0, DRAFT_LIMITS.salaryMax, 'job.editor.invalid.amount', 'job.editor.invalid.amountMax'),
  currency: choice(CURRENCIES),
  salaryPeriod: choice(SALARY_PERIODS),
  benefits: tags(DRAFT_LIMITS.benefitsMax),
  startDate: date,
  closingDate: date,
  applyMode: choice(APPLY_MODES),
  applyUrl: webAddress,
  applyEmail: text(DRAFT_LIMITS.emailMax).trim(),
  replyPledgeDays: z.literal(REPLY_PLEDGE_DAYS, 'job.editor.invalid.choice').nullable(),
}

const roleSchema = z.object({
  title: draftFields.title,
  sector: draftFields.sector,
  jobType: draftFields.jobType,
  jobDuration: draftFields.jobDuration,
  workLocation: draftFields.workLocation,
  location: draftFields.location,
  countryCode: draftFields.countryCode,
  countries: draftFields.countries,
  openings: draftFields.openings,
  video: draftFields.video,
  teamId: draftFields.teamId,
})

const requirementsSchema = z.object({
  description: draftFields.description,
  mustHaveSkills: draftFields.mustHaveSkills,
  niceToHaveSkills: draftFields.niceToHaveSkills,
  experienceYears: draftFields.experienceYears,
  educationLevel: draftFields.educationLevel,
  educationRequirement: draftFields.educationRequirement,
  languages: draftFields.languages,
})

const offerSchema = z.object({
  minSalary: draftFields.minSalary,
  maxSalary: draftFields.maxSalary,
  currency: draftFields.currency,
  salaryPeriod: draftFields.salaryPeriod,
  benefits: draftFields.benefits,
  startDate: draftFields.startDate,
  closingDate: draftFields.closingDate,
  applyMode: draftFields.applyMode,
  applyUrl: draftFields.applyUrl,
  applyEmail: draftFields.applyEmail,
  replyPledgeDays: draftFields.replyPledgeDays,
})

const id = z.string().min(1).max(64)

/** Made anew by the browser for each visit: the same key twice makes one job. */
const visitKey = z.uuid().optional()

/** Nothing is needed to begin a draft. */
export const createJobSchema = z.object({ visitKey }).optional()

/** The id of a job, as routes and functions take it. */
export const jobIdSchema = z.object({ id })

/**
 * What the touched fields were when the writer began, so that nobody's work is overwritten unseen. It is compared and
 * never stored, hence any value: a job from elsewhere may hold what no form would take.
 */
const base = z.record(z.string(), z.json()).optional()

/** What the writer takes the job for: what was typed into a draft must not become what the public reads. */
const status = z.enum(['Draft', 'Published'])

/** Where the place of the first step lies, when it was chosen from a list and not only typed. */
const point = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }).optional()

/** Answers the question about unlikely pay; a draft is not asked. */
const isPayConfirmed = z.boolean().optional()

/** The fields of one step that were touched; the others stay as they are. */
export const saveJobStepSchema = z.discriminatedUnion('step', [
  z.object({ id, status, step: z.literal(1), values: roleSchema.partial(), base, point }),
  z.object({ id, status, step: z.literal(2), values: requirementsSchema.partial(), base }),
  z.object({ id, status, step: z.literal(3), values: offerSchema.partial(), base, isPayConfirmed }),
])
export type SaveJobStepInput = z.infer<typeof saveJobStepSchema>
