import { COUNTRIES } from './place.ts'
import { placeKey } from './place-key.ts'

/** What people write for a country beside its name and its code. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  'grande bretagne': 'GB',
  usa: 'US',
  'united states of america': 'US',
  america: 'US',
  holland: 'NL',
  hollande: 'NL',
  uae: 'AE',
  emirats: 'AE',
  'czech republic': 'CZ',
  tchequie: 'CZ',
  'cote divoire': 'CI',
  'ivory coast': 'CI',
  burma: 'MM',
  turkey: 'TR',
  korea: 'KR',
  kosovo: 'XK',
}

/** Locales in whose words a country may be called. */
const LOCALES = ['en-GB', 'fr-FR']

let known: (readonly [key: string, code: string])[] | undefined

function listNames(): (readonly [key: string, code: string])[] {
  const spoken = LOCALES.map((locale) => new Intl.DisplayNames(locale, { type: 'region' }))
  const names = COUNTRIES.flatMap((code) =>
    spoken.map((language) => [placeKey(language.of(code) ?? code), code] as const),
  )
  return [...names, ...Object.entries(OTHER_NAMES)]
}

/**
 * The countries that a word can mean, as ISO 3166-1 codes: by their code, or by the beginning of their English or French
 * name, from the second letter on. Takes a key of `placeKey`.
 *
 * @example matchCountries('united k') // ['GB']
 */
export function matchCountries(key: string): string[] {
  if (key.length < 2) return []
  known ??= listNames()
  const code = key.toUpperCase()
  const named = known.filter(([name]) => name.startsWith(key)).map(([, found]) => found)
  return [...new Set([...(COUNTRIES.includes(code) ? [code] : []), ...named])]
}
