import { createFileRoute, redirect } from '@tanstack/react-router'
import { ownAreaPath } from '#/features/account/area-guard.ts'

export const Route = createFileRoute('/app/')({
  beforeLoad: ({ context }) => {
    throw redirect({ to: ownAreaPath(context.user), replace: true })
  },
})
