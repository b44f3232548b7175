import { listCountryNames } from './country-names.ts'
import { COUNTRIES } from './place.ts'

/** Locales in whose words a country may be called. */
const LOCALES = ['en-GB', 'fr-FR']

let known: (readonly [key: string, code: string])[] | undefined

/**
 * The countries that a word can mean, as ISO 3166-1 codes: by their code, or by the beginning of their English or French
 * name, from the second letter on; with `isWhole` by the whole name. Takes a key of `placeKey`.
 *
 * @example matchCountries('united k') // ['GB']
 */
export function matchCountries(key: string, { isWhole = false } = {}): string[] {
  if (key.length < 2) return []
  known ??= listCountryNames(LOCALES)
  const code = key.toUpperCase()
  const isMeant = (name: string) => (isWhole ? name === key : name.startsWith(key))
  const named = known.filter(([name]) => isMeant(name)).map(([, found]) => found)
  return [...new Set([...(COUNTRIES.includes(code) ? [code] : []), ...named])]
}
