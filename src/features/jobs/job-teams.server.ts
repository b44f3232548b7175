import { and, asc, eq, sql } from 'drizzle-orm'
import { AppError } from '#/domain/app-error.ts'
import { db, type Connection, type Transaction } from '#/db/client.server.ts'
import { team } from '#/db/schema/index.ts'
import type { JobTeam } from './job-editor.view.ts'

/** The teams that a job of this organisation can be given to, by name. Index team_organization_id. */
export function listJobTeams(organizationId: string, connection: Connection = db()): Promise<JobTeam[]> {
  return connection
    .select({ id: team.id, name: team.name })
    .from(team)
    .where(eq(team.organizationId, organizationId))
    .orderBy(asc(sql`lower(${team.name})`), asc(team.id))
}

/**
 * Holds the team of a job until the transaction ends, so that it cannot go in between. Throws invalid for a team of
 * another organisation as for none. Primary key.
 */
export async function requireOwnTeam(
  tx: Transaction,
  teamId: string | null | undefined,
  organizationId: string,
): Promise<void> {
  if (!teamId) return
  const [found] = await tx
    .select({ id: team.id })
    .from(team)
    .where(and(eq(team.id, teamId), eq(team.organizationId, organizationId)))
    .for('key share')
  if (found) return
  const issues = [{ field: 'teamId', message: 'job.editor.invalid.choice' }]
  throw new AppError('INVALID', 'error.invalid', { issues })
}
