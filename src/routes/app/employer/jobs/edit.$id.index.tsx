import { createFileRoute, redirect } from '@tanstack/react-router'
import { STEP_ROUTES } from '#/features/jobs/edit-paths.ts'

export const Route = createFileRoute('/app/employer/jobs/edit/$id/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: STEP_ROUTES[1], params })
  },
})
