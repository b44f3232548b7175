import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { getActiveTeam } from './team.functions.ts'

/** Everybody in the active company; null without one. */
export const activeTeamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: () => getActiveTeam(),
})

/** After somebody joined, left, was invited or is something else now. */
export async function refreshTeam(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: activeTeamQuery.queryKey })
}
