import { eq } from 'drizzle-orm'
import type { StorageFolder } from '#/domain/media/storage-url.ts'
import { db } from '#/db/client.server.ts'
import { organization } from '#/db/schema/index.ts'
import { findStoredFile, storedFileName } from '#/platform/storage/storage.server.ts'

/** What a company shows of its own. */
export type OrganizationMedia = { logo?: string | null; video?: string | null }

const FOLDERS = { logo: 'company-logos', video: 'company-videos' } as const satisfies Record<
  keyof OrganizationMedia,
  StorageFolder
>

async function isMissing(address: string, folder: StorageFolder): Promise<boolean> {
  const name = storedFileName(address, folder)
  return name === null || (await findStoredFile(name)) === null
}

/**
 * Which of a company's two files is not in the storage: an address of ours that nobody uploaded, or of a file that was
 * swept meanwhile. Null when both are there. What is stored in `current` already is not asked about: a file that was
 * lost keeps nobody from correcting a telephone number.
 */
export async function findMissingUpload(
  sent: OrganizationMedia,
  current?: OrganizationMedia | null,
): Promise<keyof OrganizationMedia | null> {
  for (const field of ['logo', 'video'] as const) {
    const address = sent[field]
    if (address && address !== current?.[field] && (await isMissing(address, FOLDERS[field]))) return field
  }
  return null
}

/** What a company shows now; null when it is gone. Primary key. */
export async function findMedia(organizationId: string): Promise<OrganizationMedia | null> {
  const { id, logo, video } = organization
  const [found] = await db().select({ logo, video }).from(organization).where(eq(id, organizationId))
  return found ?? null
}
