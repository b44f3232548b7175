import { QUALITY_FLAGS } from '#/domain/job/quality-flag.ts'
import { JOB_STATUSES } from '#/domain/job/vocabulary.ts'
import { addressParser } from './table-page.ts'

/** Numbers grow with the jobs, so that the highest is the newest. */
const JOB_ORDERS = ['-number', 'number'] as const
export const FIRST_JOB_ORDER = JOB_ORDERS[0]

export const parseJobsAddress = addressParser({
  sort: JOB_ORDERS,
  status: JOB_STATUSES,
  flag: QUALITY_FLAGS,
})
export type JobsAddress = ReturnType<typeof parseJobsAddress>
