import type { Messages } from '#/i18n/messages.ts'

/** A failure of the auth library as its client or a redirect hands it over. */
export type AuthFailure = {
  code?: string | null
  status?: number | null
  message?: string | null
  /** When it is worth trying again, if the refusal is one for too many requests and knows it. */
  retryAfterSeconds?: number | null
}

type AuthErrorText = `error.auth.${keyof Messages['error']['auth']}`

/** The one table from the library's codes to what a person reads. Codes of redirects are written in small letters. */
const TEXT_OF_CODE: Record<string, AuthErrorText> = {
  USER_ALREADY_EXISTS: 'error.auth.userExists',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'error.auth.userExists',
  INVALID_EMAIL_OR_PASSWORD: 'error.auth.invalidCredentials',
  INVALID_PASSWORD: 'error.auth.passwordWrong',
  USER_NOT_FOUND: 'error.auth.invalidCredentials',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'error.auth.invalidCredentials',
  EMAIL_NOT_VERIFIED: 'error.auth.verifyEmail',
  EMAIL_VERIFICATION_REQUIRED_FOR_INVITATION: 'error.auth.verifyEmail',
  EMAIL_VERIFICATION_REQUIRED_BEFORE_ACCEPTING_OR_REJECTING_INVITATION: 'error.auth.verifyEmail',
  RATE_LIMITED: 'error.auth.tooManyRequests',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'error.auth.tooManyRequests',
  ACCOUNT_TEMPORARILY_LOCKED: 'error.auth.tooManyRequests',
  TOKEN_EXPIRED: 'error.auth.tokenExpired',
  OTP_HAS_EXPIRED: 'error.auth.tokenExpired',
  INVALID_TOKEN: 'error.auth.tokenInvalid',
  SOCIAL_ACCOUNT_ALREADY_LINKED: 'error.auth.accountLinked',
  LINKED_ACCOUNT_ALREADY_EXISTS: 'error.auth.accountLinked',
  ACCOUNT_ALREADY_LINKED_TO_DIFFERENT_USER: 'error.auth.accountLinked',
  PROVIDER_NOT_FOUND: 'error.auth.providerDisabled',
  OAUTH_PROVIDER_NOT_FOUND: 'error.auth.providerDisabled',
  PROVIDER_AWAY: 'error.auth.providerFailed',
  TWO_FACTOR_REQUIRED: 'error.auth.twoFactorRequired',
  INVALID_CODE: 'error.auth.twoFactorInvalid',
  INVALID_BACKUP_CODE: 'error.auth.twoFactorInvalid',
  INVALID_TWO_FACTOR_COOKIE: 'error.auth.signInAgain',
  SESSION_EXPIRED: 'error.auth.signInAgain',
  SESSION_NOT_FRESH: 'error.auth.signInAgain',
  BANNED_USER: 'error.auth.banned',
  BAN_REASON_TOO_LONG: 'error.auth.banReasonLong',
  BAN_EXPIRY_PAST: 'error.auth.banExpiryPast',
  OWN_STANDING: 'error.auth.ownStanding',
  YOU_CANNOT_BAN_YOURSELF: 'error.auth.ownStanding',
  YOU_CANNOT_REMOVE_YOURSELF: 'error.auth.removeOneself',
  YOU_CANNOT_IMPERSONATE_ADMINS: 'error.auth.adminsEyes',
  NOT_IMPERSONATING: 'error.auth.notImpersonating',
  ACCOUNT_NOT_FOUND: 'error.auth.notFound',
  ORGANIZATION_NOT_FOUND: 'error.auth.notFound',
  INVITATION_NOT_FOUND: 'error.auth.notFound',
  MEMBER_NOT_FOUND: 'error.auth.notFound',
  TEAM_NOT_FOUND: 'error.auth.notFound',
  USER_IS_ALREADY_A_MEMBER_OF_THIS_ORGANIZATION: 'error.auth.alreadyMember',
  ORGANIZATION_MEMBERSHIP_LIMIT_REACHED: 'error.auth.membersFull',
  INVITATION_LIMIT_REACHED: 'error.auth.invitationsFull',
  FIELD_NOT_ALLOWED: 'error.auth.notAllowed',
  INVALID_ORIGIN: 'error.auth.notAllowed',
  MISSING_OR_NULL_ORIGIN: 'error.auth.notAllowed',
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: 'error.auth.notAllowed',
  UNAUTHORIZED: 'error.auth.notAuthorized',
  VALIDATION_ERROR: 'error.auth.requestInvalid',
  INVALID: 'error.auth.requestInvalid',
  MISSING_FIELD: 'error.auth.requestInvalid',
  FAILED_TO_UNLINK_LAST_ACCOUNT: 'error.auth.lastWayIn',
  BODY_MUST_BE_AN_OBJECT: 'error.auth.requestInvalid',
}

