import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { SaveState } from '#/components/editor/autosave.ts'
import { useAutosave } from '#/components/editor/use-autosave.ts'
import { AppError } from '#/domain/app-error.ts'
import type { JobDetails } from '#/domain/job/job-details.ts'
import { isWorthRetrying } from '#/lib/is-worth-retrying.ts'
import { diffJob, draftProblems, heldFields, type FieldMessages } from './job-changes.ts'
import type { JobEditView } from './job-editor.view.ts'
import { JOB_FIELDS, pickFields, type JobChanges, type JobField } from './job-steps.ts'
import { openConflicts, standingMessages } from './save-refusal.ts'
import { keepUnsavedChanges, readUnsavedChanges } from './unsaved-changes.ts'
import { useSaveChanges } from './use-save-changes.ts'

export type JobDraft = {
  values: JobDetails
  setField: <Field extends JobField>(field: Field, value: JobDetails[Field]) => void
  /** What keeps single fields from being saved: message keys, or the words of the server. */
  problems: FieldMessages
  /** Fields that somebody else has changed meanwhile to something else, with the other's values. */
  conflicts: JobChanges
  /** The fields that wait for a correction or a decision, in the order of the form; all others are saved. */
  waiting: readonly JobField[]
  keepMine: (field: JobField) => void
  takeTheirs: (field: JobField) => void
  saveState: SaveState
  /** Why nothing can be saved, when the server said why. */
  refusal: string | null
  isDirty: boolean
  /** Saves now; answers whether everything is saved. */
  saveNow: () => Promise<boolean>
  /** A field was left: saves what was typed since. An open job waits until it is asked. */
  saveTyped: () => void
  /** Back to what is stored. */
  discard: () => void
}

const SAVING: SaveState = { status: 'saving', savedAtMs: 0 }
const QUIET: SaveState = { status: 'clean', savedAtMs: 0 }

/** What stands in the editor: to be shown, and to be asked for by what runs beside it. */
function useTypedValues(job: JobEditView) {
  const [initial] = useState(job.details)
  const [values, setValues] = useState(initial)
  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
  }, [values])
  const setFields = useCallback((changes: JobChanges) => {
    setValues((current) => ({ ...current, ...changes }))
  }, [])
  return { initial, values, latest, setFields }
}

type KeptChangesOptions = Pick<ReturnType<typeof useTypedValues>, 'initial' | 'values' | 'setFields'> &
  Pick<ReturnType<typeof useSaveChanges>, 'newest' | 'rebase'>

/** What an earlier visit could not save comes back, with what it was changed from; what cannot be saved now is kept. */
function useKeptChanges(jobId: string, options: KeptChangesOptions) {
  const { initial, values, setFields, newest, rebase } = options
  useEffect(() => {
    // Storage exists only in the browser: the first render must be the server's.
    const kept = readUnsavedChanges(jobId)
    if (Object.keys(kept.values).length === 0) return
    rebase(kept.base)
    setFields(kept.values)
  }, [jobId, rebase, setFields])
  useEffect(() => {
    // The first render has touched nothing and must not wipe what an earlier visit left.
    if (values !== initial) keepUnsavedChanges(jobId, newest.current, values)
  }, [jobId, initial, newest, values])
}

/** What single fields wait for: a correction, or the writer's word on what somebody else wrote. */
function useWaitingFields(
  values: JobDetails,
  { stored, refusal, theirs }: ReturnType<typeof useSaveChanges>,
) {
  return useMemo(() => {
    const problems = { ...standingMessages(refusal, values), ...draftProblems(values) }
    const conflicts = openConflicts(theirs, { stored, values })
    const waiting = JOB_FIELDS.filter((field) => field in problems || field in conflicts)
    const savable = { ...values, ...pickFields(stored, heldFields(waiting)) }
    return { problems, conflicts, waiting, savable }
  }, [refusal, stored, theirs, values])
}

/** Saves an open job when it is asked to: half a sentence must not go live. */
function useManualSave({ saveChanges, setRefusal }: ReturnType<typeof useSaveChanges>) {
  const [state, setState] = useState(QUIET)
  const save = async (values: JobDetails) => {
    setState(SAVING)
    try {
      await saveChanges(values)
      setState({ status: 'saved', savedAtMs: Date.now() })
      return true
    } catch (error) {
      setState(QUIET)
      // Nobody tries again here, so even what would pass by itself has to be said.
      if (isWorthRetrying(error)) setRefusal({ message: messageOf(error), fields: {}, values })
      return false
    }
  }
  return { state, save }
}

const messageOf = (error: unknown) => (error instanceof AppError ? error.message : 'error.retry')

/**
 * The state of the editor over its three steps. A draft saves itself and nothing else than what was touched, so that
 * two people can write in one job; an open job saves when asked. What has not reached the server waits in this browser
 * and comes back on the next visit.
 */
export function useJobDraft(job: JobEditView): JobDraft {
  const isLive = job.status === 'Published'
  const { initial, values, latest, setFields } = useTypedValues(job)
  const saving = useSaveChanges({ job, latest, onNews: setFields })
  const { stored, newest, rebase, saveChanges, refusal, setRefusal, settle } = saving
  const { problems, conflicts, waiting, savable } = useWaitingFields(values, saving)
  const [decisions, setDecisions] = useState(0)
  const manual = useManualSave(saving)
  const automatic = useAutosave({
    // A decision may leave the values as they were and still be something to save.
    value: useMemo(
      () => (isLive ? { values: initial, decisions: 0 } : { values: savable, decisions }),
      [isLive, initial, savable, decisions],
    ),
    save: useCallback((offered: { values: JobDetails }) => saveChanges(offered.values), [saveChanges]),
  })

  useKeptChanges(job.id, { initial, values, setFields, newest, rebase })

  const setField = useCallback<JobDraft['setField']>(
    (field, value) => setFields({ [field]: value }),
    [setFields],
  )
  const decide = (field: JobField, chosen: JobChanges) => {
    settle(field)
    setFields(chosen)
    setDecisions((count) => count + 1)
  }
  return {
    values,
    setField,
    problems,
    conflicts,
    waiting,
    keepMine: (field) => decide(field, {}),
    takeTheirs: (field) => decide(field, { [field]: conflicts[field] }),
    saveState: isLive ? manual.state : automatic.state,
    refusal: refusal?.message ?? null,
    isDirty: Object.keys(diffJob(stored, values)).length > 0,
    saveNow: async () => {
      if (isLive) return waiting.length === 0 && manual.save(values)
      return (await automatic.flush()) && waiting.length === 0
    },
    saveTyped: () => {
      if (!isLive) void automatic.flushNew()
    },
    discard: () => {
      setRefusal(null)
      // Back at the very object of the first render, the effect above takes it for untouched and keeps what was thrown away.
      keepUnsavedChanges(job.id, stored, stored)
      setFields(stored)
    },
  }
}
