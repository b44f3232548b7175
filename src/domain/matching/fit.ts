import { findGates, type GateOptions } from './gates.ts'
import { findRaises } from './raise.ts'
import { computeScore, type Matchers } from './score.ts'
import type { Fit, MatchJob, MatchPerson } from './types.ts'

/** `detail: 'score'` leaves the raises out, for lists: they cost a score each. */
export type FitOptions = Matchers & GateOptions & { detail?: 'score' | 'full' }

/**
 * The explained score of a person and a job: the formula published at `/how-matching-works`. Both viewers get the
 * same numbers, because there is only this one. For an anonymous candidate give `redactPerson(person)`: the numbers
 * stay, employers and schools are not quoted.
 */
export function computeFit(person: MatchPerson, job: MatchJob, options: FitOptions = {}): Fit {
  const score = computeScore(person, job, options)
  return {
    ...score,
    gates: findGates(person, job, options),
    raises: options.detail === 'score' ? [] : findRaises(person, job, score, options),
  }
}
