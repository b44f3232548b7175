import * as z from 'zod'
import { JOB_LIMITS } from '#/domain/job/publish-rules.ts'
import {
  CEFR_LEVELS,
  EDUCATION_LEVELS,
  EDUCATION_REQUIREMENTS,
  WORK_LOCATIONS,
} from '#/domain/job/vocabulary.ts'
import { isCountryCode } from '#/domain/place/place.ts'
import { isLanguageCode } from '#/domain/profile/languages.ts'

/** As many as the editor lets one ask for. */
const MAX = { countries: 50, languages: 10, skillLength: 80 } as const

const skill = z.string().max(MAX.skillLength)
const country = z.string().refine((code): boolean => isCountryCode(code))
const language = z.object({ language: z.string().refine(isLanguageCode), level: z.enum(CEFR_LEVELS) })

/** What a job asks of people while it is being written. Pay is not among it: it never enters a count. */
export const candidateCountSchema = z.object({
  jobId: z.string().min(1).max(64),
  workLocation: z.enum(WORK_LOCATIONS).nullable(),
  point: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }).nullable(),
  countries: z.array(country).max(MAX.countries),
  mustHaveSkills: z.array(skill).max(JOB_LIMITS.mustHaveSkillsMax),
  experienceYears: z.int().min(0).max(JOB_LIMITS.experienceYearsMax).nullable(),
  educationLevel: z.enum(EDUCATION_LEVELS).nullable(),
  educationRequirement: z.enum(EDUCATION_REQUIREMENTS).nullable(),
  languages: z.array(language).max(MAX.languages),
})

export type CandidateCountInput = z.infer<typeof candidateCountSchema>

/** What is asked of people, without the job that asks. */
export type AskedOfPeople = Omit<CandidateCountInput, 'jobId'>
