import { useFormatter, useTranslations } from 'use-intl'
import type { AuditAction } from '#/domain/audit/vocabulary.ts'
import type { AuditChange, AuditValue, UserAuditRow } from '../../user-audit.view.ts'

/** What the log may know of: what is done to people, jobs, companies and messages. */
const KNOWN_ACTIONS: Record<AuditAction, true> = {
  'user.create': true,
  'user.update': true,
  'user.set-role': true,
  'user.set-password': true,
  'user.mail-password-link': true,
  'user.ban': true,
  'user.unban': true,
  'user.impersonate': true,
  'user.stop-impersonating': true,
  'user.end-session': true,
  'user.end-sessions': true,
  'user.remove': true,
  'job.archive': true,
  'job.restore': true,
  'job.delete': true,
  'organization.suspend': true,
  'organization.restore': true,
  'contact.answer': true,
  'contact.reopen': true,
  'contact.delete': true,
}
const isKnown = (action: string): action is AuditAction => Object.hasOwn(KNOWN_ACTIONS, action)

const FIELDS = [
  'banned',
  'banReason',
  'banExpires',
  'accountType',
  'type',
  'role',
  'platformRole',
  'email',
  'emailVerified',
  'firstName',
  'lastName',
  'name',
  'hasPassword',
  'sessions',
  'expiresAt',
  'fields',
  'status',
  'archiveReason',
  'archiveNote',
  'reason',
  'isSuspended',
  'jobs',
  'answered',
] as const

const VALUES = [
  'Individual',
  'Employer',
  'Admin',
  'admin',
  'user',
  'Draft',
  'Published',
  'Archived',
  'Filled',
  'Withdrawn',
  'Expired',
  'Moderation',
  'Suspended',
] as const

/** Why something was not done, by the code that was kept. */
const REASONS = {
  USER_ALREADY_EXISTS: 'emailTaken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'emailTaken',
  INVALID_EMAIL: 'emailInvalid',
  PASSWORD_TOO_SHORT: 'passwordLength',
  PASSWORD_TOO_LONG: 'passwordLength',
  FORBIDDEN: 'notAllowed',
  INVALID: 'invalid',
  VALIDATION_ERROR: 'invalid',
  YOU_ARE_NOT_ALLOWED_TO_SET_NON_EXISTENT_VALUE: 'invalid',
  USER_NOT_FOUND: 'notFound',
  NOT_FOUND: 'notFound',
  OWN_STANDING: 'oneself',
  YOU_CANNOT_BAN_YOURSELF: 'oneself',
  YOU_CANNOT_REMOVE_YOURSELF: 'oneself',
  YOU_CANNOT_IMPERSONATE_ADMINS: 'otherAdmin',
  NOT_IMPERSONATING: 'notImpersonating',
  BAN_REASON_TOO_LONG: 'reasonLong',
  BAN_EXPIRY_PAST: 'endPast',
  CONFLICT: 'conflict',
  INTERNAL: 'fault',
} as const
const hasReason = (code: string): code is keyof typeof REASONS => Object.hasOwn(REASONS, code)

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** Says actions and changes of the audit log in words; what is younger than this code is said as it was noted. */
export function useAuditTexts() {
  const t = useTranslations('admin.audit')
  const format = useFormatter()
  const sayAction = ({ action, outcome }: Pick<UserAuditRow, 'action' | 'outcome'>): string => {
    if (!isKnown(action)) return action
    return t(outcome === 'done' ? `actions.${action}` : `attempts.${action}`)
  }
  const sayReason = (code: string): string => {
    if (hasReason(code)) return t(`reasons.${REASONS[code]}`)
    return code.startsWith('YOU_ARE_NOT_') ? t('reasons.notAllowed') : code
  }
  const sayField = (field: string): string => {
    const known = FIELDS.find((one) => one === field)
    return known ? t(`fields.${known}`) : field
  }
  const sayValue = (value: AuditValue): string => {
    if (value === null || value === '') return t('nothing')
    if (Array.isArray(value)) return value.map(sayField).join(', ')
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (typeof value === 'string' && MOMENT.test(value))
      return format.dateTime(new Date(value), { dateStyle: 'medium', timeStyle: 'short' })
    const known = VALUES.find((one) => one === value)
    if (known) return t(`values.${known}`)
    return typeof value === 'number' ? format.number(value) : value
  }
  const sayChange = ({ field, before, after }: AuditChange): string => {
    const wasSomething = before !== undefined && before !== null && before !== ''
    if (wasSomething && after !== undefined)
      return t('change', { field: sayField(field), before: sayValue(before), after: sayValue(after) })
    return t('state', { field: sayField(field), value: sayValue(after ?? before ?? null) })
  }
  return { sayAction, sayReason, sayChange }
}
