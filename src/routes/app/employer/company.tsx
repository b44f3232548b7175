import { createFileRoute, useRouter } from '@tanstack/react-router'
import { refreshRootData } from '#/features/account/root-data.queries.ts'
import { OrganizationManager } from '#/features/organizations/components/organization-manager.tsx'
import { myOrganizationsQuery } from '#/features/organizations/organizations.queries.ts'

export const Route = createFileRoute('/app/employer/company')({
  loader: ({ context }) => context.queryClient.ensureQueryData(myOrganizationsQuery),
  component: Company,
})

function Company() {
  const router = useRouter()
  const { activeOrganizationId, queryClient } = Route.useRouteContext()
  return (
    <div className="mx-auto w-full max-w-[880px] px-4 py-8 sm:px-5 sm:py-10">
      <OrganizationManager
        activeOrganizationId={activeOrganizationId}
        onSessionChange={() => refreshRootData(queryClient, router)}
        onConnected={() => void router.navigate({ to: '/app/employer' })}
      />
    </div>
  )
}
