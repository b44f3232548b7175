import { desc, eq, sql } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { computeFit } from '#/domain/matching/fit.ts'
import type { MatchPerson } from '#/domain/matching/types.ts'
import { db } from '#/db/client.server.ts'
import { job, jobLike, type JobRow, organization } from '#/db/schema/index.ts'
import { loadMatchers } from './matchers.server.ts'
import { findMatchPerson, matchJobOf } from './matching-inputs.server.ts'
import { toMyLikeView, type MyLikeRow, type MyLikeView } from './my-likes.view.ts'

const SHOWN = 100

// Not `updated_at`: it moves when an employer passes, which nobody may notice.
const lastMove = sql`greatest(${jobLike.likedAt}, ${jobLike.approachedAt}, ${jobLike.matchedAt}, ${jobLike.withdrawnAt}, ${jobLike.closedAt})`

function listRows(userId: string): Promise<(MyLikeRow & { job: JobRow })[]> {
  const { id, name, logo, email, phone, suspendedAt } = organization
  return db()
    .select({ like: jobLike, job, organization: { id, name, logo, email, phone, suspendedAt } })
    .from(jobLike)
    .innerJoin(job, eq(job.id, jobLike.jobId))
    .innerJoin(organization, eq(organization.id, job.organizationId))
    .where(eq(jobLike.userId, userId))
    .orderBy(desc(lastMove), desc(job.number))
    .limit(SHOWN)
}

function toView(row: MyLikeRow & { job: JobRow }, person: MatchPerson | null): MyLikeView {
  const isAsked = row.like.state === 'approached' && person !== null
  const fit = isAsked
    ? computeFit(person, matchJobOf(row.job), {
        ...loadMatchers(),
        profileOpened: true,
        detail: 'score',
      })
    : null
  return toMyLikeView(row, { fit, today: utcToday() })
}

/** Everything the signed-in person liked or was asked, the latest change first. Primary key (user first). */
export async function listMyLikes(actor: Actor): Promise<MyLikeView[]> {
  const [rows, person] = await Promise.all([listRows(actor.userId), findMatchPerson(actor.userId)])
  return rows.map((row) => toView(row, person))
}
