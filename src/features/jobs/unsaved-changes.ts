import type { JobDetails } from '#/domain/job/job-details.ts'
import { diffJob, parseChanges } from './job-changes.ts'
import { isJobField, pickFields, type JobChanges } from './job-steps.ts'

/** Fields that were touched, and what they were before, which tells whether somebody else has changed them since. */
export type UnsavedChanges = { values: JobChanges; base: JobChanges }

const NOTHING: UnsavedChanges = { values: {}, base: {} }
const keyOf = (jobId: string) => `job-changes:${jobId}`

/** Runs with the browser's storage, where there is one and it lets us. */
function withStorage<Result>(use: (storage: Storage) => Result, otherwise: Result): Result {
  try {
    return typeof window === 'undefined' ? otherwise : use(window.localStorage)
  } catch {
    return otherwise
  }
}

/** What was typed here and never reached the server: a closed laptop, a lost connection, an ended session. */
export function readUnsavedChanges(jobId: string): UnsavedChanges {
  return withStorage((storage) => {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(jobId)) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return NOTHING
    return {
      values: parseChanges('values' in kept ? kept.values : null),
      base: parseChanges('base' in kept ? kept.base : null),
    }
  }, NOTHING)
}

/** Keeps what the server does not have yet; nothing to keep leaves nothing behind. */
export function keepUnsavedChanges(jobId: string, stored: JobDetails, typed: JobDetails): void {
  const values = diffJob(stored, typed)
  const fields = Object.keys(values).filter(isJobField)
  const unsaved: UnsavedChanges = { values, base: pickFields(stored, fields) }
  withStorage((storage) => {
    if (fields.length === 0) storage.removeItem(keyOf(jobId))
    else storage.setItem(keyOf(jobId), JSON.stringify(unsaved))
  }, undefined)
}
