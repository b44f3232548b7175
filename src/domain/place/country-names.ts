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

/**
 * Every country with the ways to write it, as keys of `placeKey`: its name in each locale, and what else people call it.
 * A country occurs once a name. `XK` is among them, which is no ISO code.
 *
 * @example listCountryNames(['fr-FR'])[0] // ['andorre', 'AD']
 */
export function listCountryNames(locales: readonly string[]): (readonly [key: string, code: string])[] {
  const spoken = locales.map((locale) => new Intl.DisplayNames(locale, { type: 'region' }))
  const names = COUNTRIES.flatMap((code) =>
    spoken.map((language) => [placeKey(language.of(code) ?? code), code] as const),
  )
  return [...names, ...Object.entries(OTHER_NAMES)]
}
