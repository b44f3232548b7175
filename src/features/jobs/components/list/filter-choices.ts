import {
  EDUCATION_LEVELS,
  JOB_DURATIONS,
  JOB_TYPES,
  SECTORS,
  WORK_LOCATIONS,
} from '#/domain/job/vocabulary.ts'

/** The codes that a filter can be set to. */
export const FILTER_CHOICES = {
  jobType: JOB_TYPES,
  jobDuration: JOB_DURATIONS,
  sector: SECTORS,
  workLocation: WORK_LOCATIONS,
  educationLevel: EDUCATION_LEVELS,
} as const
export type ChoiceField = keyof typeof FILTER_CHOICES
