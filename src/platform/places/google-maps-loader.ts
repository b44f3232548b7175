/** What Google's map script is loaded with. */
export type GoogleMapsOptions = {
  key: string
  /** 'weekly', 'quarterly' or a number such as '3.58'. */
  version: string
  language: string
  /** Two letters; unset, the language's own. */
  region?: string
  libraries: readonly string[]
}

const SCRIPT_URL = 'https://maps.googleapis.com/maps/api/js'

/**
 * The address of Google's map script with its key, version, language, region and libraries, for whoever draws a map by
 * it. No page of ours loads it by itself: the policy of what a page may load would have to name the host.
 *
 * @example googleMapsUrl({ key: 'k', version: 'weekly', language: 'en', region: 'GB', libraries: ['places'] })
 */
export function googleMapsUrl({ key, version, language, region, libraries }: GoogleMapsOptions): string {
  const url = new URL(SCRIPT_URL)
  url.search = new URLSearchParams({
    key,
    v: version,
    language,
    ...(region && { region }),
    ...(libraries.length > 0 && { libraries: libraries.join(',') }),
    loading: 'async',
  }).toString()
  return url.href
}
