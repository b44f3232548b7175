import { and, eq, ne, sql } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { session, team } from '#/db/schema/index.ts'
import { visibleText } from '#/domain/text/visible-text.ts'
import { TEAM_NAME_MAX } from '#/domain/organization/team-name.ts'
import { authRefusal } from '../refusal.ts'

type Named = { organizationId: string; name: string; exceptId?: string }

/** A name of one line that no other team of the organisation has. Index team_organization_id. */
async function requireFreeName({ organizationId, name, exceptId = '' }: Named): Promise<string> {
  const tidy = visibleText(name).replaceAll(/\s+/g, ' ').trim()
  if (tidy === '' || tidy.length > TEAM_NAME_MAX)
    throw authRefusal('BAD_REQUEST', 'team.invalid.name', 'name')
  const isTaken = and(
    eq(team.organizationId, organizationId),
    eq(sql`lower(${team.name})`, tidy.toLowerCase()),
    ne(team.id, exceptId),
  )
  if ((await db().$count(team, isTaken)) > 0) throw authRefusal('CONFLICT', 'team.invalid.nameTaken', 'name')
  return tidy
}

/** Hooks of the library's teams: their names are checked, nothing but the name is changed, and nothing names a team that is gone. */
export const teamHooks = {
  beforeCreateTeam: async ({ team: { name, organizationId } }: { team: Named }) => ({
    data: { name: await requireFreeName({ organizationId, name }) },
  }),
  beforeUpdateTeam: async ({
    team: { id, organizationId },
    updates,
  }: {
    team: { id: string; organizationId: string }
    updates: { name?: string }
  }) => ({
    data: { name: await requireFreeName({ organizationId, name: updates.name ?? '', exceptId: id }) },
  }),
  /** A session knows its team without a foreign key. */
  afterDeleteTeam: async ({ team: { id } }: { team: { id: string } }) => {
    await db().update(session).set({ activeTeamId: null }).where(eq(session.activeTeamId, id))
  },
}
