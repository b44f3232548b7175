import { expect, test } from 'vitest'
import { ACCOUNT_TYPES, isAccountType, SIGN_UP_ACCOUNT_TYPES } from './account-type.ts'

test('there are exactly the three account types of the specification', { tags: ['R001'] }, () => {
  expect(ACCOUNT_TYPES).toEqual(['Individual', 'Employer', 'Admin'])
})

test('nobody can sign up as an admin', { tags: ['2.2b'] }, () => {
  expect(SIGN_UP_ACCOUNT_TYPES).toEqual(['Individual', 'Employer'])
})

test.each(['admin', 'INDIVIDUAL', '', null, undefined, 0, {}, ['Admin']])(
  '%j is no account type',
  (value) => {
    expect(isAccountType(value)).toBe(false)
  },
)

test.each(ACCOUNT_TYPES)('%s is an account type', (value) => {
  expect(isAccountType(value)).toBe(true)
})
