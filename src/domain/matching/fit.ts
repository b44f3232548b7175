import { findGates, type GateOptions } from './gates.ts'
import { findRaises, findSurer } from './raise.ts'
import { computeScore, type Matchers } from './score.ts'
import type { FactorResult, Fit, MatchJob, MatchPerson } from './types.ts'

/**
 * `score`: numbers and reasons, for lists. `explained`: what each rests on too, and what would make it surer. `full`:
 * also what would raise it, at the cost of a score for each.
 */
export type FitOptions = Matchers & GateOptions & { detail?: 'score' | 'explained' | 'full' }

const withoutEvidence = (factor: FactorResult): FactorResult => ({ ...factor, evidence: [] })

/**
 * The explained score of a person and a job: the formula published at `/how-matching-works`. Both viewers get the
 * same numbers, because there is only this one. Of an anonymous person give `comparedAsShown(person)` to themselves and
 * `redactPerson(person)` to an employer: the numbers are the same, employers and schools are not quoted.
 */
export function computeFit(person: MatchPerson, job: MatchJob, options: FitOptions = {}): Fit {
  const score = computeScore(person, job, options)
  const gates = findGates(person, job, options)
  if (options.detail === 'score')
    return { ...score, factors: score.factors.map(withoutEvidence), gates, raises: [] }
  const raises = options.detail === 'explained' ? findSurer(score) : findRaises(person, job, score, options)
  return { ...score, gates, raises }
}
