import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { areaRedirect } from '#/features/account/area-guard.ts'

export const Route = createFileRoute('/app/employer')({
  beforeLoad: ({ context }) => {
    const to = areaRedirect(context.user, 'Employer')
    if (to) throw redirect({ to, replace: true })
  },
  component: Outlet,
})
