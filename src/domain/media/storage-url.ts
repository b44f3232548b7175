/** The folders of the product's file storage; an upload names one of them and nothing else. */
export const STORAGE_FOLDERS = [
  'profile-pictures',
  'company-videos',
  'company-logos',
  'profile-videos',
  'job-videos',
] as const
export type StorageFolder = (typeof STORAGE_FOLDERS)[number]

/** Where this server serves stored files; every address of one begins with it. */
export const FILES_PATH = '/files/'

/** `storageBase`: absolute (`https://files.example.com/x/`) or from the root (`/files/`). */
export type StorageRule = { storageBase: string; folder?: StorageFolder }

// Stands in for the product's own origin when base and candidate are both relative.
const OWN_ORIGIN = 'https://storage.invalid'

/** What must not occur, in any case of letters: encoded dots, slashes, backslashes, percents and NUL. */
const DISGUISED = /%(?:2e|2f|5c|25|00)/i

/** Plain text that URL parsers treat in surprising ways: backslashes, white space, controls, `..` segments. */
// oxlint-disable-next-line no-control-regex -- control characters are what is refused
const SURPRISING = /[\\\s\u0000-\u001f\u007f]|(?:^|\/)\.{1,2}(?:\/|$|[?#])/

function parseUrl(address: string, base: string): URL | null {
  return URL.canParse(address, base) ? new URL(address, base) : null
}

/** Written as `/path` or as `scheme://host/path`: nothing in between. */
function hasKnownForm(address: string): boolean {
  return /^\/(?!\/)/.test(address) || /^https?:\/\/[^/]/i.test(address)
}

/**
 * Tells whether an address points at a file of the product's own storage, in `folder` when one is given.
 * Compares parsed origin and path, so look-alikes (`…/files-evil/`, `files.example.com.evil.tld`), credentials,
 * other ports, queries, fragments and `..` in any disguise are refused. Does not check that the file exists.
 *
 * @example isInStorage('/files/company-logos/a.webp', { storageBase: '/files/', folder: 'company-logos' }) // true
 */
export function isInStorage(address: unknown, { storageBase, folder }: StorageRule): boolean {
  if (typeof address !== 'string' || !hasKnownForm(address)) return false
  if (SURPRISING.test(address) || DISGUISED.test(address)) return false
  const isAbsolute = !address.startsWith('/')
  if (isAbsolute && storageBase.startsWith('/')) return false
  const base = parseUrl(storageBase.endsWith('/') ? storageBase : `${storageBase}/`, OWN_ORIGIN)
  const url = base && parseUrl(address, base.origin)
  if (!base || !url || url.origin !== base.origin) return false
  if (url.username || url.password || url.search || url.hash || /[?#@]/.test(address)) return false
  const prefix = folder ? `${base.pathname}${folder}/` : base.pathname
  const rest = url.pathname.slice(prefix.length)
  return url.pathname.startsWith(prefix) && rest !== '' && !rest.includes('//') && !rest.endsWith('/')
}
