import { createFileRoute } from '@tanstack/react-router'
import { NewJob } from '#/features/jobs/components/editor/new-job.tsx'
import { STEP_ROUTES } from '#/features/jobs/edit-paths.ts'

export const Route = createFileRoute('/app/employer/jobs/new')({
  component: NewJobPage,
})

/** Acts after it is on screen; nothing here may run when a link to it is hovered. */
function NewJobPage() {
  const navigate = Route.useNavigate()
  const { activeOrganizationId } = Route.useRouteContext()
  return (
    <NewJob
      hasOrganization={activeOrganizationId !== null}
      // The page that acts leaves no trace in the history: Back must not make another draft.
      onCreated={(id) => void navigate({ to: STEP_ROUTES[1], params: { id }, replace: true })}
    />
  )
}
