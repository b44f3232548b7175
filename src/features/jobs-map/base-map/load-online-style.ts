import type { StyleSpecification } from 'maplibre-gl'

/** Longer than this nobody waits for somebody else's server; the built-in map is there at once. */
const WAIT_MS_MAX = 4_000

/** The style that the operator named, or null when it cannot be had: then the built-in map stays. */
export async function loadOnlineStyle(
  address: string,
  fetchFrom: typeof fetch = fetch,
): Promise<StyleSpecification | null> {
  try {
    const response = await fetchFrom(address, {
      signal: AbortSignal.timeout(WAIT_MS_MAX),
      credentials: 'omit',
    })
    if (!response.ok) return null
    const style = (await response.json()) as Partial<StyleSpecification>
    return style.version === 8 && Array.isArray(style.layers) ? (style as StyleSpecification) : null
  } catch {
    return null
  }
}
