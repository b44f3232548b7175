import { useLocale } from 'use-intl'
import { CURRENCIES } from '#/domain/money/currency.ts'

/** The currencies with their names: 'GBP, British Pound'. */
export function useCurrencyOptions() {
  const names = new Intl.DisplayNames(useLocale(), { type: 'currency' })
  return CURRENCIES.map((code) => ({ value: code, label: `${code}, ${names.of(code) ?? code}` }))
}
