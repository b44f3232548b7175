import { useQuery } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { QuietPart } from '#/components/screens/quiet-part.tsx'
import { jobFitQuery } from '#/features/matching/matching.queries.ts'

/** For job seekers alone, with its many words. A loader that fetches the fit fetches it too. */
export const FitPanel = lazyRouteComponent(() => import('#/components/fit/fit-panel.tsx'), 'FitPanel')

/** How the reader and a job fit, explained; nothing while it is not known. Jobs and matching meet here. */
export function JobFit({ jobId, level }: { jobId: string; level: 2 | 3 }) {
  const { data: fit } = useQuery(jobFitQuery(jobId))
  return <QuietPart about={jobId}>{fit && <FitPanel fit={fit} perspective="you" level={level} />}</QuietPart>
}
