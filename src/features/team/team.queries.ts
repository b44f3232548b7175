import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { ROLE_FRESH_MS } from '#/domain/access/role-fresh.ts'
import { getActiveTeam } from './team.functions.ts'

/** Everybody in the active company; null without one. */
export const activeTeamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: () => getActiveTeam(),
  staleTime: ROLE_FRESH_MS,
})

/** After somebody joined, left, was invited or is something else now. */
export async function refreshTeam(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: activeTeamQuery.queryKey })
}
