import type { JobType } from './vocabulary.ts'

/** Whether a job has to say what it pays: a volunteer's need not, its kind says so. A draft without a kind has to. */
export const needsPay = (jobType: JobType | null): boolean => jobType !== 'Volunteer'
