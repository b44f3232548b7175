import { expect, test } from 'vitest'
import { canOnPlatform, PLATFORM_PERMISSIONS, type PlatformAction } from './platform-roles.ts'

const USER_ACTIONS: PlatformAction<'user'>[] = [
  'create',
  'list',
  'set-role',
  'ban',
  'impersonate',
  'delete',
  'set-password',
  'update',
]
const SESSION_ACTIONS: PlatformAction<'session'>[] = ['list', 'revoke', 'delete']

test('a platform admin may do everything in the table', () => {
  for (const action of USER_ACTIONS) expect(canOnPlatform('admin', 'user', action)).toBe(true)
  for (const action of SESSION_ACTIONS) expect(canOnPlatform('admin', 'session', action)).toBe(true)
})

test('a platform user or somebody without a role may do none of it', () => {
  for (const role of ['user', null] as const) {
    for (const action of USER_ACTIONS) expect(canOnPlatform(role, 'user', action)).toBe(false)
    for (const action of SESSION_ACTIONS) expect(canOnPlatform(role, 'session', action)).toBe(false)
  }
})

test('the table holds eight rights over users and three over sessions', () => {
  expect(PLATFORM_PERMISSIONS.user).toHaveLength(8)
  expect(PLATFORM_PERMISSIONS.session).toHaveLength(3)
})
