import { useQuery, useSuspenseQueries } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { OrganizationJobs } from '#/features/jobs/components/organization-jobs.tsx'
import { organizationJobsQuery } from '#/features/jobs/organization-jobs.queries.ts'
import { EmployerDashboard } from '#/features/matching/components/employer-dashboard.tsx'
import { myOrganizationsQuery, organizationQuery } from '#/features/organizations/organizations.queries.ts'

export const Route = createFileRoute('/app/employer/')({
  loader: ({ context: { queryClient, activeOrganizationId } }) =>
    Promise.all([
      queryClient.ensureQueryData(myOrganizationsQuery),
      queryClient.ensureQueryData(organizationJobsQuery),
      // A session may still name a company that is gone: then there are no figures, and the page says the rest.
      activeOrganizationId && queryClient.prefetchQuery(organizationQuery(activeOrganizationId)),
    ]),
  component: Dashboard,
})

function Dashboard() {
  const { user, activeOrganizationId } = Route.useRouteContext()
  const queries = useSuspenseQueries({ queries: [myOrganizationsQuery, organizationJobsQuery] })
  const [{ data: companies }, { data: own }] = queries
  const company = companies.find(({ id }) => id === activeOrganizationId) ?? null
  const { data: page } = useQuery({ ...organizationQuery(company?.id ?? ''), enabled: company !== null })
  return (
    <EmployerDashboard
      firstName={user.firstName}
      company={company}
      answers={page?.answers ?? null}
      suspensionReason={page?.suspensionReason ?? null}
      companies={companies.length}
      jobs={own.jobs}
      jobsTable={<OrganizationJobs {...own} />}
    />
  )
}
