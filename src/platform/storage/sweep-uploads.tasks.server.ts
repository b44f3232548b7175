import { and, asc, inArray, lt, sql } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { upload } from '#/db/schema/index.ts'
import { reportFault } from '#/platform/errors/report-fault.server.ts'
import { sweepIncoming } from '#/platform/incoming/incoming.server.ts'
import { isShownNowhere, withoutShown } from './shown-files.server.ts'
import { deleteStoredFile, isNamedByChance } from './storage.server.ts'

/** Few enough to be deleted while the transaction holds their rows. */
const FILES_AT_ONCE = 20

type Place = { createdAt: Date; name: string }

/**
 * Deletes some of the files that nobody shows after a day, and then their rows: a file whose deletion fails keeps its
 * row for the next hour. Rows that another server holds are its own to sweep, or are being saved. The hour beyond the
 * day is that of `claimUpload`. Answers where to go on, or null at the end. Index upload_created_at.
 */
async function sweepSome(after: Place | null): Promise<Place | null> {
  const isLater = after
    ? sql`(${upload.createdAt}, ${upload.name}) > (${after.createdAt.toISOString()}::timestamptz, ${after.name})`
    : undefined
  return db().transaction(async (tx) => {
    const unused = await tx
      .select({ name: upload.name, createdAt: upload.createdAt })
      .from(upload)
      .where(
        and(lt(upload.createdAt, sql`now() - interval '25 hours'`), isLater, isShownNowhere(upload.name)),
      )
      .orderBy(asc(upload.createdAt), asc(upload.name))
      .limit(FILES_AT_ONCE)
      .for('update', { skipLocked: true })
    const deleted: string[] = []
    // Drawings of ours may be shown again by whoever knows them.
    const names = unused.map(({ name }) => name).filter(isNamedByChance)
    for (const name of await withoutShown(tx, names)) {
      await deleteStoredFile(name).then(
        () => deleted.push(name),
        (error: unknown) => reportFault(error, 'sweep-uploads'),
      )
    }
    await tx.delete(upload).where(inArray(upload.name, deleted))
    return unused.at(-1) ?? null
  })
}

/**
 * The task of the hour for files: what was uploaded more than a day ago and is shown nowhere goes, and so does what a
 * server that was killed left unfinished on this disk. Several servers may do it at once; doing it twice changes
 * nothing.
 */
export async function sweepUploads(): Promise<void> {
  await sweepIncoming()
  for (let place = await sweepSome(null); place; place = await sweepSome(place));
}
