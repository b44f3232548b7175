import type { Currency } from './currency.ts'

/** Where each currency is what one is paid in: ISO 4217, and Bulgaria since 2026. */
const COUNTRIES_OF: Record<Currency, string> = {
  GBP: 'GB GG GS IM JE',
  USD: 'AS BQ EC FM GU IO MH MP PR PW SV TC TL UM US VG VI',
  EUR:
    'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA ' +
    'XK YT',
  CAD: 'CA',
  AUD: 'AU CC CX HM KI NF NR TV',
  NZD: 'CK NU NZ PN TK',
}

const CURRENCY_OF = new Map(
  Object.entries(COUNTRIES_OF).flatMap(([currency, codes]) =>
    codes.split(' ').map((code) => [code, currency as Currency] as const),
  ),
)

/**
 * The currency of a country (ISO 3166-1, two letters), where it is one that a salary can be given in; null elsewhere.
 *
 * @example currencyOfCountry('IE') // 'EUR'
 */
export function currencyOfCountry(countryCode: string): Currency | null {
  return CURRENCY_OF.get(countryCode) ?? null
}
