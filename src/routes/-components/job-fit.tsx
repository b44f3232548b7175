import { useQuery } from '@tanstack/react-query'
import { FitPanel } from '#/components/fit/fit-panel.tsx'
import { jobFitQuery } from '#/features/matching/matching.queries.ts'

/** How the reader and a job fit, explained; nothing while it is not known. Jobs and matching meet here. */
export function JobFit({ jobId, level }: { jobId: string; level: 2 | 3 }) {
  const { data: fit } = useQuery(jobFitQuery(jobId))
  return fit ? <FitPanel fit={fit} perspective="you" level={level} /> : null
}