/** What is wrong with a field, in the words that stand beside it where scripts look first. */
const TEXT_OF_FIELD: Record<string, `account.invalid.${keyof Messages['account']['invalid']}`> = {
  INVALID_EMAIL: 'account.invalid.email',
  PASSWORD_TOO_SHORT: 'account.invalid.password',
  PASSWORD_TOO_LONG: 'account.invalid.passwordLong',
}

/**
 * What a return from a provider brings in small letters: the library's words with underscores, and those of the
 * providers. Some of them mean something else than the same word in capitals.
 */
const TEXT_OF_RETURN: Record<string, AuthErrorText> = {
  account_not_linked: 'error.auth.accountNotLinked',
  unable_to_link_account: 'error.auth.accountNotConnected',
  email_does_not_match: 'error.auth.emailDiffers',
  email_not_found: 'error.auth.emailMissing',
  signup_disabled: 'error.auth.signUpDisabled',
  access_denied: 'error.auth.signInCancelled',
  user_cancelled_login: 'error.auth.signInCancelled',
  user_cancelled_authorize: 'error.auth.signInCancelled',
  state_mismatch: 'error.auth.startAgain',
  state_not_found: 'error.auth.startAgain',
  state_invalid: 'error.auth.startAgain',
  please_restart_the_process: 'error.auth.startAgain',
  invalid_code: 'error.auth.providerFailed',
  no_code: 'error.auth.providerFailed',
  issuer_missing: 'error.auth.providerFailed',
  issuer_mismatch: 'error.auth.providerFailed',
  nonce_binding_missing: 'error.auth.providerFailed',
  invalid_callback_request: 'error.auth.providerFailed',
  server_error: 'error.auth.providerFailed',
  temporarily_unavailable: 'error.auth.providerFailed',
}

const TEXT_OF_STATUS: Record<number, AuthErrorText> = {
  400: 'error.auth.requestInvalid',
  401: 'error.auth.notAuthorized',
  403: 'error.auth.notAllowed',
  404: 'error.auth.notFound',
  422: 'error.auth.requestInvalid',
  429: 'error.auth.tooManyRequests',
}

/** Refusals that say when they end. */
const COME_BACK_LATER = new Set(['RATE_LIMITED', 'ACCOUNT_TEMPORARILY_LOCKED'])

const QUARTER_HOUR_S = 900

/** Too many requests, with when to come back in words where that is known. */
function tooManyText(retryAfterSeconds: number): AuthErrorText {
  if (retryAfterSeconds <= 60) return 'error.auth.tooManyMinute'
  return retryAfterSeconds <= QUARTER_HOUR_S ? 'error.auth.tooManyQuarterHour' : 'error.auth.tooManyHour'
}

/** The codes of our own hooks and of faults, which bring their words along. */
const OF_OURS = new Set(['INVALID', 'CONFLICT', 'INTERNAL'])

/** A proxy answers with these when there is no server behind it. */
const UNREACHABLE_STATUS = new Set([502, 504])

/**
 * What to tell a person when the auth library refused: a key of the translations, or a text that this product's own
 * hooks wrote for people. The library's English never reaches the screen.
 */
export function authErrorText({ code, status, message, retryAfterSeconds }: AuthFailure): string {
  if (OF_OURS.has(code ?? '') && message) return message
  // A quota of ours says of what; the library's limits know only when.
  if (code === 'RATE_LIMITED' && message && !retryAfterSeconds) return message
  if (code && Object.hasOwn(TEXT_OF_RETURN, code)) return TEXT_OF_RETURN[code] ?? 'error.retry'
  if (code?.startsWith('unable_to_')) return 'error.auth.providerFailed'
  const name = code?.toUpperCase() ?? ''
  if (COME_BACK_LATER.has(name) && retryAfterSeconds) return tooManyText(retryAfterSeconds)
  if (Object.hasOwn(TEXT_OF_CODE, name)) return TEXT_OF_CODE[name] ?? 'error.retry'
  if (name === 'UNAVAILABLE') return 'error.unavailable'
  if (UNREACHABLE_STATUS.has(status ?? 0)) return 'error.unreachable'
  if (name.startsWith('YOU_ARE_NOT_')) return 'error.auth.notAllowed'
  if (Object.hasOwn(TEXT_OF_FIELD, name)) return TEXT_OF_FIELD[name] ?? 'error.retry'
  return TEXT_OF_STATUS[status ?? 0] ?? 'error.retry'
}

/** Codes by which a link is refused whose account, or whose address, is another one by now. */
const OF_A_LINK: Record<string, AuthErrorText> = {
  USER_NOT_FOUND: 'error.auth.tokenInvalid',
  INVALID_USER: 'error.auth.tokenInvalid',
  CONFLICT: 'error.auth.userExists',
}

/** The same for the code that a link of a mail came back with. */
export function linkErrorText(code: string): string {
  return OF_A_LINK[code] ?? authErrorText({ code })
}
