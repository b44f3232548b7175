import { expect, test } from 'vitest'
import { microsoftUserFields, toUserFields } from './provider-profile.ts'

const DIRECTORY = '3f1c0c5e-6f0b-4c19-8a5e-0d8f5b1a2c3d'
const email = 'niamh@example.com'
const isVouched = (tenant: string | undefined, claims: object) =>
  microsoftUserFields(tenant)({ name: 'Niamh Adeyemi', email, ...claims }).emailVerified

test.each([undefined, 'common', 'Organizations', 'consumers', '9188040d-6c67-4c5b-b112-36a304b66dad'])(
  'what a stranger’s directory claims of an address counts for nothing when all may come (%s)',
  (tenant) => {
    for (const claimed of [true, 'true']) expect(isVouched(tenant, { email_verified: claimed })).toBe(false)
    expect(isVouched(tenant, { verified_primary_email: [email] })).toBe(true)
    const other = { email_verified: true, verified_primary_email: [`other-${email}`, email.slice(1)] }
    expect(isVouched(tenant, other)).toBe(false)
    expect(isVouched(tenant, { verified_primary_email: `x${email}` })).toBe(false)
  },
)

test.each([DIRECTORY, 'example.onmicrosoft.com'])(
  'the one directory %s that the operator chose is believed',
  (tenant) => {
    expect(isVouched(tenant, { email_verified: true })).toBe(true)
    expect(isVouched(tenant, { email_verified: 'false' })).toBe(false)
    expect(isVouched(tenant, {})).toBe(false)
  },
)

test('an address is read as at a sign-up, and one that is none counts as none', () => {
  expect(toUserFields({ email: ' Niamh@Example.com ' }).email).toBe(email)
  for (const odd of ['niamh', 'a b@example.com', 5, [email]])
    expect(toUserFields({ email: odd }).email).toBe('')
  expect(toUserFields({ email: null })).not.toHaveProperty('email')
})

test.each([['true'], 'true', 'TRUE', 1, {}, null, 'false'])(
  'that an address is vouched for as %j is no yes',
  (word) => {
    expect(toUserFields({ email, email_verified: word }).emailVerified).toBe(false)
    expect(toUserFields({ email, email_verified: true }).emailVerified).toBe(true)
  },
)

test('a claim with a link in it is nobody’s name', () => {
  const claims = { given_name: 'https://evil.example/x', family_name: 'Ek', name: 'call 0900123456' }
  expect(toUserFields({ ...claims, preferred_username: 'bo', email })).toMatchObject({
    ...{ name: 'bo', firstName: undefined, lastName: undefined },
  })
})
