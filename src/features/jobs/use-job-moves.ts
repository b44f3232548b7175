import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { toast } from 'sonner'
import { useTranslations } from 'use-intl'
import { showErrors } from '#/components/form/show-errors.ts'
import type { ArchiveReason } from '#/domain/job/vocabulary.ts'
import { STEP_ROUTES } from './edit-paths.ts'
import { archiveJob, deleteJob, repostJob, restoreJob, unpublishJob } from './job-status.functions.ts'
import { refreshJobs } from './organization-jobs.queries.ts'

/** What can be done to a job as a whole. Each says how it went and answers null when it was refused. */
export function useJobMoves(jobId: string) {
  const t = useTranslations('job')
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isMoving, setMoving] = useState(false)

  async function move<Result>(act: () => Promise<Result>, done: string): Promise<Result | null> {
    setMoving(true)
    try {
      const result = await act()
      toast.success(done)
      return result
    } catch (error) {
      showErrors(error)
      return null
    } finally {
      // A refusal often means that somebody else has moved the job: show what it is now.
      await refreshJobs(queryClient, jobId)
      setMoving(false)
    }
  }
  const data = { id: jobId }
  return {
    isMoving,
    unpublish: () => move(() => unpublishJob({ data }), t('status.unpublished')),
    archive: (reason: ArchiveReason) =>
      move(() => archiveJob({ data: { ...data, reason } }), t('status.archived')),
    restore: () => move(() => restoreJob({ data }), t('status.restored')),
    repost: async () => {
      const visitKey = crypto.randomUUID()
      const made = await move(() => repostJob({ data: { ...data, visitKey } }), t('status.reposted'))
      if (made) await navigate({ to: STEP_ROUTES[1], params: { id: made.id } })
    },
    remove: () => move(() => deleteJob({ data }), t('status.deleted')),
  }
}
