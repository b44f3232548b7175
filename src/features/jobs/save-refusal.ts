import { AppError } from '#/domain/app-error.ts'
import type { JobDetails } from '#/domain/job/job-details.ts'
import { isWorthRetrying } from '#/lib/is-worth-retrying.ts'
import { isSameValue } from './find-conflicts.ts'
import type { FieldMessages } from './job-changes.ts'
import { JOB_FIELDS, isJobField, pickFields, type JobChanges, type JobField } from './job-steps.ts'

/**
 * What the server would not store: the fields it named with what it said of each, and what all fields held then.
 * `message` speaks of the whole and is null when the fields say it all.
 */
export type SaveRefusal = { message: string | null; fields: FieldMessages; values: JobDetails }

/** 'values.languages.0.level' and 'languages' both speak of the field 'languages'. */
function fieldOf(path: string): string {
  return path.replace(/^values\./, '').split('.')[0] ?? ''
}

/** The fields that a refusal names, with what it says about them. */
function namedFields(error: AppError): FieldMessages {
  const named = (error.issues ?? []).map(({ field, message }) => [fieldOf(field), message] as const)
  return Object.fromEntries(named.filter(([field]) => isJobField(field)))
}

/** What was refused, or null when it was not a refusal and may pass by itself. */
export function toSaveRefusal(error: unknown, values: JobDetails): SaveRefusal | null {
  if (!(error instanceof AppError) || isWorthRetrying(error)) return null
  const fields = namedFields(error)
  return { message: Object.keys(fields).length > 0 ? null : error.message, fields, values }
}

/** The fields that somebody else has changed meanwhile, when that is why a save was refused. */
export function conflictingFields(error: unknown): JobField[] {
  if (!(error instanceof AppError) || error.code !== 'CONFLICT') return []
  return Object.keys(namedFields(error)).filter(isJobField)
}

/** What a refusal still says: a field that was changed since then is no longer what was refused. */
export function standingMessages(refusal: SaveRefusal | null, values: JobDetails): FieldMessages {
  if (!refusal) return {}
  const standing = Object.entries(refusal.fields).filter(
    ([field]) => isJobField(field) && isSameValue(field, refusal.values[field], values[field]),
  )
  return Object.fromEntries(standing)
}

/** An earlier refusal as far as it still stands, with what a later one adds; null when nothing is refused. */
export function mergeRefusals(
  earlier: SaveRefusal | null,
  later: SaveRefusal | null,
  values: JobDetails,
): SaveRefusal | null {
  const standing = standingMessages(earlier, values)
  const fields = Object.keys(standing).filter(isJobField)
  if (!earlier || fields.length === 0) return later
  return {
    message: later?.message ?? null,
    fields: { ...standing, ...later?.fields },
    values: { ...(later?.values ?? values), ...pickFields(earlier.values, fields) },
  }
}

/** The fields in which the writer and somebody else still want two things, with the other's values. */
export function openConflicts(
  theirs: JobChanges,
  { stored, values }: { stored: JobDetails; values: JobDetails },
): JobChanges {
  const open = JOB_FIELDS.filter(
    (field) =>
      field in theirs &&
      !isSameValue(field, values[field], theirs[field]) &&
      !isSameValue(field, values[field], stored[field]),
  )
  return Object.fromEntries(open.map((field) => [field, theirs[field]]))
}
