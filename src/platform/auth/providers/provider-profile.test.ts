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

test('an address is vouched for by yes alone, as a value or as its word', () => {
  const isYes = (word: unknown) => toUserFields({ email, email_verified: word }).emailVerified
  for (const yes of [true, 'true']) expect(isYes(yes)).toBe(true)
  for (const no of [['true'], 'TRUE', ' true', '1', 1, {}, null, false, 'false'])
    expect(isYes(no), JSON.stringify(no)).toBe(false)
})

test.each([
  ['12345678@qq.com', '1234'],
  ['s1234567@uni.example', 's'],
  ['0900.123456.bo.ek@x.example', 'bo ek'],
  ['www.bo@x.example', 'www bo'],
  ['niamh@example.com', 'niamh'],
])('whoever signs in as %s is called something', (address, name) => {
  const claims = { name: 'https://evil.example', email: address }
  expect(toUserFields(claims).name).toBe(name)
})

test('a claim with a link in it is nobody’s name', () => {
  const claims = { given_name: 'https://evil.example/x', family_name: 'Ek', name: 'call 0900123456' }
  expect(toUserFields({ ...claims, preferred_username: 'bo', email })).toMatchObject({
    ...{ name: 'bo', firstName: undefined, lastName: undefined },
  })
})
