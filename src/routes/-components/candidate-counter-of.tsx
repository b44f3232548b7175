import { toCoordinates } from '#/domain/place/place.ts'
import type { CounterOf } from '#/features/jobs/components/editor/job-editor-context.ts'
import { CandidateCounter } from '#/features/matching/components/candidate-counter.tsx'

/** Counts who would be found for a job while it is written. Jobs and matching meet here. */
export function counterOf(jobId: string): CounterOf {
  return (details, look) => (
    <CandidateCounter
      jobId={jobId}
      asked={{ ...details, point: toCoordinates(details.lat, details.lng) }}
      look={look}
    />
  )
}
