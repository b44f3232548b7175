import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { db } from '#/db/client.server.ts'
import { upload } from '#/db/schema/index.ts'
import { FILES_PATH } from '#/domain/media/storage-url.ts'
import { deleteStoredFile } from '#/platform/storage/storage.server.ts'
import { countWaiting } from './count-waiting.ts'

/** Saves the file of an address while another server holds its row, and sweeps it as soon as the save waits for that. */
export async function sweepWhileSaving<Saved>(
  address: string,
  save: () => Promise<Saved>,
): Promise<PromiseSettledResult<Saved>> {
  const name = address.slice(FILES_PATH.length)
  const saving = await db().transaction(async (tx) => {
    await tx.select().from(upload).where(eq(upload.name, name)).for('update')
    const settled = Promise.allSettled([save()])
    await expect.poll(countWaiting).toBeGreaterThan(0)
    await deleteStoredFile(name)
    await tx.delete(upload).where(eq(upload.name, name))
    return { settled }
  })
  const [answer] = await saving.settled
  return answer
}
