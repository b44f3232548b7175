import type { JobDetails } from '#/domain/job/job-details.ts'
import { draftFields } from './job-editor.schema.ts'
import { isJobField, type JobChanges, type JobField } from './job-steps.ts'

/** One text for all that a field stores alike: spaces round an address and the order of keys make no difference. */
function canonical(field: JobField, value: unknown): string {
  const stored = draftFields[field].safeParse(value)
  return JSON.stringify(stored.success ? stored.data : value)
}

/** Whether two values of a field are one and the same once they are stored. */
export function isSameValue(field: JobField, one: unknown, other: unknown): boolean {
  return one === other || canonical(field, one) === canonical(field, other)
}

/**
 * The changed fields that somebody else has changed too: what is stored is neither what the writer began from nor what
 * the writer wants. A field without a base is not compared.
 */
export function findConflicts(
  stored: JobDetails,
  { base, values }: { base: Record<string, unknown>; values: JobChanges },
): JobField[] {
  return Object.keys(values)
    .filter(isJobField)
    .filter(
      (field) =>
        field in base &&
        !isSameValue(field, stored[field], base[field]) &&
        !isSameValue(field, stored[field], values[field]),
    )
}
