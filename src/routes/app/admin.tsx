import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { areaRedirect } from '#/features/account/area-guard.ts'

export const Route = createFileRoute('/app/admin')({
  beforeLoad: ({ context }) => {
    const to = areaRedirect(context.user, 'Admin')
    if (to) throw redirect({ to, replace: true })
  },
  component: Outlet,
})
