import type { PublishProblem } from '#/domain/job/publish-rules.ts'
import { heldFields, type FieldMessages } from './job-changes.ts'
import { NUMBER_FIELDS, stepOfField, type TypedDetails } from './job-steps.ts'

/** Problems with words in a number's place named as what they are, once for both amounts, not as a missing number. */
export function nameWords(
  problems: PublishProblem[],
  { typed, messages }: { typed: TypedDetails; messages: FieldMessages },
): PublishProblem[] {
  const words = NUMBER_FIELDS.filter((field) => typeof typed[field] === 'string')
  const missing = new Set<PublishProblem['field']>(heldFields(words))
  const all = words.map((field) => ({
    field,
    step: stepOfField(field) ?? 1,
    message: messages[field] ?? '',
  }))
  const named = all.filter(({ message }, nth) => all.findIndex((other) => other.message === message) === nth)
  return [...problems.filter(({ field }) => !missing.has(field)), ...named].toSorted(
    (one, other) => one.step - other.step,
  )
}
