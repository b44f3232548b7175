import type { Connection } from '#/db/client.server.ts'
import { user } from '#/db/schema/index.ts'

/** Whether anybody has an account. Primary key of `user`. */
export async function hasUsers(connection: Connection): Promise<boolean> {
  const found = await connection.select({ id: user.id }).from(user).limit(1)
  return found.length > 0
}
