import { eq, or } from 'drizzle-orm'
import { FILES_PATH } from '#/domain/media/storage-url.ts'
import { db } from '#/db/client.server.ts'
import { job, organization, profile, user } from '#/db/schema/index.ts'
import { deleteStoredFile, isNamedByChance, storageBase } from './storage.server.ts'

/** Whether any row still shows a file, however its address is written. Reads the tables. */
async function isInUse(name: string): Promise<boolean> {
  const addresses = [`${FILES_PATH}${name}`, `${storageBase()}${name}`] as const
  const shows = (column: Parameters<typeof eq>[0]) => or(...addresses.map((address) => eq(column, address)))
  const uses = await Promise.all([
    db().$count(user, shows(user.image)),
    db().$count(profile, shows(profile.profileVideo)),
    db().$count(organization, or(shows(organization.logo), shows(organization.video))),
    db().$count(job, shows(job.video)),
  ])
  return uses.some((count) => count > 0)
}

/**
 * The task that removes files whose last row is gone. A file that another row shows stays, and so do our own drawings,
 * which many may share. Running it again changes nothing.
 */
export async function deleteFiles({ names }: { names: string[] }): Promise<void> {
  for (const name of names) {
    if (isNamedByChance(name) && !(await isInUse(name))) await deleteStoredFile(name)
  }
}
