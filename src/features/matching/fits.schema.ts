import * as z from 'zod'

const id = z.string().min(1).max(64)

/** As many jobs as a page of the list holds, and some. */
export const jobFitsSchema = z.object({ jobIds: z.array(id).max(100) })

export const jobIdSchema = z.object({ jobId: id })

/** One candidate of one job, by the id that the list of that job gives. */
export const candidateSchema = z.object({ jobId: id, candidateId: z.string().min(1).max(256) })
export type CandidateInput = z.infer<typeof candidateSchema>

/** What a person answers to an employer who made the first move. */
export const approachAnswerSchema = z.object({ jobId: id, answer: z.enum(['accept', 'decline']) })
export type ApproachAnswer = z.infer<typeof approachAnswerSchema>
