import type { Actor } from '#/domain/access/actor.ts'
import { db } from '#/db/client.server.ts'
import { toProfileColumns } from '#/db/documents/profile-document.ts'
import { profile } from '#/db/schema/index.ts'
import { buildProfileDocument } from './build-profile-document.ts'
import { buildUser, type UserOptions } from './build-user.ts'

type Changes = Parameters<typeof buildProfileDocument>[0]

/** Writes a job seeker with a profile (a civil engineer in Bath) and answers the actor that acts in their name. */
export async function buildSeeker(changes: Changes = {}, options: UserOptions = {}): Promise<Actor> {
  const actor = await buildUser(options)
  await db()
    .insert(profile)
    .values({ ...toProfileColumns(buildProfileDocument(changes)), userId: actor.userId })
  return actor
}
