import { randomUUID } from 'node:crypto'
import type { AccountType } from '#/domain/access/account-type.ts'
import type { Actor } from '#/domain/access/actor.ts'
import { db } from '#/db/client.server.ts'
import { user } from '#/db/schema/index.ts'

export type UserOptions = {
  type?: AccountType
  firstName?: string
  lastName?: string
  emailVerified?: boolean
}

/** Writes a user and answers the actor that acts in their name. */
export async function buildUser(options: UserOptions = {}): Promise<Actor> {
  const { type = 'Individual', firstName = 'Ada', lastName = 'Byron', emailVerified = true } = options
  const id = randomUUID()
  const platformRole = type === 'Admin' ? 'admin' : 'user'
  await db()
    .insert(user)
    .values({
      id,
      name: `${firstName} ${lastName}`,
      firstName,
      lastName,
      email: `${id}@example.com`,
      emailVerified,
      type,
      platformRole,
    })
  return { userId: id, accountType: type, platformRole, emailVerified, activeOrganizationId: null }
}
