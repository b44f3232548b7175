import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import './job-editor-server.ts'
import './render.tsx'
import { jobEditQuery } from '#/features/jobs/job-editor.queries.ts'
import type { JobChanges } from '#/features/jobs/job-steps.ts'
import { keepUnsavedChanges, readUnsavedChanges } from '#/features/jobs/unsaved-changes.ts'
import { useJobDraft } from '#/features/jobs/use-job-draft.ts'
import { createQueryClient } from '#/lib/query-client.ts'
import { buildJobDetails } from '#tests/factories/build-job-details.ts'
import { buildJobEdit } from '#tests/factories/build-job-edit.ts'
import { storedJobs } from '#tests/fakes/fake-job-editor.ts'

/** What an earlier visit left behind: words over what was stored then. */
export function leaveUnsaved(values: JobChanges, base: JobChanges = buildJobDetails()): void {
  keepUnsavedChanges('job-1', { values, base, sent: {} })
}

/** What this browser keeps for the next visit. */
export const kept = () => readUnsavedChanges('job-1').values

/** Opens the editor's state on a job that the fake server keeps too, as the page does. */
export function openDraft(changes: Parameters<typeof buildJobEdit>[0] = {}) {
  const job = storedJobs.get('job-1') ?? buildJobEdit(changes)
  storedJobs.set(job.id, job)
  const queryClient = createQueryClient()
  const query = jobEditQuery(job.id)
  queryClient.setQueryData(query.queryKey, job)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result, unmount } = renderHook(() => useJobDraft(useQuery(query).data ?? job), { wrapper })
  return {
    draft: () => result.current,
    type: (...change: Parameters<typeof result.current.setField>) =>
      act(() => result.current.setField(...change)),
    save: () => act(() => result.current.saveNow()),
    leave: unmount,
    cached: () => queryClient.getQueryData(query.queryKey)?.details,
    /** The page asks the server again. */
    refetch: () => act(() => queryClient.invalidateQueries({ queryKey: query.queryKey })),
  }
}
