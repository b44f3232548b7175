import { eq } from 'drizzle-orm'
import type { StorageFolder } from '#/domain/media/storage-url.ts'
import { db, type Connection } from '#/db/client.server.ts'
import { organization } from '#/db/schema/index.ts'
import { claimUpload, isUploadStored, type ShowingPlace } from '#/platform/storage/claim-upload.server.ts'

/** What a company shows of its own. */
export type OrganizationMedia = { logo?: string | null; video?: string | null }

type Field = keyof OrganizationMedia
type Media = OrganizationMedia | null | undefined

const FOLDERS = { logo: 'company-logos', video: 'company-videos' } as const satisfies Record<
  Field,
  StorageFolder
>

async function findRefused(
  sent: OrganizationMedia,
  current: Media,
  isFine: (address: string, place: ShowingPlace) => Promise<boolean>,
): Promise<Field | null> {
  for (const field of ['logo', 'video'] as const) {
    const address = sent[field]
    if (address && !(await isFine(address, { folder: FOLDERS[field], current: current?.[field] })))
      return field
  }
  return null
}

/**
 * Which of a company's two files is not in the storage: an address of ours that nobody uploaded, or of a file that was
 * swept meanwhile. Null when both are there. What is stored in `current` already is not asked about. Asks the storage:
 * not in a transaction.
 */
export function findMissingUpload(sent: OrganizationMedia, current?: Media): Promise<Field | null> {
  return findRefused(sent, current, isUploadStored)
}

/** Which of them was swept before it could be kept from that, as `claimUpload` does; null when both are kept. */
export function findUnclaimedUpload(
  connection: Connection,
  sent: OrganizationMedia,
  current?: Media,
): Promise<Field | null> {
  return findRefused(sent, current, (address, place) => claimUpload(connection, address, place))
}

/** What a company is called and shows now; null when it is gone. Primary key. */
export async function findShown(
  organizationId: string,
): Promise<(OrganizationMedia & { name: string }) | null> {
  const { id, name, logo, video } = organization
  const [found] = await db().select({ name, logo, video }).from(organization).where(eq(id, organizationId))
  return found ?? null
}
