import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { isAway } from '#/components/screens/is-away.ts'
import { MissingScreen } from '#/components/screens/missing-screen.tsx'
import { JobPage } from '#/features/jobs/components/detail/job-page.tsx'
import { jobQuery, similarJobsQuery } from '#/features/jobs/job-detail.queries.ts'
import { jobHead } from '#/features/jobs/open-web/job-head.ts'
import { jobScripts } from '#/features/jobs/open-web/job-scripts.ts'
import { useCountedView } from '#/features/jobs/views/use-counted-view.ts'
import { likeModeOf } from '#/features/matching/components/likes/use-job-like.ts'
import { jobLikeStatusQuery } from '#/features/matching/job-likes.queries.ts'
import { jobFitQuery } from '#/features/matching/matching.queries.ts'
import { speechIn } from '#/i18n/speech.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { NOINDEX, ROBOTS_HEADER } from '#/platform/http/crawlers.ts'
import { FitPanel } from './-components/job-fit.tsx'
import { LikeNotice, slotsOf } from './-components/job-slots.tsx'

export const Route = createFileRoute('/job/$id')({
  loader: async ({ context: { queryClient, user, baseUrl, language }, params: { id } }) => {
    try {
      const [job] = await Promise.all([
        queryClient.ensureQueryData(jobQuery(id)),
        queryClient.ensureQueryData(jobLikeStatusQuery(id)),
        // Beside the job: a page without them is still the page.
        queryClient.prefetchQuery(similarJobsQuery(id)),
        ...(user?.type === 'Individual'
          ? [queryClient.prefetchQuery(jobFitQuery(id)), FitPanel.preload?.(), LikeNotice.preload?.()]
          : []),
      ])
      const at = { baseUrl, today: utcToday() }
      return { ...jobHead(job, { ...at, speech: await speechIn(language) }), scripts: jobScripts(job, at) }
    } catch (error) {
      throw isAway(error) ? error : notFound()
    }
  },
  head: ({ loaderData }) => loaderData ?? {},
  headers: ({ loaderData }) => (loaderData?.isListed === false ? { [ROBOTS_HEADER]: NOINDEX } : undefined),
  component: Job,
  errorComponent: MissingScreen,
})

function Job() {
  const { id } = Route.useParams()
  const accountType = Route.useRouteContext({ select: ({ user }) => user?.type ?? null })
  const { data: job } = useSuspenseQuery(jobQuery(id))
  useCountedView(likeModeOf(job, accountType) === 'hidden' || job.state !== 'open' ? null : id)
  return <JobPage job={job} slots={slotsOf(job, { accountType, level: 2 })} />
}
