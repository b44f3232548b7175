import { and, eq, inArray } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { scoredColumns } from '#/db/listed-columns.ts'
import { job } from '#/db/schema/index.ts'
import { onceARequest } from '#/platform/http/once-a-request.ts'
import type { ScoredJob } from '#/platform/job-search/job-scorer.server.ts'

const known = onceARequest<ScoredJob>()

/** Keeps what a list has read of its jobs for the fits that the same request asks for. Takes published jobs only. */
export function rememberJobs(request: Request, jobs: readonly ScoredJob[]): void {
  for (const one of jobs) void known.keep(request, one.id, Promise.resolve(one))
}

/** The published jobs among these ids; those that the request has read are not asked for again. Primary key. */
export async function listScoredJobs(jobIds: readonly string[], request?: Request): Promise<ScoredJob[]> {
  const unknown = jobIds.filter((id) => !known.find(request, id))
  const asked =
    unknown.length === 0
      ? []
      : await db()
          .select(scoredColumns)
          .from(job)
          .where(and(inArray(job.id, unknown), eq(job.status, 'Published')))
  return [...(await Promise.all(jobIds.flatMap((id) => known.find(request, id) ?? []))), ...asked]
}
