import { createFileRoute } from '@tanstack/react-router'
import { AdminDashboard } from '#/features/admin/components/admin-dashboard.tsx'
import { adminOverviewQuery } from '#/features/admin/overview.queries.ts'

export const Route = createFileRoute('/app/admin/')({
  loader: ({ context }) => context.queryClient.ensureQueryData(adminOverviewQuery),
  component: AdminDashboard,
})
