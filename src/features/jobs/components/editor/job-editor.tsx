import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { AppError } from '#/domain/app-error.ts'
import { publishProblems } from '#/domain/job/publish-rules.ts'
import { brokenBySave } from '../../broken-by-save.ts'
import { canPublishJob } from '../../job-editor.policy.ts'
import type { JobEditView } from '../../job-editor.view.ts'
import { publishJob } from '../../job-status.functions.ts'
import { nameWords } from '../../name-words.ts'
import { refreshJobs } from '../../organization-jobs.queries.ts'
import type { PayConfirmation } from '../../require-meant-pay.ts'
import { useJobDraft } from '../../use-job-draft.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { JobEditorContext, type CounterOf, type JobEditorState } from './job-editor-context.ts'

export type JobEditorProps = {
  job: JobEditView
  /** The job is before the public now. */
  onPublished: () => void
  counterOf?: CounterOf
  /** The steps: they come and go, what was typed stays here. */
  children: ReactNode
}

const isOthersDoing = (error: unknown) =>
  error instanceof AppError && (error.code === 'CONFLICT' || error.code === 'INVALID')

export function JobEditor({ job, onPublished, counterOf, children }: JobEditorProps) {
  const queryClient = useQueryClient()
  const draft = useJobDraft(job)
  const [failures, setFailures] = useState(0)
  const [isPublishing, setPublishing] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isLive = job.status === 'Published'
  const today = utcToday()
  const broken = isLive
    ? brokenBySave(job.details, draft.values, { today })
    : publishProblems(draft.values, { today })
  const problems = nameWords(broken, { typed: draft.typed, messages: draft.problems })

  const fail = () => {
    setFailures((count) => count + 1)
    return false
  }
  const publish = async (confirmation: PayConfirmation) => {
    setRefusal(null)
    if (problems.length > 0) return void fail()
    setPublishing(true)
    try {
      if (!(await draft.saveNow())) return void fail()
      await publishJob({ data: { id: job.id, ...confirmation } })
      await refreshJobs(queryClient, job.id)
      onPublished()
    } catch (error) {
      // What somebody else has caused can only be seen, and answered, in what is stored now.
      if (isOthersDoing(error)) await draft.learnStored().catch(() => undefined)
      setRefusal(error instanceof AppError ? error.message : 'error.retry')
      fail()
    } finally {
      setPublishing(false)
    }
  }
  const state: JobEditorState = {
    job,
    draft,
    isLive,
    canPublish: canPublishJob(job),
    problems,
    showsProblems: failures > 0 || isLive,
    publish,
    isPublishing,
    saveLive: async (confirmation) =>
      (problems.length === 0 && (await draft.saveNow(confirmation))) || fail(),
    failures,
    refusal: refusal ?? draft.refusal,
    counter: (look) => counterOf?.({ ...draft.values, ...draft.point }, look),
  }
  return <JobEditorContext value={state}>{children}</JobEditorContext>
}
