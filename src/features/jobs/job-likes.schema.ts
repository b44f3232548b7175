import * as z from 'zod'

const jobId = z.string().min(1).max(64)

export const jobIdSchema = z.object({ jobId })

/** Says what shall be, not what to flip: sent twice, the second changes nothing. */
export const setJobLikeSchema = z.object({ jobId, liked: z.boolean() })
export type SetJobLikeInput = z.infer<typeof setJobLikeSchema>
