import * as z from 'zod'

/** The shortest and the longest of what an admin writes to a company whose job is taken down. */
const NOTE_MIN = 10
export const NOTE_MAX = 1_000
const TITLE_MAX = 500

const id = z.string().min(1).max(64)

/** The words that go to the company. */
export const noteSchema = z
  .string()
  .trim()
  .min(NOTE_MIN, 'job.moderation.noteMissing')
  .max(NOTE_MAX, 'job.moderation.noteLong')

export const archiveAnyJobSchema = z.object({ id, note: noteSchema })
export type ArchiveAnyJobInput = z.infer<typeof archiveAnyJobSchema>

export const restoreAnyJobSchema = z.object({ id })

/** A job, and its title as it was typed to confirm that it goes. */
export const deleteAnyJobSchema = z.object({ id, title: z.string().max(TITLE_MAX) })
export type DeleteAnyJobInput = z.infer<typeof deleteAnyJobSchema>

/** The title that must be typed before a job is deleted. */
export function typedTitleSchema(title: string) {
  const isTitle = (typed: string) => typed.trim() === title.trim()
  return z.string().refine(isTitle, 'job.moderation.titleDiffers')
}
