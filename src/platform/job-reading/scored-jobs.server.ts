import { and, eq, inArray } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { scoredColumns } from '#/db/listed-columns.ts'
import { job } from '#/db/schema/index.ts'
import type { ScoredJob } from '#/platform/job-search/job-scorer.server.ts'

const read = new WeakMap<Request, Map<string, ScoredJob>>()

/** Keeps what a list has read of its jobs for the fits that the same request asks for. Takes published jobs only. */
export function rememberJobs(request: Request, jobs: readonly ScoredJob[]): void {
  const known = read.get(request) ?? new Map<string, ScoredJob>()
  for (const one of jobs) known.set(one.id, one)
  read.set(request, known)
}

/** The published jobs among these ids; those that the request has read are not asked for again. Primary key. */
export async function listScoredJobs(jobIds: readonly string[], request?: Request): Promise<ScoredJob[]> {
  const known = request && read.get(request)
  const unknown = jobIds.filter((id) => !known?.has(id))
  const asked =
    unknown.length === 0
      ? []
      : await db()
          .select(scoredColumns)
          .from(job)
          .where(and(inArray(job.id, unknown), eq(job.status, 'Published')))
  return [...jobIds.flatMap((id) => known?.get(id) ?? []), ...asked]
}
