import type { StorageFolder } from './storage-url.ts'

/** What kind of file a folder holds. */
export type MediaKind = 'image' | 'video'

export const FOLDER_KINDS: Record<StorageFolder, MediaKind> = {
  'profile-pictures': 'image',
  'company-logos': 'image',
  'company-videos': 'video',
  'profile-videos': 'video',
  'job-videos': 'video',
}

/** The largest file of each kind, in bytes. */
export const UPLOAD_BYTES_MAX: Record<MediaKind, number> = { image: 5_000_000, video: 100_000_000 }

/** The largest request that may carry a file, in bytes: the largest file, and room for the form round it. */
export const UPLOAD_BODY_BYTES_MAX = UPLOAD_BYTES_MAX.video + 100_000

/** What one person may upload in a day, in bytes: ten of the largest videos. */
export const UPLOAD_BYTES_A_DAY = 1_000_000_000

/** The same until somebody has confirmed their address: a logo and pictures, tried a few times. */
export const UNCONFIRMED_BYTES_A_DAY = 25_000_000

/** Pictures and logos are kept as a square of this many pixels. */
export const PICTURE_SIZE_PX = 360

/** The most pixels a picture may have before it is made smaller. */
export const PICTURE_PIXELS_MAX = 50_000_000

/** The longest video of a folder, in seconds; a recorder that is stopped at the minute writes a little more. */
export const VIDEO_SECONDS_MAX: Partial<Record<StorageFolder, number>> = { 'profile-videos': 60 }
export const VIDEO_SECONDS_GRACE = 1

/** Where a file goes that names no folder, by what it is. */
export const DEFAULT_FOLDERS: Record<MediaKind, StorageFolder> = {
  image: 'profile-pictures',
  video: 'company-videos',
}
