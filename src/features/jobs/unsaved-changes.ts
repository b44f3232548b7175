import { parseChanges } from './job-changes.ts'
import type { JobChanges } from './job-steps.ts'

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
export function readUnsavedChanges(jobId: string): JobChanges {
  return withStorage((storage) => parseChanges(storage.getItem(keyOf(jobId))), {})
}

/** Keeps what the server does not have yet; nothing to keep leaves nothing behind. */
export function keepUnsavedChanges(jobId: string, changes: JobChanges): void {
  withStorage((storage) => {
    if (Object.keys(changes).length === 0) storage.removeItem(keyOf(jobId))
    else storage.setItem(keyOf(jobId), JSON.stringify(changes))
  }, undefined)
}
