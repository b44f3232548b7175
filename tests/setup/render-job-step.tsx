import type { ReactNode } from 'react'
import { vi } from 'vitest'
import './job-editor-server.ts'
import { EditorStep } from '#/features/jobs/components/editor/editor-step.tsx'
import { JobEditor } from '#/features/jobs/components/editor/job-editor.tsx'
import { OfferStep } from '#/features/jobs/components/editor/offer-step.tsx'
import { RoleStep } from '#/features/jobs/components/editor/role-step.tsx'
import { TakesStep } from '#/features/jobs/components/editor/takes-step.tsx'
import type { JobStep } from '#/features/jobs/job-steps.ts'
import { jobEditQuery } from '#/features/jobs/job-editor.queries.ts'
import { createQueryClient } from '#/lib/query-client.ts'
import { buildJobEdit } from '#tests/factories/build-job-edit.ts'
import { storedJobs } from '#tests/fakes/fake-job-editor.ts'
import { renderPage } from './render.tsx'

const STEPS = { 1: RoleStep, 2: TakesStep, 3: OfferStep }

type Changes = Parameters<typeof buildJobEdit>[0]

/** Draws one step of the editor for a job that the fake server keeps too. */
export async function renderJobStep(step: JobStep, changes: Changes = {}) {
  const Step = STEPS[step]
  return renderJobPart(step, <Step />, changes)
}

/** The same with only a part of that step on the page: what does not matter need not be drawn. */
export async function renderJobPart(step: JobStep, part: ReactNode, changes: Changes = {}) {
  const job = buildJobEdit(changes)
  storedJobs.set(job.id, job)
  const onPublished = vi.fn<() => void>()
  const queryClient = createQueryClient()
  queryClient.setQueryData(jobEditQuery(job.id).queryKey, job)
  const page = await renderPage(
    <JobEditor job={job} onPublished={onPublished}>
      {part}
    </JobEditor>,
    { at: `/app/employer/jobs/edit/${job.id}/step${step}`, queryClient },
  )
  return { ...page, onPublished, stored: () => storedJobs.get(job.id)?.details }
}

/** A part again, within the frame of its step: enough for whatever stands round the fields. */
export async function renderFramedPart(step: JobStep, part: ReactNode, changes: Changes = {}) {
  return renderJobPart(step, <EditorStep step={step}>{part}</EditorStep>, changes)
}
