import * as z from 'zod'
import { SIGN_UP_ACCOUNT_TYPES } from '#/domain/access/account-type.ts'
import { CURRENCIES, DEFAULT_CURRENCY } from '#/domain/money/currency.ts'
import { DEFAULT_LANGUAGE } from '#/i18n/languages.ts'

/**
 * The user's own fields beside the library's. `type` may be chosen at sign-up and only among the two kinds that sign
 * themselves up; `protectFields` refuses it everywhere else. Names are read by `judgedNames`.
 */
export const userFields = {
  type: {
    type: 'string',
    required: true,
    defaultValue: 'Individual',
    input: true,
    validator: { input: z.enum(SIGN_UP_ACCOUNT_TYPES) },
  },
  typeChosen: { type: 'boolean', required: false, defaultValue: true, input: false },
  currency: {
    type: 'string',
    required: false,
    defaultValue: DEFAULT_CURRENCY,
    input: true,
    validator: { input: z.enum(CURRENCIES) },
  },
  language: { type: 'string', required: false, defaultValue: DEFAULT_LANGUAGE, input: false },
  firstName: { type: 'string', required: true, input: true },
  lastName: { type: 'string', required: true, input: true },
} as const
