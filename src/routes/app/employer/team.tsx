import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useSessionChange } from '#/features/account/use-session-change.ts'
import { TeamPage } from '#/features/team/components/team-page.tsx'
import { activeTeamQuery } from '#/features/team/team.queries.ts'

export const Route = createFileRoute('/app/employer/team')({
  loader: ({ context }) => context.queryClient.ensureQueryData(activeTeamQuery),
  component: Team,
})

function Team() {
  const { data: team } = useSuspenseQuery(activeTeamQuery)
  return <TeamPage team={team} onSessionChange={useSessionChange()} />
}
