import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState, type RefObject } from 'react'
import type { JobDetails } from '#/domain/job/job-details.ts'
import { isSameValue } from './find-conflicts.ts'
import { diffJob } from './job-changes.ts'
import { saveJobStep } from './job-editor.functions.ts'
import { fetchJobEdit, rememberSaved } from './job-editor.queries.ts'
import type { JobEditView } from './job-editor.view.ts'
import {
  JOB_FIELDS,
  changesOfStep,
  isJobField,
  pickFields,
  type JobChanges,
  type JobField,
  type JobStep,
} from './job-steps.ts'

export type StoredJobOptions = {
  job: JobEditView
  /** What stands in the editor at this moment. */
  latest: RefObject<JobDetails>
  /** Somebody else has changed fields that nobody touched here. */
  onNews: (news: JobChanges) => void
}

function without(changes: JobChanges, fields: readonly JobField[]): JobChanges {
  return Object.fromEntries(
    Object.entries(changes).filter(([field]) => !fields.some((each) => each === field)),
  )
}

/**
 * The job as the server keeps it, as far as this editor knows, and what others want to differ: `theirs` are the values
 * that somebody else has given to fields which were changed here too.
 */
export function useStoredJob({ job, latest, onNews }: StoredJobOptions) {
  const queryClient = useQueryClient()
  const [stored, setStored] = useState(job.details)
  // Beside the state: a save that begins before the next render must compare with what was stored last.
  const newest = useRef(stored)
  const [theirs, setTheirs] = useState<JobChanges>({})

  const rebase = useCallback((changes: JobChanges) => {
    newest.current = { ...newest.current, ...changes }
    setStored(newest.current)
  }, [])
  const saveStep = useCallback(
    async (step: JobStep, values: JobDetails) => {
      const changes = changesOfStep(diffJob(newest.current, values), step)
      const fields = Object.keys(changes).filter(isJobField)
      if (fields.length === 0) return
      const base = pickFields(newest.current, fields)
      await saveJobStep({ data: { id: job.id, step, values: changes, base } })
      rebase(changes)
      rememberSaved(queryClient, job.id, changes)
      setTheirs((current) => without(current, fields))
    },
    [job.id, queryClient, rebase],
  )
  const learnNews = useCallback(
    async (conflicts: readonly JobField[]) => {
      const { details } = await fetchJobEdit(queryClient, job.id)
      const before = newest.current
      const isUntouched = (field: JobField) => isSameValue(field, latest.current[field], before[field])
      const news = pickFields(details, JOB_FIELDS.filter(isUntouched))
      rebase(news)
      onNews(news)
      setTheirs((current) => ({ ...current, ...pickFields(details, conflicts) }))
    },
    [job.id, latest, onNews, queryClient, rebase],
  )
  /** The writer has seen the other's value: that is what the field is changed from now on. */
  const settle = useCallback(
    (field: JobField) => {
      rebase({ [field]: theirs[field] })
      setTheirs((current) => without(current, [field]))
    },
    [rebase, theirs],
  )
  return { stored, newest, theirs, rebase, saveStep, learnNews, settle }
}
