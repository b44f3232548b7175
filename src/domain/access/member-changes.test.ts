import { expect, test } from 'vitest'
import { canChangeRole, canRemoveMember, rolesToGive } from './member-changes.ts'
import { ORGANIZATION_ROLES } from './organization-roles.ts'

test('only an owner makes owners; a member makes nobody anything', { tags: ['2.9b'] }, () => {
  expect(rolesToGive('owner')).toEqual(['owner', 'admin', 'member'])
  expect(rolesToGive('admin')).toEqual(['admin', 'member'])
  expect(rolesToGive('member')).toEqual([])
  expect(rolesToGive(null)).toEqual([])
})

test('an owner changes everybody, an admin everybody who is no owner and becomes none', () => {
  for (const from of ORGANIZATION_ROLES) {
    for (const to of ORGANIZATION_ROLES) {
      expect(canChangeRole('owner', { from, to })).toBe(true)
      expect(canChangeRole('admin', { from, to })).toBe(from !== 'owner' && to !== 'owner')
      expect(canChangeRole('member', { from, to })).toBe(false)
    }
  }
})

test('only an owner removes an owner, and a member removes nobody', () => {
  expect(ORGANIZATION_ROLES.map((role) => canRemoveMember('owner', role))).toEqual([true, true, true])
  expect(ORGANIZATION_ROLES.map((role) => canRemoveMember('admin', role))).toEqual([false, true, true])
  expect(ORGANIZATION_ROLES.map((role) => canRemoveMember('member', role))).toEqual([false, false, false])
})
