import { dataOf, loadClient } from '#/platform/auth/auth-answer.ts'
import type { TeamView } from './team.view.ts'

/** A team as the form leaves it, and as it was before; a new one was nothing. */
export type TeamChange = {
  organizationId: string
  before: TeamView | null
  name: string
  userIds: readonly string[]
}

async function saveName({ organizationId, before, name }: TeamChange): Promise<string> {
  const { organization } = await loadClient()
  if (!before) return dataOf(await organization.createTeam({ name, organizationId })).id
  if (before.name !== name) {
    dataOf(await organization.updateTeam({ teamId: before.id, data: { name, organizationId } }))
  }
  return before.id
}

/** Writes the name first, then who came and who went: what was done when one is refused stays done. */
export async function saveTeam(change: TeamChange): Promise<void> {
  const { organizationId, before, userIds } = change
  const teamId = await saveName(change)
  const { organization } = await loadClient()
  const were = before?.userIds ?? []
  const added = userIds.filter((id) => !were.includes(id))
  const removed = were.filter((id) => !userIds.includes(id))
  for (const userId of added) {
    dataOf(await organization.addTeamMember({ teamId, userId, organizationId }))
  }
  for (const userId of removed) {
    dataOf(await organization.removeTeamMember({ teamId, userId, organizationId }))
  }
}
