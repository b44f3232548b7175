import * as z from 'zod'
import { CURRENCIES, type Currency } from '#/domain/money/currency.ts'
import type { ExchangeRates } from '#/domain/money/exchange-rates.ts'

const SHAPE = /^(?<date>\d{4}-\d{2}-\d{2})(?<worth>(?: +[A-Z]{3}=\d{1,9}(?:\.\d{1,9})?)+)$/
const CODES: readonly string[] = CURRENCIES

function readWorth(pairs: string): ExchangeRates['worth'] | null {
  const worth: ExchangeRates['worth'] = {}
  for (const pair of pairs.trim().split(/ +/)) {
    const [code = '', amount] = pair.split('=')
    if (!CODES.includes(code) || !(Number(amount) > 0)) return null
    worth[code as Currency] = Number(amount)
  }
  return worth
}

/** What money is worth on a day, as in `2026-11-20 GBP=1 USD=1.31 EUR=1.14`. */
export const exchangeEnv = {
  EXCHANGE_RATES: z
    .string()
    .transform((text, context): ExchangeRates => {
      const { date = '', worth: pairs = '' } = SHAPE.exec(text.trim())?.groups ?? {}
      const worth = z.iso.date().safeParse(date).success ? readWorth(pairs) : null
      if (worth) return { date, worth }
      context.addIssue({
        code: 'custom',
        message: `must be a date and currencies (${CODES.join(', ')}), as in 2026-11-20 GBP=1 EUR=1.14`,
      })
      return z.NEVER
    })
    .optional(),
}
