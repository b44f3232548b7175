import { expect, test } from 'vitest'
import { invitationOf, invitationPath } from './invitation-path.ts'

test('the path of an invitation leads back to its id', () => {
  expect(invitationOf(invitationPath('a1B2-c_d'))).toBe('a1B2-c_d')
})

test.each([
  '/auth/invitations',
  '/auth/invitation/',
  '/auth/invitation/a/b',
  '/app',
  'https://x/auth/invitation/a',
])('%s is about no invitation', (path) => expect(invitationOf(path)).toBeNull())
