import { useSuspenseQueries } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { OrganizationJobs } from '#/features/jobs/components/organization-jobs.tsx'
import { organizationJobsQuery } from '#/features/jobs/organization-jobs.queries.ts'
import { EmployerDashboard } from '#/features/matching/components/employer-dashboard.tsx'
import { myOrganizationsQuery } from '#/features/organizations/organizations.queries.ts'

export const Route = createFileRoute('/app/employer/')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(myOrganizationsQuery),
      queryClient.ensureQueryData(organizationJobsQuery),
    ]),
  component: Dashboard,
})

function Dashboard() {
  const { user, activeOrganizationId } = Route.useRouteContext()
  const queries = useSuspenseQueries({ queries: [myOrganizationsQuery, organizationJobsQuery] })
  const [{ data: companies }, { data: own }] = queries
  return (
    <EmployerDashboard
      firstName={user.firstName}
      company={companies.find(({ id }) => id === activeOrganizationId) ?? null}
      companies={companies.length}
      jobs={own.jobs}
      jobsTable={<OrganizationJobs {...own} />}
    />
  )
}
