import * as z from 'zod'
import { accountFields, changedNamesSchema } from '#/domain/access/account-fields.ts'
import { ACCOUNT_TYPES } from '#/domain/access/account-type.ts'
import { PLATFORM_ROLES } from '#/domain/access/platform-roles.ts'

const { firstName, lastName, email, newPassword } = accountFields
const id = z.string().min(1).max(64)

export const userIdSchema = z.object({ id })

/** One device of somebody, by the session's opaque id and never by its secret. */
export const userSessionSchema = z.object({ userId: id, id })

/** How somebody whose account an admin opens, or whose password an admin changes, comes to a password. */
export const PASSWORD_WAYS = ['link', 'password'] as const
export type PasswordWay = (typeof PASSWORD_WAYS)[number]

const person = z.object({
  ...{ firstName, lastName, email },
  type: z.enum(ACCOUNT_TYPES),
  platformRole: z.enum(PLATFORM_ROLES),
})
/** A password that was typed before the link was chosen goes nowhere. */
const byLink = z.object({ way: z.literal('link'), password: z.string().transform(() => '') })
const byPassword = z.object({ way: z.literal('password'), password: newPassword })

type Standing = Pick<z.infer<typeof person>, 'type' | 'platformRole'>
const isOneStanding = ({ type, platformRole }: Standing) => (type === 'Admin') === (platformRole === 'admin')

/** An account that an admin opens for somebody. */
export const newUserSchema = z
  .discriminatedUnion('way', [person.extend(byLink.shape), person.extend(byPassword.shape)])
  .refine(isOneStanding, { path: ['platformRole'], message: 'admin.newUser.roleDiffers' })
export type NewUser = z.infer<typeof newUserSchema>

export type UserFields = Pick<z.infer<typeof person>, 'firstName' | 'lastName' | 'email'>

type Names = Pick<UserFields, 'firstName' | 'lastName'>
export const isRenamed = (names: Names, present: Names) =>
  names.firstName !== present.firstName || names.lastName !== present.lastName

/** What an admin may write anew of somebody's account. */
export const changedUserSchema = (names: Names, present: Names) =>
  changedNamesSchema(names, present).extend({ email })

/** Another password for somebody, and whether they are signed out everywhere with it. */
export const userPasswordSchema = z.discriminatedUnion('way', [
  byLink.extend({ id, endsSessions: z.boolean() }),
  byPassword.extend({ id, endsSessions: z.boolean() }),
])
export type UserPassword = z.infer<typeof userPasswordSchema>

const REASON_MIN = 5
export const REASON_MAX = 500

/** How long somebody is banned: in days, up to a day, or for good. */
export const BAN_SPANS = ['never', '1', '7', '30', 'date'] as const

const reason = z
  .string()
  .trim()
  .min(REASON_MIN, 'admin.user.ban.reasonMissing')
  .max(REASON_MAX, 'admin.user.ban.reasonLong')
const isToCome = (day: string) => Date.parse(day) > Date.now()

export const banSchema = z.discriminatedUnion('span', [
  z.object({ reason, span: z.enum(['never', '1', '7', '30']), until: z.string().nullable() }),
  z.object({
    reason,
    span: z.literal('date'),
    until: z.iso.date('admin.user.ban.untilMissing').refine(isToCome, 'admin.user.ban.untilPast'),
  }),
])
export type Ban = z.infer<typeof banSchema>

/** The address of the account that is to go, typed as it is. */
export const typedEmailSchema = (present: string) =>
  z.object({
    email: z
      .string()
      .refine((typed) => typed.trim().toLowerCase() === present.toLowerCase(), 'admin.user.remove.differs'),
  })

/** Which entries of the audit log: those about somebody, or those of what they did to others. */
export const AUDIT_SIDES = ['about', 'by'] as const
export type AuditSide = (typeof AUDIT_SIDES)[number]

export const listUserAuditSchema = z.object({
  id,
  side: z.enum(AUDIT_SIDES),
  before: z.int().positive().optional(),
})
export type UserAuditRequest = z.infer<typeof listUserAuditSchema>
