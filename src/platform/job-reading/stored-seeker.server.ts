import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import type { ProfileColumns } from '#/db/documents/profile-document.ts'
import { jobLike, profile, user } from '#/db/schema/index.ts'
import type { OpenLikeState } from '#/domain/job/like-state.ts'
import { onceARequest } from '#/platform/http/once-a-request.ts'

/** What the lists of a job seeker are drawn with: the profile, and where they stand with jobs; null without any. */
export type StoredSeeker = {
  profile: ProfileColumns | null
  hearts: Record<string, OpenLikeState> | null
}

/** Hearts of a list; older likes than these still show on their own page. */
const HEARTS_MAX = 2_000

const {
  userId: _id,
  profileVideo: _video,
  createdAt: _created,
  updatedAt: _updated,
  ...columns
} = getTableColumns(profile)

const document = sql.join(
  Object.entries(columns).flatMap(([name, column]) => [sql.raw(`'${name}'`), sql`${column}`]),
  sql`, `,
)

const seekers = onceARequest<StoredSeeker | null>()

/** A job seeker as a column of whatever statement, null for anybody else. Reads by primary keys. */
export function seekerColumn(userId: string): SQL<StoredSeeker | null> {
  return sql<StoredSeeker | null>`(select json_build_object(
    'profile', (select json_build_object(${document}) from ${profile} where ${profile.userId} = ${user.id}),
    'hearts', (select json_object_agg(job_id, state) from (select ${jobLike.jobId}, ${jobLike.state} from ${jobLike}
      where ${jobLike.userId} = ${user.id} and ${jobLike.state} in ('liked', 'approached', 'matched')
      order by ${jobLike.likedAt} desc limit ${HEARTS_MAX}::int) as recent))
    from ${user} where ${user.id} = ${userId} and ${user.type} = 'Individual')`
}

/** Keeps what the statement of a list has read of its reader for what else the same request asks. */
export function rememberSeeker(request: Request, userId: string, seeker: StoredSeeker | null): void {
  void seekers.keep(request, userId, Promise.resolve(seeker))
}

async function readSeeker(userId: string): Promise<StoredSeeker | null> {
  const { rows } = await db().execute<{ seeker: StoredSeeker | null }>(
    sql`select ${seekerColumn(userId)} as seeker`,
  )
  return rows[0]?.seeker ?? null
}

/** A job seeker, or null for anybody else: one statement, and within a request only one. */
export function findStoredSeeker(userId: string, request?: Request): Promise<StoredSeeker | null> {
  return seekers.ask(request, userId, () => readSeeker(userId))
}
