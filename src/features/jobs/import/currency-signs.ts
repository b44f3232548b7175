/** The sign alone is the dollar of the country the work is in. */
const CURRENCY_SIGNS: [code: string, sign: RegExp][] = [
  ['USD', /(?<!\p{L})(?:USD(?!\p{L})|US\s?\$)/iu],
  ['CAD', /(?<!\p{L})(?:CAD(?!\p{L})|CA?\s?\$)/iu],
  ['AUD', /(?<!\p{L})(?:AUD(?!\p{L})|AU?\s?\$)/iu],
  ['NZD', /(?<!\p{L})(?:NZD(?!\p{L})|NZ\s?\$)/iu],
  ['GBP', /(?<!\p{L}{2})GBP(?!\p{L})|£/iu],
  ['EUR', /(?<!\p{L}{2})EUR(?:os?)?(?!\p{L})|€/iu],
]
/** "HK$", "R$", "S$": dollars and others that are none of ours. */
const OTHER_DOLLARS = /(?<!\p{L})(?!(?:USD?|CA?D?|AU?D?|NZD?)\s?\$)\p{Lu}{1,3}\s?\$/u
const DOLLARS: Record<string, string> = { US: 'USD', CA: 'CAD', AU: 'AUD', NZ: 'NZD' }

/**
 * The currencies that a text names by code, word or sign; undefined stands for one that is none of ours. `countryCode`
 * says whose dollar a lone dollar sign means.
 */
export function currenciesIn(text: string, countryCode: string | null): (string | undefined)[] {
  const named = CURRENCY_SIGNS.filter(([, sign]) => sign.test(text)).map(([code]) => code)
  if (OTHER_DOLLARS.test(text)) return [...named, undefined]
  const isLoneDollar = text.includes('$') && !named.some((code) => code.endsWith('D'))
  return isLoneDollar ? [...named, dollarOf(countryCode)] : named
}

function dollarOf(countryCode: string | null): string | undefined {
  return countryCode !== null && Object.hasOwn(DOLLARS, countryCode) ? DOLLARS[countryCode] : undefined
}
