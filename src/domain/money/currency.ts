/** ISO 4217 codes of the currencies a salary can be given in; the first is the default. */
export const CURRENCIES = ['GBP', 'USD', 'EUR', 'CAD', 'AUD', 'NZD'] as const
export type Currency = (typeof CURRENCIES)[number]

/** The currency of a viewer who chose none. */
export const DEFAULT_CURRENCY: Currency = 'GBP'
