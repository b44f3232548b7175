import * as z from 'zod'
import { ACCOUNT_MAX, accountFields } from '#/domain/access/account-fields.ts'
import { SIGN_UP_ACCOUNT_TYPES } from '#/domain/access/account-type.ts'
import { plainCode } from './plain-code.ts'

const { firstName, lastName, email, newPassword } = accountFields

export const signUpSchema = z.object({
  type: z.enum(SIGN_UP_ACCOUNT_TYPES),
  firstName,
  lastName,
  email,
  password: newPassword,
})

/** Longer than any of the fields may be, so that what is too long is shown again as well. */
const typedText = z.string().max(1000).optional()

/** The fields of a refused sign-in or sign-up as they were typed. A password is never among them. */
export const typedFieldsSchema = z.object({
  type: typedText,
  firstName: typedText,
  lastName: typedText,
  email: typedText,
})

export type TypedFields = z.infer<typeof typedFieldsSchema>

export const chooseTypeSchema = z.object({ type: z.enum(SIGN_UP_ACCOUNT_TYPES, 'account.invalid.type') })

/** A password that somebody has, of whatever length. */
const presentPassword = z
  .string()
  .min(1, 'account.invalid.passwordMissing')
  .max(ACCOUNT_MAX.password, 'account.invalid.passwordLong')

export const signInSchema = z.object({ email, password: presentPassword })

export const confirmPasswordSchema = z.object({ password: presentPassword })

export const changePasswordSchema = z.object({
  password: presentPassword,
  newPassword,
  revokeOtherSessions: z.boolean(),
})

/** Another address than the present one, and the password where there is one. */
export function changeEmailSchema(present: string, { hasPassword }: { hasPassword: boolean }) {
  const isOther = (newEmail: string) => newEmail.toLowerCase() !== present.toLowerCase()
  return z.object({
    newEmail: email.refine(isOther, 'account.settings.changeEmail.same'),
    password: hasPassword ? presentPassword : z.string(),
  })
}

export const invitationIdSchema = z.object({ id: z.string().min(1).max(64) })

export const forgotPasswordSchema = z.object({ email })

export const resetPasswordSchema = z.object({ password: newPassword })

/** Six digits from the authenticator, or a backup code such as 'aB3dE-fG7hI', however they are spaced. */
export const secondFactorSchema = z.object({
  code: z
    .string()
    .min(1, 'error.auth.twoFactorRequired')
    .max(30, 'account.invalid.code')
    .transform(plainCode)
    .pipe(z.string().min(6, 'account.invalid.code').max(20, 'account.invalid.code')),
})

export type SignUpFields = z.infer<typeof signUpSchema>
export type SignInFields = z.infer<typeof signInSchema>
