import type { JobStep } from './job-steps.ts'

export const STEP_ROUTES = {
  1: '/app/employer/jobs/edit/$id/step1',
  2: '/app/employer/jobs/edit/$id/step2',
  3: '/app/employer/jobs/edit/$id/step3',
} as const satisfies Record<JobStep, string>

export function stepPath(id: string, step: JobStep) {
  return `/app/employer/jobs/edit/${id}/step${step}` as const
}

/** The id of a field's control, so that a link can lead to it from anywhere. */
export function jobFieldId(field: string): string {
  return `job-${field}`
}
