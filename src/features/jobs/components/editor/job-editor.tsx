import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { publishProblems } from '#/domain/job/publish-rules.ts'
import { brokenBySave } from '../../broken-by-save.ts'
import { canPublishJob } from '../../job-editor.policy.ts'
import type { JobEditView } from '../../job-editor.view.ts'
import { publishJob } from '../../job-status.functions.ts'
import { refreshJobs } from '../../organization-jobs.queries.ts'
import { useJobDraft } from '../../use-job-draft.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { JobEditorContext, type JobEditorState } from './job-editor-context.ts'

export type JobEditorProps = {
  job: JobEditView
  /** The job is before the public now. */
  onPublished: () => void
  /** The steps: they come and go, what was typed stays here. */
  children: ReactNode
}

/** Holds one job while it is edited, over all steps. */
export function JobEditor({ job, onPublished, children }: JobEditorProps) {
  const queryClient = useQueryClient()
  const draft = useJobDraft(job)
  const [wasTried, setTried] = useState(false)
  const [isPublishing, setPublishing] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isLive = job.status === 'Published'
  const today = utcToday()
  const problems = isLive
    ? brokenBySave(job.details, draft.values, { today })
    : publishProblems(draft.values, { today })

  const publish = async () => {
    setTried(true)
    setRefusal(null)
    if (problems.length > 0) return
    setPublishing(true)
    try {
      if (!(await draft.saveNow())) return
      await publishJob({ data: { id: job.id } })
      await refreshJobs(queryClient, job.id)
      onPublished()
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : 'error.retry')
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
    showsProblems: wasTried || isLive,
    publish,
    isPublishing,
    refusal: refusal ?? draft.refusal?.message ?? null,
  }
  return <JobEditorContext value={state}>{children}</JobEditorContext>
}
