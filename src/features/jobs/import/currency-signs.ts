/** The longer sign first: 'CA$' holds '$'. The sign alone is the dollar of the country the work is in. */
const CURRENCY_SIGNS: [code: string, sign: RegExp][] = [
  ['USD', /\bUSD\b|\bUS\s?\$/i],
  ['CAD', /\bCAD\b|\bCA?\s?\$/i],
  ['AUD', /\bAUD\b|\bAU?\s?\$/i],
  ['NZD', /\bNZD\b|\bNZ\s?\$/i],
  ['GBP', /\bGBP\b|£/i],
  ['EUR', /\bEUR(os?)?\b|€/i],
]
const DOLLARS: Record<string, string> = { US: 'USD', CA: 'CAD', AU: 'AUD', NZ: 'NZD' }

/** The currencies that a text names by code, word or sign. `countryCode` says whose dollar a lone dollar sign means. */
export function currenciesIn(text: string, countryCode: string | null): (string | undefined)[] {
  const named = CURRENCY_SIGNS.filter(([, sign]) => sign.test(text)).map(([code]) => code)
  const isLoneDollar = text.includes('$') && !named.some((code) => code.endsWith('D'))
  return isLoneDollar ? [...named, dollarOf(countryCode)] : named
}

function dollarOf(countryCode: string | null): string | undefined {
  return countryCode !== null && Object.hasOwn(DOLLARS, countryCode) ? DOLLARS[countryCode] : undefined
}
