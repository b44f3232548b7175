import { and, asc, eq, sql } from 'drizzle-orm'
import { AppError } from '#/domain/app-error.ts'
import { db, type Connection, type Transaction } from '#/db/client.server.ts'
import { job, team } from '#/db/schema/index.ts'
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
 * Holds a team of the job's company until the transaction ends, so that it cannot go in between; false when there is no
 * such team. Call it before the job is held: whoever deletes a team holds it and then its jobs. Primary keys.
 */
export async function holdTeam(
  tx: Transaction,
  jobId: string,
  teamId: string | typeof job.teamId,
): Promise<boolean> {
  const [held] = await tx
    .select({ id: team.id })
    .from(job)
    .innerJoin(team, and(eq(team.id, teamId), eq(team.organizationId, job.organizationId)))
    .where(eq(job.id, jobId))
    .for('key share', { of: team })
  return held !== undefined
}

/** The refusal of a team that is none of the company's, or gone. */
export function noTeamError(): AppError {
  const issues = [{ field: 'teamId', message: 'job.editor.invalid.choice' }]
  return new AppError('INVALID', 'error.invalid', { issues })
}
