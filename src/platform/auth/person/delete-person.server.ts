import { eq } from 'drizzle-orm'
import type { Transaction } from '#/db/client.server.ts'
import { profile, user } from '#/db/schema/index.ts'
import { log } from '#/platform/log/log.server.ts'
import { storedFileName } from '#/platform/storage/storage.server.ts'
import { enqueue } from '#/platform/tasks/tasks.server.ts'
import { authConnection } from '../auth-connection.server.ts'
import { deletePersonTraces, holdWhatGoes } from './person-traces.server.ts'
import { requireNoSoleOwnership } from '../organizations/sole-ownership.server.ts'

/** The account, locked: whoever writes about this person at the same moment comes before or finds nobody. */
async function lockPerson(tx: Transaction, userId: string) {
  const [found] = await tx
    .select({ id: user.id, email: user.email, emailVerified: user.emailVerified, image: user.image })
    .from(user)
    .where(eq(user.id, userId))
    .for('update')
  return found ?? null
}

/** The names of their files in our storage. Primary key of `profile`. */
async function listFiles(tx: Transaction, { id, image }: { id: string; image: string | null }) {
  const [row] = await tx.select({ video: profile.profileVideo }).from(profile).where(eq(profile.userId, id))
  return [storedFileName(image, 'profile-pictures'), storedFileName(row?.video, 'profile-videos')].filter(
    (name) => name !== null,
  )
}

/**
 * Ends an account: everything of a person goes in one transaction, or nothing does, and their files go by a task of the
 * same transaction. The library finds nothing left to delete. Repeating it does nothing. Refuses the only owner of a
 * company, with its name.
 */
export async function deletePerson(userId: string): Promise<void> {
  const isDeleted = await authConnection().transaction(async (tx) => {
    const person = await lockPerson(tx, userId)
    if (!person) return false
    await holdWhatGoes(tx, userId)
    await requireNoSoleOwnership(userId, { told: 'owner', connection: tx })
    const names = await listFiles(tx, person)
    if (names.length > 0) await enqueue(tx, 'delete-files', { names })
    await deletePersonTraces(tx, person)
    await tx.delete(user).where(eq(user.id, userId))
    return true
  })
  // For the operator's records: that it happened, and nothing of whom.
  if (isDeleted) log().info('account deleted')
}

/** The library's call that ends one's own account; `protectDeletion` asks for the password first. */
export const userDeletion = {
  enabled: true,
  beforeDelete: ({ id }: { id: string }) => deletePerson(id),
}

/** Every other way in which the library deletes a user ends here too: an admin's, for one. */
export const personRowHooks = { before: ({ id }: { id: string }) => deletePerson(id) }
