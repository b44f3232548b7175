import type { AppError } from '#/domain/app-error.ts'
import { isSameValue } from './find-conflicts.ts'
import type { FieldMessages } from './job-changes.ts'
import { isJobField, pickFields, type JobField, type TypedChanges, type TypedDetails } from './job-steps.ts'

/** What the server said of one field, and what the fields of that rule held then. */
type FieldRefusal = { message: string; about: TypedChanges }
export type FieldRefusals = { [Field in JobField]?: FieldRefusal }

/** Fields that one rule looks at together: a change of any of them may mend what was refused about another. */
const RELATED_FIELDS: readonly (readonly JobField[])[] = [
  ['minSalary', 'maxSalary', 'currency', 'salaryPeriod', 'jobType'],
  ['workLocation', 'location', 'countryCode', 'countries'],
  ['applyMode', 'applyUrl', 'applyEmail'],
]

/** 'values.languages.0.level' and 'languages' both speak of the field 'languages'. */
function fieldOf(path: string): string {
  return path.replace(/^values\./, '').split('.')[0] ?? ''
}

/** The fields that a refusal names, with what it says about them. */
export function namedFields(error: AppError): FieldMessages {
  const named = (error.issues ?? []).map(({ field, message }) => [fieldOf(field), message] as const)
  return Object.fromEntries(named.filter(([field]) => isJobField(field)))
}

/** Refusals by field; `asked` is what the form held when the server was asked. */
export function toFieldRefusals(messages: FieldMessages, asked: TypedDetails): FieldRefusals {
  const fields = Object.keys(messages).filter(isJobField)
  const refusals = fields.map((field) => {
    const related = RELATED_FIELDS.find((group) => group.includes(field)) ?? [field]
    return [field, { message: messages[field] ?? '', about: pickFields(asked, related) }] as const
  })
  return Object.fromEntries(refusals)
}

/** What refusals still say: once a field of the rule has changed, it is no longer what was refused. */
export function standingMessages(refusals: FieldRefusals, values: TypedDetails): FieldMessages {
  const standing = Object.entries(refusals).filter(([, { about }]) =>
    Object.entries(about).every(
      ([field, value]) => isJobField(field) && isSameValue(field, value, values[field]),
    ),
  )
  return Object.fromEntries(standing.map(([field, { message }]) => [field, message]))
}
