import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { EDUCATION_LEVELS } from '#/domain/job/vocabulary.ts'

/** What stands for every text: nobody could say what is right there. */
export const ANYTHING = '?'

/** Every one of these is right. An empty one says that nothing may be read. */
const texts = z.array(z.string()).min(1)
/** `2021-06`, `2021` where the paper says no month, `now`, or nothing. */
const dates = z.array(z.string().regex(/^(?:\d{4}(?:-\d\d)?|now|\?|)$/)).min(1)
const levels = z.array(z.enum([...EDUCATION_LEVELS, ANYTHING])).min(1)

const roleSchema = z.strictObject({
  title: texts,
  employer: texts,
  start: dates,
  end: dates,
  /** Honorary posts and the like: nobody is blamed for reading one, nor for leaving it. */
  optional: z.boolean().default(false),
})
const studySchema = z.strictObject({
  school: texts,
  subject: texts,
  level: levels,
  optional: z.boolean().default(false),
})

const truthSchema = z.strictObject({
  /** The template or program that made the paper. */
  kind: z.string(),
  language: z.string(),
  /** Ways to write the whole name; none where the paper has none. */
  name: z.array(z.string()),
  work: z.array(roleSchema),
  education: z.array(studySchema),
  /** Street, day of birth, telephone and the like: what stands in no field but the one for it. */
  private: z.array(z.string()),
})

/** What a person who looked at a CV says is right. */
export type CvTruth = z.output<typeof truthSchema>
export type RoleTruth = CvTruth['work'][number]
export type StudyTruth = CvTruth['education'][number]

/** Checks a truth that was written by hand. Throws for one of another shape. */
export const parseTruth = (written: z.input<typeof truthSchema>): CvTruth => truthSchema.parse(written)

/** Reads a truth from its file. Throws for one of another shape, with the file's name. */
export function readTruth(path: string): CvTruth {
  const parsed = truthSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}
