import type { StorageFolder } from '#/domain/media/storage-url.ts'

export type VideoFolder = Extract<StorageFolder, `${string}-videos`>

/** Between pressing record and the first frame, so that one can look up. */
export const COUNTDOWN_SECONDS = 3

/** The longest recording, in seconds. A file that was made elsewhere is limited by its size alone. */
export const RECORDING_SECONDS_MAX: Record<VideoFolder, number> = {
  'profile-videos': 60,
  'company-videos': 180,
  'job-videos': 180,
}
