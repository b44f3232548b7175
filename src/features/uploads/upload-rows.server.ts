import { and, eq, gt, not, sql } from 'drizzle-orm'
import { AppError } from '#/domain/app-error.ts'
import { UNCONFIRMED_BYTES_A_DAY, UPLOAD_BYTES_A_DAY } from '#/domain/media/upload-rules.ts'
import { db, type Connection } from '#/db/client.server.ts'
import { upload, user } from '#/db/schema/index.ts'
import { IS_BANNED } from '#/platform/auth/is-banned.server.ts'
import { env, isTrial } from '#/platform/env/env.server.ts'

const DAY_S = 86_400

/**
 * Throws rate-limited when a day's bytes would be too many, which are few until the address is confirmed; it says when the oldest of them are a day old.
 * Index upload_user_created_at, and the primary key of `user`.
 */
async function requireRoom(connection: Connection, userId: string, bytes: number): Promise<void> {
  const [row] = await connection
    .select({
      isConfirmed: sql<boolean>`coalesce((select email_verified from "user" where id = ${userId}), false)`,
      bytes: sql<number>`coalesce(sum(${upload.bytes}), 0)::float8`,
      oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${upload.createdAt})), 0)::float8`,
    })
    .from(upload)
    .where(and(eq(upload.userId, userId), gt(upload.createdAt, sql`now() - interval '1 day'`)))
  const allowed = row?.isConfirmed ? UPLOAD_BYTES_A_DAY : UNCONFIRMED_BYTES_A_DAY
  if (!row || row.bytes + bytes <= allowed * (isTrial() ? env().RATE_LIMIT_FACTOR : 1)) return
  throw new AppError(
    'RATE_LIMITED',
    row.isConfirmed ? 'media.upload.dailyQuota' : 'media.upload.unconfirmedQuota',
    {
      values: { megabytes: allowed / 1_000_000 },
      retryAfterSeconds: Math.max(1, Math.ceil(DAY_S - row.oldestSeconds)),
    },
  )
}

/**
 * Throws rate-limited when somebody has uploaded as much as fits in a day, `bytes` more included. Index
 * upload_user_created_at.
 */
export function requireUploadQuota(userId: string, bytes: number): Promise<void> {
  return requireRoom(db(), userId, bytes)
}

/**
 * Notes a file before it is put in place, so that no file is ever without a row. Of two at the same moment the second
 * counts the first. Throws rate-limited like `requireUploadQuota`, and unauthenticated for who is gone or banned by now.
 */
export async function noteUpload(userId: string, { name, bytes }: { name: string; bytes: number }) {
  await db().transaction(async (tx) => {
    const [owner] = await tx
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.id, userId), not(IS_BANNED)))
      .for('no key update')
    if (!owner) throw new AppError('UNAUTHENTICATED', 'error.mustBeSignedIn')
    await requireRoom(tx, userId, bytes)
    await tx.insert(upload).values({ name, userId, bytes })
  })
}

/** Forgets a file that was not put in place after all. */
export async function forgetUpload(name: string): Promise<void> {
  await db().delete(upload).where(eq(upload.name, name))
}
