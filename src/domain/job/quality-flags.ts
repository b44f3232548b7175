import { readAnswerRecord, type LikesAlike } from './answer-record.ts'
import { needsPay } from './needs-pay.ts'
import { QUALITY_FLAGS, type QualityFlag } from './quality-flag.ts'
import type { JobType } from './vocabulary.ts'

/** A job that was open for more days, and in all of them answered nobody, is stale. */
const STALE_DAYS = 60

/** A job that answers less than this share of its likes by the promised day, in per cent, has a low response. */
const LOW_RESPONSE_PERCENT = 50

/** What the rules ask of a live job. */
export type JobQuality = {
  jobType: JobType | null
  minSalary: number | null
  maxSalary: number | null
  /** Whole days since it was published. */
  liveDays: number
  /** The likes of this job alone, of a year. */
  likes: readonly LikesAlike[]
  /** Another live job says nearly the same (`text-sketch.ts`). */
  hasNearDuplicate: boolean
}

/** Open for long without one answer, whether nobody liked it or nobody was answered: it may be forgotten, or no job at all. */
function isStale({ liveDays, likes }: JobQuality): boolean {
  return liveDays > STALE_DAYS && likes.every(({ answeredAfterDays }) => answeredAfterDays === null)
}

/** By the record that companies are told by, of one job: from five likes whose promised day is over. */
function isSlowToAnswer({ likes }: JobQuality): boolean {
  const { ratePercent } = readAnswerRecord(likes)
  return ratePercent !== null && ratePercent < LOW_RESPONSE_PERCENT
}

/** Nothing, or zero, where the kind of job needs pay: only a volunteer's does not. */
const lacksPay = ({ jobType, minSalary, maxSalary }: JobQuality) =>
  needsPay(jobType) && !minSalary && !maxSalary

const RULES: Record<QualityFlag, (job: JobQuality) => boolean> = {
  noSalary: lacksPay,
  nearDuplicate: ({ hasNearDuplicate }) => hasNearDuplicate,
  stale: isStale,
  lowResponse: isSlowToAnswer,
}

/**
 * The flags of a live job.
 *
 * @example findQualityFlags({ jobType: 'FullTime', minSalary: null, maxSalary: null, liveDays: 3, likes: [], hasNearDuplicate: false }) // ['noSalary']
 */
export function findQualityFlags(job: JobQuality): QualityFlag[] {
  return QUALITY_FLAGS.filter((flag) => RULES[flag](job))
}
