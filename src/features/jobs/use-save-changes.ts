import { useCallback, useState } from 'react'
import type { JobDetails } from '#/domain/job/job-details.ts'
import { JOB_STEPS } from './job-steps.ts'
import { conflictingFields, mergeRefusals, toSaveRefusal, type SaveRefusal } from './save-refusal.ts'
import { keepUnsavedChanges } from './unsaved-changes.ts'
import { useStoredJob, type StoredJobOptions } from './use-stored-job.ts'

/**
 * Sends what differs from the stored state, step by step. What is refused stays refused: a field until it is changed,
 * everything until something is. Fields that somebody else has changed meanwhile are the writer's to decide.
 */
export function useSaveChanges(options: StoredJobOptions) {
  const { job, latest } = options
  const stored = useStoredJob(options)
  const { newest, saveStep, learnNews } = stored
  const [refusal, setRefusal] = useState<SaveRefusal | null>(null)

  const learnRefusal = useCallback(
    async (error: unknown, values: JobDetails) => {
      const conflicts = conflictingFields(error)
      const refused = toSaveRefusal(error, values)
      if (conflicts.length > 0 || (refused && refused.message === null)) await learnNews(conflicts)
      const told = conflicts.length > 0 ? null : refused
      setRefusal((current) => mergeRefusals(current, told, latest.current))
    },
    [latest, learnNews],
  )
  const keep = useCallback(
    () => keepUnsavedChanges(job.id, newest.current, latest.current),
    [job.id, latest, newest],
  )
  const saveChanges = useCallback(
    async (values: JobDetails) => {
      try {
        for (const step of JOB_STEPS) await saveStep(step, values)
      } catch (error) {
        await learnRefusal(error, values).finally(keep)
        throw error
      }
      setRefusal((current) => mergeRefusals(current, null, latest.current))
      keep()
    },
    [keep, latest, learnRefusal, saveStep],
  )
  return { ...stored, saveChanges, refusal, setRefusal }
}
