import * as z from 'zod'
import { CEFR_LEVELS, EDUCATION_LEVELS } from '#/domain/job/vocabulary.ts'
import { isInOrder } from '#/domain/profile/entry-dates.ts'
import { isLanguageCode } from '#/domain/profile/languages.ts'
import {
  country,
  degrees,
  entryId,
  month,
  needed,
  oneOf,
  pastMonth,
  text,
  webAddress,
  whole,
} from './profile-fields.schema.ts'
import { PROFILE_LIMITS } from './profile-limits.ts'

const line = text(PROFILE_LIMITS.lineMax)
const paragraph = text(PROFILE_LIMITS.summaryMax)
const name = needed(1, PROFILE_LIMITS.lineMax, 'profile.invalid.entryName')

const IN_ORDER = { message: 'profile.invalid.endBeforeStart', path: ['endDate'] }

/** One a line; empty lines are no highlights, and so do not count. */
const highlights = z
  .array(text(PROFILE_LIMITS.highlightMax, 'profile.invalid.longLine'))
  .overwrite((lines) => lines.filter((highlight) => highlight.trim() !== ''))
  .max(PROFILE_LIMITS.highlightsMax, 'profile.invalid.manyLines')

export const workEntry = z
  .object({
    id: entryId,
    position: needed(1, PROFILE_LIMITS.lineMax, 'profile.invalid.position'),
    organization: line,
    location: line,
    startDate: pastMonth,
    endDate: month.nullable(),
    summary: paragraph,
    highlights,
    volunteer: z.boolean(),
  })
  .refine(isInOrder, IN_ORDER)

export const educationEntry = z
  .object({
    id: entryId,
    institution: needed(1, PROFILE_LIMITS.lineMax, 'profile.invalid.institution'),
    area: line,
    studyType: line,
    level: oneOf(EDUCATION_LEVELS).nullable(),
    startDate: month.nullable(),
    endDate: month.nullable(),
    score: line,
  })
  .refine(isInOrder, IN_ORDER)

export const certificateEntry = z
  .object({
    id: entryId,
    name,
    issuer: line,
    date: pastMonth.nullable(),
    expiryDate: month.nullable(),
    url: webAddress,
  })
  .refine(({ date, expiryDate }) => isInOrder({ startDate: date, endDate: expiryDate }), {
    message: 'profile.invalid.expiresBeforeDate',
    path: ['expiryDate'],
  })

export const languageEntry = z.object({
  language: z.string().refine(isLanguageCode, 'profile.invalid.language'),
  level: oneOf(CEFR_LEVELS),
})

export const skillEntry = z.object({
  name,
  level: z.literal([1, 2, 3, 4, 5], 'profile.invalid.choice').nullable(),
  years: whole(0, PROFILE_LIMITS.yearsMax, 'profile.invalid.years'),
  evidenceWorkId: entryId.nullable(),
})

export const projectEntry = z
  .object({
    id: entryId,
    name,
    description: paragraph,
    url: webAddress,
    startDate: pastMonth.nullable(),
    endDate: month.nullable(),
  })
  .refine(isInOrder, IN_ORDER)

export const publicationEntry = z.object({
  id: entryId,
  name,
  publisher: line,
  releaseDate: month.nullable(),
  url: webAddress,
  summary: paragraph,
})

export const preferredPlace = z.object({
  label: needed(1, PROFILE_LIMITS.lineMax, 'profile.invalid.place'),
  countryCode: country,
  lat: degrees(90),
  lng: degrees(180),
})
