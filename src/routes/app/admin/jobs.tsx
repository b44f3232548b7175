import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { JobsScreen } from '#/features/admin/components/jobs/jobs-screen.tsx'
import { useTypedWords } from '#/features/admin/components/table/use-typed-words.ts'
import { parseJobsAddress } from '#/features/admin/jobs-address.ts'
import { ALL_JOBS, allJobsQuery } from '#/features/admin/jobs.queries.ts'
import { pickTexts } from '#/lib/pick-texts.ts'
import { ModerationMenu, type ModeratedJob } from '#/features/jobs/components/moderation/moderation-menu.tsx'

export const Route = createFileRoute('/app/admin/jobs')({
  validateSearch: pickTexts('sort', 'status', 'flag', 'after', 'before'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, location, cause }) => {
    const query = allJobsQuery(parseJobsAddress(deps), location.state.words ?? '')
    const loading = context.queryClient.ensureQueryData(query)
    if (cause !== 'stay') return void (await loading)
    // A list changed in place keeps its rows until the others are here; what fails is told by the screen.
    loading.catch(() => undefined)
  },
  component: Jobs,
})

function Jobs() {
  const address = parseJobsAddress(Route.useSearch())
  const words = useTypedWords()
  const navigate = Route.useNavigate()
  return (
    <JobsScreen
      {...{ address, words }}
      onAddress={(search, next) => void navigate({ search, state: { words: next }, resetScroll: false })}
      Actions={Actions}
    />
  )
}

function Actions({ job }: { job: ModeratedJob }) {
  const queryClient = useQueryClient()
  return <ModerationMenu job={job} onMoved={() => queryClient.invalidateQueries({ queryKey: ALL_JOBS })} />
}
