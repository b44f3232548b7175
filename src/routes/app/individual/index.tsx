import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { completeness } from '#/domain/profile/completeness.ts'
import { IndividualDashboard } from '#/features/matching/components/individual-dashboard.tsx'
import { likedJobsQuery } from '#/features/matching/job-likes.queries.ts'
import { myLikesQuery, recommendedJobsQuery } from '#/features/matching/matching.queries.ts'
import { myProfileQuery } from '#/features/profile/profile.queries.ts'

export const Route = createFileRoute('/app/individual/')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(myProfileQuery),
      queryClient.ensureQueryData(recommendedJobsQuery),
      queryClient.ensureQueryData(myLikesQuery),
      queryClient.prefetchQuery(likedJobsQuery),
    ]),
  component: Dashboard,
})

function Dashboard() {
  const { data: mine } = useSuspenseQuery(myProfileQuery)
  return <IndividualDashboard firstName={mine.firstName} completeness={completeness(mine.document)} />
}
