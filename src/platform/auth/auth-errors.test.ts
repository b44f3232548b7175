import { expect, test } from 'vitest'
import { englishMessages } from '#/i18n/messages.ts'
import { translateText } from '#/i18n/translate.ts'
import { authErrorText, type AuthFailure } from './auth-errors.ts'

const read = (failure: AuthFailure) => translateText('en', englishMessages(), authErrorText(failure))

test.each<[AuthFailure, string]>([
  [{ code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', status: 422 }, 'A user with this email already exists'],
  [{ code: 'INVALID_EMAIL_OR_PASSWORD', status: 401 }, 'Email or password is incorrect'],
  [{ code: 'EMAIL_NOT_VERIFIED', status: 403 }, 'Please verify your email to continue'],
  [{ status: 429 }, 'Too many requests. Please try again later.'],
  [{ code: 'TOKEN_EXPIRED', status: 401 }, 'This link has expired'],
  [{ code: 'INVALID_TOKEN', status: 400 }, 'This link is not valid'],
  [{ code: 'LINKED_ACCOUNT_ALREADY_EXISTS' }, 'This account is already linked to another user'],
  [{ code: 'account_already_linked_to_different_user' }, 'This account is already linked to another user'],
  [{ code: 'PROVIDER_NOT_FOUND', status: 404 }, 'This sign-in provider is not enabled'],
  [{ code: 'TWO_FACTOR_REQUIRED' }, 'Please enter your two-factor code'],
  [{ code: 'INVALID_CODE', status: 401 }, 'The two-factor code is not valid'],
  [{ code: 'INVITATION_NOT_FOUND', status: 400 }, 'This resource does not exist'],
  [{ code: 'YOU_ARE_NOT_ALLOWED_TO_LIST_USERS', status: 403 }, 'You are not allowed to do this'],
  [{ status: 401 }, 'You are not authorised to do this'],
  [{ code: 'VALIDATION_ERROR', status: 400 }, 'This request is not valid'],
  [{ code: 'PASSWORD_TOO_SHORT', status: 400 }, 'The password needs at least 8 characters'],
  [{ code: 'PASSWORD_TOO_LONG', status: 400 }, 'The password may have at most 128 characters'],
  [{ code: 'INVALID_EMAIL', status: 400 }, 'Please enter a valid email address'],
])('%j reads %j', { tags: ['R197'] }, (failure, text) => {
  expect(read(failure)).toBe(text)
})

test.each(['INVALID', 'CONFLICT', 'INTERNAL'])(
  'a text that we wrote ourselves, with the code %s, is shown as it is',
  (code) => {
    expect(read({ code, message: 'Wrong uploaded data. Please try again.' })).toBe(
      'Wrong uploaded data. Please try again.',
    )
  },
)

test('a quota of ours says of what there were too many', () => {
  const message = 'You can send 50 invitations a day. Please come back tomorrow.'
  expect(read({ code: 'RATE_LIMITED', status: 429, message })).toBe(message)
})

const CANCELLED = 'You cancelled the sign-in. Nothing was changed.'
const START_AGAIN = 'This sign-in took too long or was begun in another window. Please start again.'
const FAILED = 'The provider could not tell us who you are. Please try again, or sign in another way.'

test.each([
  ['account_not_linked', /^There is already an account with this email address/],
  ['unable_to_link_account', /^The provider did not confirm this email address/],
  ['email_does_not_match', /another email address/],
  ['email_not_found', /did not tell us your email address/],
  ['email_not_verified', /^Please verify your email to continue$/],
  ['signup_disabled', /^Nobody can sign up by this provider$/],
  ['banned_user', /^This account has been suspended\./],
  ['BANNED_USER', /^This account has been suspended\./],
  ['oauth_provider_not_found', /^This sign-in provider is not enabled$/],
  ['FAILED_TO_UNLINK_LAST_ACCOUNT', /^This is your only way in/],
])('a return from a provider with %s is said in words', (code, text) => {
  expect(read({ code })).toMatch(text)
})

test.each(['access_denied', 'user_cancelled_login', 'user_cancelled_authorize'])(
  'who pressed cancel at the provider (%s) is told that nothing happened',
  (code) => expect(read({ code })).toBe(CANCELLED),
)

test.each(['state_mismatch', 'state_not_found', 'state_invalid', 'please_restart_the_process'])(
  'a return that belongs to no beginning (%s) asks to start again',
  (code) => expect(read({ code })).toBe(START_AGAIN),
)

test.each([
  ...['invalid_code', 'no_code', 'issuer_mismatch', 'nonce_binding_missing', 'server_error'],
  ...['unable_to_get_user_info', 'unable_to_create_user', 'unable_to_create_session'],
  'PROVIDER_AWAY',
])('what went wrong between us and the provider (%s) offers another way', (code) => {
  expect(read({ code })).toBe(FAILED)
})

test.each([
  [1, 'Too many requests. Please try again in a minute.'],
  [61, 'Too many requests. Please try again in a quarter of an hour.'],
  [900, 'Too many requests. Please try again in a quarter of an hour.'],
  [901, 'Too many requests. Please try again in an hour.'],
  [3_600, 'Too many requests. Please try again in an hour.'],
])('a refusal that ends in %i seconds says %j', { tags: ['R197'] }, (retryAfterSeconds, text) => {
  for (const code of ['RATE_LIMITED', 'ACCOUNT_TEMPORARILY_LOCKED']) {
    expect(read({ code, status: 429, retryAfterSeconds })).toBe(text)
  }
})

test.each<AuthFailure>([
  {},
  { code: 'toString' },
  { code: 'NEW_CODE', status: 500, message: 'SELECT secret' },
])('the unknown failure %j says to try again, and nothing of its own', (failure) => {
  expect(read(failure)).toBe('Something went wrong. Please try again.')
})
