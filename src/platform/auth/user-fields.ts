import * as z from 'zod'
import { SIGN_UP_ACCOUNT_TYPES } from '#/domain/access/account-type.ts'

const givenName = z.string().trim().min(2, 'account.invalid.name').max(100)

/**
 * The user's own fields beside the library's. `type` may be chosen at sign-up and only among the two kinds that sign
 * themselves up; `protectFields` refuses it everywhere else.
 */
export const userFields = {
  type: {
    type: 'string',
    required: true,
    defaultValue: 'Individual',
    input: true,
    validator: { input: z.enum(SIGN_UP_ACCOUNT_TYPES) },
  },
  firstName: { type: 'string', required: true, input: true, validator: { input: givenName } },
  lastName: { type: 'string', required: true, input: true, validator: { input: givenName } },
} as const
