/** Made once for each key: making one takes as long as drawing a row of a list. */
function kept<Format>(
  make: (locale: string, key: string) => Format,
): (locale: string, key: string) => Format {
  const made = new Map<string, Format>()
  return (locale, key) => {
    const name = `${locale} ${key}`
    const known = made.get(name) ?? make(locale, key)
    made.set(name, known)
    return known
  }
}

/** Writes amounts of a currency (ISO 4217) without their pence. There are several dollars, but one pound: no "£GB" in French. */
export const moneyFormat = kept((locale, currency) => {
  const currencyDisplay = currency === 'GBP' ? 'narrowSymbol' : 'symbol'
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay,
    maximumFractionDigits: 0,
  })
})

const currencyNames = kept(
  (locale, currency) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' }),
)

/**
 * The sign that stands beside an amount of a currency (ISO 4217); dollars say whose they are.
 *
 * @example currencySymbol('en-GB', 'NZD') // 'NZ$'
 */
export function currencySymbol(locale: string, currency: string): string {
  const parts = moneyFormat(locale, currency).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

/**
 * A currency (ISO 4217) as one counts in it.
 *
 * @example currencyInWords('en-GB', 'GBP') // 'British pounds'
 */
export function currencyInWords(locale: string, currency: string): string {
  // Of one there is one pound, of two there are pounds.
  const parts = currencyNames(locale, currency).formatToParts(2)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

const regionNames = kept((locale) => new Intl.DisplayNames([locale], { type: 'region' }))

/** A country (ISO 3166, two letters) as it is called in a locale; one that nobody knows is called by its code. */
export const regionName = (locale: string, code: string): string => regionNames(locale, '').of(code) ?? code
