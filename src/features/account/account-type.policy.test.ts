import { expect, test } from 'vitest'
import type { AccountType } from '#/domain/access/account-type.ts'
import { typeChangeRefusal } from './account-type.policy.ts'

const FREE = { hasOrganization: false, hasLikes: false }

test.each<[AccountType, AccountType]>([
  ['Individual', 'Employer'],
  ['Employer', 'Individual'],
])('%s may become %s while nothing stands in the way', { tags: ['2.2c'] }, (type, wanted) => {
  expect(typeChangeRefusal({ type, ...FREE }, wanted)).toBeNull()
})

test.each<[AccountType, AccountType]>([
  ['Admin', 'Individual'],
  ['Admin', 'Admin'],
  ['Individual', 'Admin'],
])('%s does not become %s', (type, wanted) => {
  expect(typeChangeRefusal({ type, ...FREE }, wanted)).toBe('account.type.isAdmin')
})

test('who belongs to a company, or has open likes, is told which', () => {
  const employer = { type: 'Employer', hasOrganization: true, hasLikes: true } as const
  expect(typeChangeRefusal(employer, 'Individual')).toBe('account.type.hasOrganization')
  const seeker = { type: 'Individual', hasOrganization: false, hasLikes: true } as const
  expect(typeChangeRefusal(seeker, 'Employer')).toBe('account.type.hasLikes')
})

test('naming again what one already is, is allowed whatever one has', () => {
  const seeker = { type: 'Individual', hasOrganization: false, hasLikes: true } as const
  expect(typeChangeRefusal(seeker, 'Individual')).toBeNull()
})
