import { asc, inArray } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { upload } from '#/db/schema/index.ts'
import { withoutShown } from './shown-files.server.ts'
import { deleteStoredFile, isNamedByChance } from './storage.server.ts'

/**
 * The task that removes files whose last row is gone, and what we noted about them. A file that another row shows
 * stays, and so do our own drawings, which many may share. Waits for whoever is saving one of them at this moment.
 * Running it again changes nothing.
 */
export async function deleteFiles({ names }: { names: string[] }): Promise<void> {
  const own = names.filter(isNamedByChance)
  await db().transaction(async (tx) => {
    const isOwn = inArray(upload.name, own)
    await tx.select({ name: upload.name }).from(upload).where(isOwn).orderBy(asc(upload.name)).for('update')
    const deleted = await withoutShown(tx, own)
    for (const name of deleted) await deleteStoredFile(name)
    await tx.delete(upload).where(inArray(upload.name, deleted))
  })
}
