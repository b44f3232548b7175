import * as z from 'zod'
import { jobIdSchema } from './fits.schema.ts'

/** Says what shall be, not what to flip: sent twice, the second changes nothing. */
export const setJobLikeSchema = jobIdSchema.extend({ liked: z.boolean() })
export type SetJobLikeInput = z.infer<typeof setJobLikeSchema>
