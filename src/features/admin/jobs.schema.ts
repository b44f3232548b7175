import type * as z from 'zod'
import { parseJobsAddress } from './jobs-address.ts'
import { listRequest } from './list-request.schema.ts'

export const listAllJobsSchema = listRequest(parseJobsAddress)
export type JobsRequest = z.output<typeof listAllJobsSchema>
