import { FILES_PATH } from '#/domain/media/storage-url.ts'

/** The name under which the default logo is stored, and its address inside the storage. */
export const DEFAULT_LOGO_NAME = 'default'
export const DEFAULT_LOGO_PATH = `${FILES_PATH}company-logos/${DEFAULT_LOGO_NAME}.webp`

/** A company's logo when it has one of its own; null for none and for what stands in for one. */
export function ownLogo(logo: string | null): string | null {
  return logo?.endsWith(DEFAULT_LOGO_PATH) ? null : logo
}
