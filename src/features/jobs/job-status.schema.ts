import * as z from 'zod'
import { ARCHIVE_REASONS } from '#/domain/job/vocabulary.ts'

const id = z.string().min(1).max(64)

/** `isPayConfirmed` answers the question about unlikely pay. */
export const publishJobSchema = z.object({ id, isPayConfirmed: z.boolean().optional() })

/** Which reasons are open to whom is decided by the table of transitions. */
export const archiveJobSchema = z.object({ id, reason: z.enum(ARCHIVE_REASONS, 'job.editor.invalid.choice') })
export type ArchiveJobInput = z.infer<typeof archiveJobSchema>

/** The key is made by the browser for each press of the button: sent twice, it makes one draft. */
export const repostJobSchema = z.object({ id, visitKey: z.uuid().optional() })
export type RepostJobInput = z.infer<typeof repostJobSchema>
