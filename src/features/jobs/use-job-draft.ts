import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { SaveState } from '#/components/editor/autosave.ts'
import { useAutosave } from '#/components/editor/use-autosave.ts'
import { AppError } from '#/domain/app-error.ts'
import type { JobDetails } from '#/domain/job/job-details.ts'
import { diffJob, draftProblems, sendableChanges, type FieldMessages } from './job-changes.ts'
import { saveJobStep } from './job-editor.functions.ts'
import { rememberSaved } from './job-editor.queries.ts'
import type { JobEditView } from './job-editor.view.ts'
import { JOB_STEPS, changesOfStep, type JobChanges, type JobField } from './job-steps.ts'
import { keepUnsavedChanges, readUnsavedChanges } from './unsaved-changes.ts'

/** The text of the last refusal and the fields it named. */
export type Refusal = { message: string; fields: FieldMessages }

export type JobDraft = {
  values: JobDetails
  setField: <Field extends JobField>(field: Field, value: JobDetails[Field]) => void
  /** Message keys of what no draft may hold. */
  problems: FieldMessages
  saveState: SaveState
  /** Why the last save failed, when the server said why. */
  refusal: Refusal | null
  isDirty: boolean
  /** Saves now; answers whether everything is saved. */
  saveNow: () => Promise<boolean>
  /** Back to what is stored. */
  discard: () => void
}

const SAVING: SaveState = { status: 'saving', savedAtMs: 0 }
const QUIET: SaveState = { status: 'clean', savedAtMs: 0 }

function toRefusal(error: unknown): Refusal | null {
  if (!(error instanceof AppError)) return null
  const fields = (error.issues ?? []).map(({ field, message }) => [field, message])
  return { message: error.message, fields: Object.fromEntries(fields) }
}

/** Sends what differs from the stored state, step by step, and moves the stored state along. */
function useSaveChanges(job: JobEditView) {
  const queryClient = useQueryClient()
  const stored = useRef(job.details)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const saveChanges = useCallback(
    async (values: JobDetails) => {
      const problems = draftProblems(values)
      const changes = sendableChanges(diffJob(stored.current, values), problems)
      try {
        for (const step of JOB_STEPS) {
          const part: JobChanges = changesOfStep(changes, step)
          if (Object.keys(part).length === 0) continue
          await saveJobStep({ data: { id: job.id, step, values: part } })
          stored.current = { ...stored.current, ...part }
          rememberSaved(queryClient, job.id, part)
        }
        setRefusal(null)
      } catch (error) {
        setRefusal(toRefusal(error))
        throw error
      } finally {
        keepUnsavedChanges(job.id, diffJob(stored.current, values))
      }
      // What was held back stays in the browser; the fields say why.
      if (Object.keys(problems).length > 0) throw new Error('some fields cannot be stored as they are')
    },
    [job.id, queryClient],
  )
  return { stored, saveChanges, refusal, setRefusal }
}

/**
 * The state of the editor over its three steps. A draft saves itself and nothing else than what was touched, so that
 * two people can write in one job; an open job saves when asked, for half a sentence must not go live. What has not
 * reached the server waits in this browser and comes back on the next visit.
 */
export function useJobDraft(job: JobEditView): JobDraft {
  const isLive = job.status === 'Published'
  const { stored, saveChanges, refusal, setRefusal } = useSaveChanges(job)
  const [initial] = useState(job.details)
  const [values, setValues] = useState(initial)
  const [manual, setManual] = useState(QUIET)
  const automatic = useAutosave({ value: isLive ? initial : values, save: saveChanges })
  const changes = diffJob(stored.current, values)

  useEffect(() => {
    const kept = readUnsavedChanges(job.id)
    // Storage exists only in the browser: the first render must be the server's.
    // oxlint-disable-next-line react/set-state-in-effect
    if (Object.keys(kept).length > 0) setValues((current) => ({ ...current, ...kept }))
  }, [job.id])
  useEffect(() => {
    // The first render has touched nothing and must not wipe what an earlier visit left.
    if (values !== initial) keepUnsavedChanges(job.id, diffJob(stored.current, values))
  }, [job.id, initial, stored, values])

  const setField = useCallback<JobDraft['setField']>((field, value) => {
    setValues((current) => ({ ...current, [field]: value }))
  }, [])
  const saveLive = async () => {
    setManual(SAVING)
    const saved = await saveChanges(values).then(
      () => true,
      () => false,
    )
    setManual(saved ? { status: 'saved', savedAtMs: Date.now() } : QUIET)
    return saved
  }
  const discard = () => {
    setRefusal(null)
    // Back at the very object of the first render, the effect above takes it for untouched and keeps what was thrown away.
    keepUnsavedChanges(job.id, {})
    setValues(stored.current)
  }
  return {
    values,
    setField,
    problems: useMemo(() => draftProblems(values), [values]),
    saveState: isLive ? manual : automatic.state,
    refusal,
    isDirty: Object.keys(changes).length > 0,
    saveNow: isLive ? saveLive : automatic.flush,
    discard,
  }
}
