/** The endings of stored files, each with the one type it is served as. */
export const CONTENT_TYPES = {
  webp: 'image/webp',
  mp4: 'video/mp4',
  // Also for what Chromium records as H.264 in Matroska: browsers play it under this type and not under its own.
  webm: 'video/webm',
} as const

export type StoredExtension = keyof typeof CONTENT_TYPES
