import * as z from 'zod'
import { parseJobsAddress } from './jobs-address.ts'
import { typedWords } from './typed-words.schema.ts'

/** A page of jobs as it is asked for: the address, and what was typed beside it. */
export const listAllJobsSchema = z
  .looseObject({ words: typedWords })
  .transform(({ words, ...address }) => ({ ...parseJobsAddress(address), words }))
export type JobsRequest = z.output<typeof listAllJobsSchema>
