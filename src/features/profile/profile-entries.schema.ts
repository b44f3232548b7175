import * as z from 'zod'
import { CEFR_LEVELS, EDUCATION_LEVELS } from '#/domain/job/vocabulary.ts'
import { isLanguageCode } from '#/domain/profile/languages.ts'
import { monthIndex } from '#/domain/time/iso-date.ts'
import {
  country,
  degrees,
  entryId,
  listOf,
  month,
  needed,
  oneOf,
  text,
  webAddress,
  whole,
} from './profile-fields.schema.ts'
import { PROFILE_LIMITS } from './profile-limits.ts'

const line = text(PROFILE_LIMITS.lineMax)
const paragraph = text(PROFILE_LIMITS.summaryMax)
const name = needed(1, PROFILE_LIMITS.lineMax, 'profile.invalid.entryName')

type Span = { startDate: string | null; endDate: string | null }

/** Not before the beginning, where both ends are known. */
const isInOrder = ({ startDate, endDate }: Span) =>
  (monthIndex(endDate) ?? Number.POSITIVE_INFINITY) >= (monthIndex(startDate) ?? Number.NEGATIVE_INFINITY)
const IN_ORDER = { message: 'profile.invalid.endBeforeStart', path: ['endDate'] }

export const workEntry = z
  .object({
    id: entryId,
    position: needed(1, PROFILE_LIMITS.lineMax, 'profile.invalid.position'),
    organization: line,
    location: line,
    startDate: month,
    endDate: month.nullable(),
    summary: paragraph,
    highlights: listOf(text(PROFILE_LIMITS.highlightMax), PROFILE_LIMITS.highlightsMax).overwrite((lines) =>
      lines.filter((highlight) => highlight.trim() !== ''),
    ),
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
    date: month.nullable(),
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
  name: needed(1, PROFILE_LIMITS.lineMax, 'profile.invalid.entryName'),
  level: z.literal([1, 2, 3, 4, 5], 'profile.invalid.choice').nullable(),
  years: whole(0, PROFILE_LIMITS.yearsMax),
  evidenceWorkId: entryId.nullable(),
})

export const projectEntry = z
  .object({
    id: entryId,
    name,
    description: paragraph,
    url: webAddress,
    startDate: month.nullable(),
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
