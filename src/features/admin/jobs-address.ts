import { QUALITY_FLAGS, type QualityFlag } from '#/domain/job/quality-flag.ts'
import { JOB_STATUSES, type JobStatus } from '#/domain/job/vocabulary.ts'
import { readCursor, type TableCursor } from './table-page.ts'

export const JOB_ORDERS = ['-number', 'number'] as const
export const FIRST_JOB_ORDER = JOB_ORDERS[0]

/** What the address of the list of jobs says; numbers grow with the jobs, so that the highest is the newest. */
export type JobsAddress = TableCursor & {
  sort?: (typeof JOB_ORDERS)[number]
  status?: JobStatus
  flag?: QualityFlag
}

/** Reads the address; what is not known is left out. */
export function parseJobsAddress(search: Record<string, unknown>): JobsAddress {
  const sort = JOB_ORDERS.find((one) => one === search.sort)
  const status = JOB_STATUSES.find((one) => one === search.status)
  const flag = QUALITY_FLAGS.find((one) => one === search.flag)
  return { ...(sort && { sort }), ...(status && { status }), ...(flag && { flag }), ...readCursor(search) }
}
