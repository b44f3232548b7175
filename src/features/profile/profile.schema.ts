import * as z from 'zod'
import {
  EDUCATION_LEVELS,
  JOB_DURATIONS,
  JOB_TYPES,
  SECTORS,
  WORK_LOCATIONS,
} from '#/domain/job/vocabulary.ts'
import { CURRENCIES } from '#/domain/money/currency.ts'
import { SALARY_PERIODS } from '#/domain/money/salary.ts'
import { AVAILABILITIES, VISIBILITIES } from '#/domain/profile/vocabulary.ts'
import { isPlainName } from '#/domain/text/is-plain-name.ts'
import { LANGUAGES } from '#/i18n/languages.ts'
import {
  certificateEntry,
  educationEntry,
  languageEntry,
  preferredPlace,
  projectEntry,
  publicationEntry,
  skillEntry,
  workEntry,
} from './profile-entries.schema.ts'
import {
  country,
  degrees,
  entryId,
  listOf,
  needed,
  oneOf,
  someOf,
  storedVideo,
  text,
  webAddress,
  whole,
} from './profile-fields.schema.ts'
import { ONLOOKERS } from './onlookers.ts'
import { PROFILE_LIMITS as MAX } from './profile-limits.ts'
import { PROFILE_STEPS } from './profile-steps.ts'

/** No two entries under one id: moving and undoing rely on it. */
const haveOwnIds = (entries: { id: string }[]) => new Set(entries.map(({ id }) => id)).size === entries.length

function entryList<Entry extends z.ZodType<{ id: string }>>(entry: Entry) {
  return listOf(entry, MAX.entriesMax).refine(haveOwnIds, 'profile.invalid.duplicate')
}

/** Every value of a step once; the second of two equals is the one to put right. */
function distinct<Item>(keyOf: (item: Item) => string, field: string) {
  return (items: Item[], context: z.RefinementCtx) => {
    items.forEach((item, index) => {
      const isRepeated = items.findIndex((other) => keyOf(other) === keyOf(item)) < index
      if (isRepeated)
        context.addIssue({ code: 'custom', message: 'profile.invalid.duplicate', path: [index, field] })
    })
  }
}

const IS_NAME = [isPlainName, 'profile.invalid.namePlain'] as const

const about = z.object({
  firstName: needed(MAX.firstName, MAX.nameMax, 'profile.invalid.firstName').refine(...IS_NAME),
  lastName: needed(MAX.lastName, MAX.nameMax, 'profile.invalid.lastName').refine(...IS_NAME),
  headline: text(MAX.headlineMax),
  bio: text(MAX.bioMax),
  location: text(MAX.lineMax),
  countryCode: country,
  lat: degrees(90),
  lng: degrees(180),
  phone: text(MAX.phoneMax).refine(
    (phone) => phone === '' || phone.length >= MAX.phone,
    'profile.invalid.phone',
  ),
  profileVideo: storedVideo,
  cvLanguage: oneOf(LANGUAGES).nullable().optional(),
  links: z.object({ website: webAddress, linkedin: webAddress, github: webAddress, portfolio: webAddress }),
})

const experience = z.object({
  work: entryList(workEntry),
  experienceYearsOverride: whole(0, MAX.yearsMax, 'profile.invalid.years'),
})

const education = z.object({
  education: entryList(educationEntry),
  certificates: entryList(certificateEntry),
  languages: listOf(languageEntry, MAX.languagesMax).superRefine(distinct((it) => it.language, 'language')),
  educationLevelOverride: oneOf(EDUCATION_LEVELS).nullable(),
})

const skills = z.object({
  skills: listOf(skillEntry, MAX.skillsMax).superRefine(distinct((it) => it.name.toLowerCase(), 'name')),
  projects: entryList(projectEntry),
  publications: entryList(publicationEntry),
  sectors: someOf(SECTORS, MAX.sectorsMax),
})

const wishes = z.object({
  desiredTitles: listOf(needed(1, MAX.lineMax, 'profile.invalid.entryName'), MAX.desiredTitlesMax),
  jobTypes: someOf(JOB_TYPES),
  jobDurations: someOf(JOB_DURATIONS),
  workLocations: someOf(WORK_LOCATIONS),
  places: listOf(preferredPlace, MAX.placesMax),
  radiusKm: whole(1, MAX.radiusKmMax, 'profile.invalid.radius'),
  minSalary: whole(0, MAX.salaryMax, 'profile.invalid.salary'),
  currency: oneOf(CURRENCIES).nullable(),
  salaryPeriod: oneOf(SALARY_PERIODS).nullable(),
  noticePeriodWeeks: whole(0, MAX.noticeWeeksMax, 'profile.invalid.notice'),
  availability: oneOf(AVAILABILITIES),
  visibility: oneOf(VISIBILITIES),
  searchEngines: z.boolean(),
  anonymousUntilMatch: z.boolean(),
  excludedEmployers: listOf(entryId, MAX.excludedEmployersMax),
})

/** The rule of every step. Every field may be saved alone, so no rule spans two fields of a step. */
export const STEP_SCHEMAS = { 1: about, 2: experience, 3: education, 4: skills, 5: wishes } as const

/**
 * The fields of one step that changed; lists come whole, everything else stays as it is. What they hold is judged
 * beside what is stored (`judgeChanges`), which nobody knows here.
 */
export const profileStepChangeSchema = z.object({
  step: z.literal(PROFILE_STEPS),
  values: z.record(z.string(), z.unknown()),
})
export type ProfileStepChange = z.infer<typeof profileStepChangeSchema>

/** Fields of steps, each step once, that are saved together or not at all. */
export const saveProfileStepsSchema = z.object({
  steps: z
    .array(profileStepChangeSchema)
    .min(1)
    .max(PROFILE_STEPS.length)
    .refine((steps) => new Set(steps.map(({ step }) => step)).size === steps.length),
})

/** The id of a person, as routes and functions take it. */
export const profileIdSchema = z.object({ id: z.string().min(1).max(256) })

/** Through whose eyes one looks at one's own profile. */
export const onlookerSchema = z.object({ as: z.enum(ONLOOKERS) })

/** The beginning of a company's name. */
export const employerSearchSchema = z.object({ name: text(MAX.lineMax) })
