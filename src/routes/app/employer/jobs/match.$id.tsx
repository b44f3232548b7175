import { createFileRoute, notFound } from '@tanstack/react-router'
import { useCallback } from 'react'
import { AppError } from '#/domain/app-error.ts'
import { CandidatesScreen } from '#/features/matching/components/candidates-screen.tsx'
import { toMatchSearch, type MatchSearch } from '#/features/matching/match-search.ts'
import { jobCandidatesQuery } from '#/features/matching/matching.queries.ts'
import { speechIn } from '#/i18n/speech.ts'
import { titleOf } from '#/lib/product.ts'

export const Route = createFileRoute('/app/employer/jobs/match/$id')({
  validateSearch: toMatchSearch,
  loader: async ({ context, params }) => {
    try {
      const { job } = await context.queryClient.ensureQueryData(jobCandidatesQuery(params.id))
      const { say } = await speechIn(context.language)
      return { meta: [{ title: titleOf(job.title || say('match.tabs.label')) }] }
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') throw notFound()
      throw error
    }
  },
  head: ({ loaderData }) => loaderData ?? {},
  component: Candidates,
})

function Candidates() {
  const { id } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const onSearch = useCallback(
    (next: MatchSearch, how: 'push' | 'replace') =>
      void navigate({ search: toMatchSearch(next), replace: how === 'replace', resetScroll: false }),
    [navigate],
  )
  return <CandidatesScreen key={id} jobId={id} search={search} onSearch={onSearch} />
}
