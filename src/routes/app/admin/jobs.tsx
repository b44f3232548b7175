import { createFileRoute } from '@tanstack/react-router'
import { JobsScreen } from '#/features/admin/components/jobs/jobs-screen.tsx'
import { useListPlace } from '#/features/admin/components/table/use-list-place.ts'
import { parseJobsAddress } from '#/features/admin/jobs-address.ts'
import { allJobsQuery } from '#/features/admin/jobs.queries.ts'
import { listLoader } from '#/features/admin/list-loader.ts'
import { ModerationMenu } from '#/features/jobs/components/moderation/moderation-menu.tsx'
import { pickTexts } from '#/lib/pick-texts.ts'

export const Route = createFileRoute('/app/admin/jobs')({
  validateSearch: pickTexts('sort', 'status', 'flag', 'after', 'before'),
  loaderDeps: ({ search }) => search,
  loader: listLoader(parseJobsAddress, allJobsQuery),
  component: Jobs,
})

function Jobs() {
  return <JobsScreen {...useListPlace(parseJobsAddress)} Actions={ModerationMenu} />
}
