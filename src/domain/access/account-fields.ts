import * as z from 'zod'
import { MINIMUM_LENGTHS } from '../minimum-lengths.ts'
import { isPlainName } from '../text/is-plain-name.ts'
import { visibleText } from '../text/visible-text.ts'

const MIN = MINIMUM_LENGTHS.signUp

/** Longest texts; the password's limit is the auth library's. */
export const ACCOUNT_MAX = { name: 100, email: 254, password: 128 } as const

const givenName = (min: number, message: string) =>
  z
    .string()
    .overwrite(visibleText)
    .trim()
    .min(min, message)
    .max(ACCOUNT_MAX.name, 'account.invalid.nameLong')
    .refine(isPlainName, 'account.invalid.namePlain')

/** What every account is opened with, whoever opens it; messages are keys of the translations. */
export const accountFields = {
  firstName: givenName(MIN.firstName, 'account.invalid.firstName'),
  lastName: givenName(MIN.lastName, 'account.invalid.lastName'),
  email: z
    .string()
    .trim()
    .max(ACCOUNT_MAX.email, 'account.invalid.email')
    .pipe(z.email('account.invalid.email')),
  /** One that is chosen now, and not one that somebody has. */
  newPassword: z
    .string()
    .min(MIN.password, 'account.invalid.password')
    .max(ACCOUNT_MAX.password, 'account.invalid.passwordLong'),
} as const

type Names = { firstName: string; lastName: string }

/** Names that are written anew. One that stays as it is is not judged: it may be older than its rule. */
export const changedNamesSchema = (names: Names, present: Names) =>
  z.object({
    firstName: names.firstName === present.firstName ? z.string() : accountFields.firstName,
    lastName: names.lastName === present.lastName ? z.string() : accountFields.lastName,
  })
