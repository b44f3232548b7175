import { countryOfLabel } from '#/domain/place/postal-parts.ts'

/** No state of America is called so. */
const SHORT_NAMES = new Set(['UK', 'GB', 'US'])

/**
 * The country that a place, as somebody writes it, ends with; null when it names none. Other names of two letters are more often a
 * state of America ('San Jose, CA') than the country whose code they are.
 */
export function countryOfPlace(location: string): string | null {
  const last = location.split(',').at(-1)?.trim() ?? ''
  return last.length === 2 && !SHORT_NAMES.has(last.toUpperCase()) ? null : countryOfLabel(last)
}
