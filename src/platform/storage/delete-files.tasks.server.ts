import { inArray, sql } from 'drizzle-orm'
import { db } from '#/db/client.server.ts'
import { upload } from '#/db/schema/index.ts'
import { isShownNowhere } from './shown-files.server.ts'
import { deleteStoredFile, isNamedByChance } from './storage.server.ts'

/** Those of some names that no row shows. */
async function withoutRow(names: readonly string[]): Promise<string[]> {
  const { rows } = await db().execute<{ name: string }>(
    sql`select name from json_array_elements_text(${JSON.stringify(names)}) as given (name)
      where ${isShownNowhere(sql`given.name`)}`,
  )
  return rows.map(({ name }) => name)
}

/**
 * The task that removes files whose last row is gone, and what we noted about them. A file that another row shows
 * stays, and so do our own drawings, which many may share. Running it again changes nothing.
 */
export async function deleteFiles({ names }: { names: string[] }): Promise<void> {
  const deleted = await withoutRow(names.filter(isNamedByChance))
  for (const name of deleted) await deleteStoredFile(name)
  await db().delete(upload).where(inArray(upload.name, deleted))
}
