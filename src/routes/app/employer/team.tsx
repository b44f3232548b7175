import { useSuspenseQueries } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { TeamList } from '#/features/organizations/components/team-list.tsx'
import { activeTeamQuery, myOrganizationsQuery } from '#/features/organizations/organizations.queries.ts'
import { Button } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/empty-state.tsx'

export const Route = createFileRoute('/app/employer/team')({
  loader: ({ context }) =>
    Promise.all([
      context.queryClient.ensureQueryData(activeTeamQuery),
      context.queryClient.ensureQueryData(myOrganizationsQuery),
    ]),
  component: Team,
})

function Team() {
  const t = useTranslations('organization.team')
  const { activeOrganizationId } = Route.useRouteContext()
  const [team, mine] = useSuspenseQueries({ queries: [activeTeamQuery, myOrganizationsQuery] })
  const active = mine.data.find(({ id }) => id === activeOrganizationId)
  return (
    <div className="mx-auto w-full max-w-[880px] px-4 py-8 sm:px-5 sm:py-10">
      <h1 className="text-28">{t('title')}</h1>
      {active ? (
        <>
          <p className="mt-1 text-15 text-muted">{t('intro', { name: active.name })}</p>
          <TeamList members={team.data} />
        </>
      ) : (
        <EmptyState
          icon={Users}
          title={t('none')}
          action={
            <Button asChild variant="primary">
              <Link to="/app/employer/company">{t('toCompany')}</Link>
            </Button>
          }
        />
      )}
    </div>
  )
}
