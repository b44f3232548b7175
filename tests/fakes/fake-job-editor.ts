import { vi } from 'vitest'
import { AppError, notFoundError } from '#/domain/app-error.ts'
import type { JobDetails } from '#/domain/job/job-details.ts'
import type { JobStatus } from '#/domain/job/vocabulary.ts'
import { findConflicts } from '#/features/jobs/find-conflicts.ts'
import type { SaveJobStepInput } from '#/features/jobs/job-editor.schema.ts'
import type { JobEditView, StoredJob } from '#/features/jobs/job-editor.view.ts'

/** What the server keeps of each job, by id. */
export const storedJobs: Map<string, JobEditView> = new Map()

/** Empties the store and forgets what was sent. */
export function resetEditorServer(): void {
  storedJobs.clear()
  saveJobStep.mockReset().mockImplementation(store)
  createJob.mockReset().mockImplementation(begin)
}

/**
 * After a test in which saving failed: a draft that is left tries once more, and would go on trying in later tests.
 */
export function letSavesSucceed(): void {
  saveJobStep.mockReset().mockImplementation(store)
}

/** What was sent to be saved, in order. */
export const savedSteps = () =>
  saveJobStep.mock.calls.map(([{ data }]) => ({ id: data.id, step: data.step, values: data.values }))

/** Somebody else saves fields of a job, in another browser. */
export function saveElsewhere(id: string, details: Partial<JobDetails>): void {
  change(id, (job) => ({ ...job, details: { ...job.details, ...details } }))
}

/** Somebody else publishes a job, or takes it back. */
export function moveElsewhere(id: string, status: JobStatus): void {
  change(id, (job) => ({ ...job, status }))
}

/** Every change has a moment of its own. */
function change(id: string, make: (job: JobEditView) => JobEditView): void {
  const job = storedJobs.get(id)
  if (!job) return
  const updatedAt = new Date(Date.parse(job.updatedAt) + 1).toISOString()
  storedJobs.set(id, { ...make(job), updatedAt })
}

const WRONG_STATUS = { Draft: 'job.editor.wentLive', Published: 'job.editor.backToDraft' }

/** Stores the touched fields of one step, unless somebody else has changed one of them, as the server does. */
export function store({ data }: { data: SaveJobStepInput }): Promise<StoredJob> {
  const job = storedJobs.get(data.id)
  if (!job) return Promise.reject(notFoundError())
  if (job.status !== data.status) return Promise.reject(new AppError('CONFLICT', WRONG_STATUS[data.status]))
  const conflicts = findConflicts(job.details, { base: data.base ?? {}, values: data.values })
  const issues = conflicts.map((field) => ({ field, message: 'Changed meanwhile' }))
  if (issues.length > 0) return Promise.reject(new AppError('CONFLICT', 'Changed meanwhile', { issues }))
  const { minSalary, maxSalary } = { ...job.details, ...data.values }
  if (minSalary !== null && maxSalary !== null && minSalary > maxSalary) {
    const backwards = { field: 'minSalary', message: 'job.publish.salaryOrder' }
    return Promise.reject(new AppError('INVALID', backwards.message, { issues: [backwards] }))
  }
  saveElsewhere(data.id, data.values)
  const { details, updatedAt } = storedJobs.get(data.id) ?? job
  return Promise.resolve({ details, updatedAt })
}

/** The same visit key makes the same draft. */
function begin({ data }: { data: { visitKey: string } }): Promise<{ id: string }> {
  return Promise.resolve({ id: `draft-${data.visitKey}` })
}

export const saveJobStep = vi.fn<typeof store>(store)
export const createJob = vi.fn<typeof begin>(begin)

export const getJobForEdit = ({ data }: { data: { id: string } }): Promise<JobEditView> => {
  const job = storedJobs.get(data.id)
  return job ? Promise.resolve(job) : Promise.reject(notFoundError())
}
