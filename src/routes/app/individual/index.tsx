import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { completeness } from '#/domain/profile/completeness.ts'
import { LikeHeart } from '#/features/jobs/components/list/like-heart.tsx'
import { useRowLikes } from '#/features/jobs/components/list/use-row-likes.ts'
import { likedJobsQuery } from '#/features/jobs/job-likes.queries.ts'
import { IndividualDashboard } from '#/features/matching/components/individual-dashboard.tsx'
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

function JobHeart({ id, title }: { id: string; title: string }) {
  const like = useRowLikes('Individual').likeOf(id)
  return like && <LikeHeart jobId={id} title={title} {...like} />
}

const heartOf = (job: { id: string; title: string }) => <JobHeart {...job} />

function Dashboard() {
  const { data: mine } = useSuspenseQuery(myProfileQuery)
  return (
    <IndividualDashboard
      firstName={mine.firstName}
      completeness={completeness(mine.document)}
      heartOf={heartOf}
    />
  )
}
