import { useSuspenseQueries } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useSessionChange } from '#/features/account/use-session-change.ts'
import { organizationJobsQuery } from '#/features/jobs/organization-jobs.queries.ts'
import { FirstJob } from '#/features/organizations/components/first-job.tsx'
import { OrganizationManager } from '#/features/organizations/components/organization-manager.tsx'
import { myOrganizationsQuery } from '#/features/organizations/organizations.queries.ts'

/** The form that is open when one comes. */
function parseCompanySearch({ form }: Record<string, unknown>): { form?: 'create' | 'update' } {
  return form === 'create' || form === 'update' ? { form } : {}
}

export const Route = createFileRoute('/app/employer/company')({
  validateSearch: parseCompanySearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(myOrganizationsQuery),
      queryClient.ensureQueryData(organizationJobsQuery),
    ]),
  component: Company,
})

function Company() {
  const navigate = Route.useNavigate()
  const { form } = Route.useSearch()
  const changeSession = useSessionChange()
  const { activeOrganizationId, user } = Route.useRouteContext()
  const [mine, own] = useSuspenseQueries({ queries: [myOrganizationsQuery, organizationJobsQuery] })
  const active = mine.data.find(({ id }) => id === activeOrganizationId)
  const hasNoJob = own.data.organizationRole !== null && own.data.jobs.length === 0
  return (
    <div className="mx-auto w-full max-w-[880px] px-4 py-8 sm:px-5 sm:py-10">
      <OrganizationManager
        userId={user.id}
        activeOrganizationId={activeOrganizationId}
        wanted={form}
        onClosed={() => void navigate({ search: {}, replace: true })}
        nextStep={active && hasNoJob && <FirstJob organizationName={active.name} />}
        onSessionChange={() => changeSession()}
        onConnected={() => void navigate({ to: '/app/employer' })}
      />
    </div>
  )
}
