import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '#/domain/access/actor.ts'
import type { MatchPerson } from '#/domain/matching/types.ts'
import { db } from '#/db/client.server.ts'
import { toProfileDocument } from '#/db/documents/profile-document.ts'
import { jobLike, profile, user } from '#/db/schema/index.ts'
import { onceARequest } from '#/platform/http/once-a-request.ts'
import type { LikedJobs } from './job-likes.view.ts'
import { matchPersonOf } from './matching-inputs.server.ts'

/** What a list of jobs shows of its reader: their fits and the hearts they filled. Without a profile nobody fits. */
export type Seeker = { person: MatchPerson | null; likedJobs: LikedJobs }

/** Hearts of a list; older likes than these still show on their own page. */
const LIKED_JOBS_MAX = 2_000

const seekers = onceARequest<Seeker>()

async function readSeeker(userId: string): Promise<Seeker> {
  const liked = sql<LikedJobs | null>`(select json_object_agg(job_id, state) from (
    select ${jobLike.jobId}, ${jobLike.state} from ${jobLike}
    where ${jobLike.userId} = ${userId} and ${jobLike.state} in ('liked', 'matched')
    order by ${jobLike.likedAt} desc limit ${LIKED_JOBS_MAX}::int) as recent)`
  const [row] = await db()
    .select({ profile, liked })
    .from(user)
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(and(eq(user.id, userId), eq(user.type, 'Individual')))
  return {
    person: row?.profile ? matchPersonOf(toProfileDocument(row.profile)) : null,
    likedJobs: row?.liked ?? {},
  }
}

/**
 * The person who reads a list, or null for anybody but a job seeker. One statement by primary keys, and within a request
 * only one.
 */
export async function findSeeker(actor: Actor | null, request?: Request): Promise<Seeker | null> {
  if (actor?.accountType !== 'Individual') return null
  return seekers.ask(request, actor.userId, () => readSeeker(actor.userId))
}
