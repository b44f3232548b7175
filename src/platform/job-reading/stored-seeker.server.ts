import { getTableColumns, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import type { ProfileColumns } from '#/db/documents/profile-document.ts'
import { jobLike, profile, user } from '#/db/schema/index.ts'
import type { OpenLikeState } from '#/domain/job/like-state.ts'
import type { OwnNames } from '#/domain/profile/anonymity/identifying-names.ts'
import { onceARequest } from '#/platform/http/once-a-request.ts'

/**
 * What the lists of a job seeker are drawn with: who they are, the profile and when it last changed (ISO), and where they
 * stand with jobs; null without any.
 */
export type StoredSeeker = {
  user: OwnNames & { id: string; email: string }
  profile: ProfileColumns | null
  changedAt: string | null
  hearts: Record<string, OpenLikeState> | null
}

/** Hearts of a list; older likes than these still show on their own page. */
const HEARTS_MAX = 2_000

const {
  userId: _id,
  profileVideo: _video,
  createdAt: _created,
  updatedAt,
  ...columns
} = getTableColumns(profile)

const { id, name, firstName, lastName, email } = getTableColumns(user)

/** The pairs that an object of these columns is built of. */
const pairs = (of: Record<string, AnyColumn>) =>
  sql.join(
    Object.entries(of).flatMap(([field, column]) => [sql.raw(`'${field}'`), sql`${column}`]),
    sql`, `,
  )

const [document, account] = [pairs(columns), pairs({ id, name, firstName, lastName, email })]

const seekers = onceARequest<StoredSeeker | null>()

/** A job seeker as a column of whatever statement, null for anybody else. Reads by primary keys. */
export function seekerColumn(userId: string): SQL<StoredSeeker | null> {
  return sql<StoredSeeker | null>`(select json_build_object(
    'user', json_build_object(${account}),
    'changedAt', (select ${updatedAt} from ${profile} where ${profile.userId} = ${user.id}),
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
