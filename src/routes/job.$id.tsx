import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadMarkdown } from '#/components/markdown/markdown.tsx'
import { plainText } from '#/components/markdown/plain-text.ts'
import { NotFoundScreen } from '#/components/screens/not-found-screen.tsx'
import { JobPage } from '#/features/jobs/components/detail/job-page.tsx'
import { jobQuery } from '#/features/jobs/job-detail.queries.ts'
import { jobLikeStatusQuery } from '#/features/matching/job-likes.queries.ts'
import { jobFitQuery } from '#/features/matching/matching.queries.ts'
import { DEFAULT_LANGUAGE } from '#/i18n/languages.ts'
import { englishMessages } from '#/i18n/messages.ts'
import { translateText } from '#/i18n/translate.ts'
import { slotsOf } from './-components/job-slots.tsx'

const DESCRIPTION_CHARS_MAX = 160

export const Route = createFileRoute('/job/$id')({
  loader: async ({ context: { queryClient, user }, params: { id } }) => {
    try {
      const [job] = await Promise.all([
        queryClient.ensureQueryData(jobQuery(id)),
        queryClient.ensureQueryData(jobLikeStatusQuery(id)),
        user?.type === 'Individual' ? queryClient.prefetchQuery(jobFitQuery(id)) : undefined,
        loadMarkdown(),
      ])
      return job
    } catch {
      throw notFound()
    }
  },
  head: ({ loaderData: job }) => {
    if (!job) return {}
    const description =
      plainText(job.description, DESCRIPTION_CHARS_MAX) ||
      translateText(DEFAULT_LANGUAGE, englishMessages(), 'job.detail.metaFallback', {
        organization: job.organization.name,
      })
    return {
      meta: [
        { title: job.title },
        { name: 'description', content: description },
        { property: 'og:title', content: job.title },
        { property: 'og:description', content: description },
      ],
    }
  },
  component: Job,
  errorComponent: () => <NotFoundScreen />,
})

function Job() {
  const { id } = Route.useParams()
  const accountType = Route.useRouteContext({ select: ({ user }) => user?.type ?? null })
  const { data: job } = useSuspenseQuery(jobQuery(id))
  return <JobPage job={job} slots={slotsOf(job, { accountType, level: 2 })} />
}
