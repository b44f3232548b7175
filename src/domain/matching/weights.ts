import type { FactorKey, Side } from './types.ts'

/** The published weights of E: how the person meets the job. They sum to 100. */
export const PERSON_WEIGHTS = {
  mustHaveSkills: 35,
  recentRoles: 20,
  experience: 15,
  niceToHaveSkills: 10,
  education: 10,
  languages: 10,
} as const satisfies Partial<Record<FactorKey, number>>

/** The published weights of C: how the job meets the person's wishes. They sum to 100. */
export const JOB_WEIGHTS = {
  titleAndSector: 25,
  placeAndDistance: 25,
  salary: 25,
  typeAndDuration: 15,
  notice: 10,
} as const satisfies Partial<Record<FactorKey, number>>

/** The weights of both sides. */
export const FACTOR_WEIGHTS: Record<FactorKey, number> = { ...PERSON_WEIGHTS, ...JOB_WEIGHTS }

export function sideOf(key: FactorKey): Side {
  return key in PERSON_WEIGHTS ? 'person' : 'job'
}

/** Moves with every change of weights, credits or inputs; published beside the formula. */
export const FORMULA_VERSION = 6
