import { expect, test } from 'vitest'
import type { AccountType } from '#/domain/access/account-type.ts'
import { isActiveEntry, sidebarEntries, type SidebarEntryId } from './sidebar-entries.ts'

test('hovering signs nobody out: the signout link is never loaded ahead', () => {
  const links = sidebarEntries('Employer').filter((entry) => entry.to === '/auth/signout')
  expect(links).toMatchObject([{ preload: false }])
})

function activeOn(pathname: string, type: AccountType): SidebarEntryId[] {
  return sidebarEntries(type)
    .filter((entry) => isActiveEntry(entry, pathname))
    .map((entry) => entry.id)
}

test.each([
  ['/app/individual/profile/step1', 'Individual', ['editProfile']],
  ['/app/individual/profile/step5', 'Individual', ['editProfile']],
  ['/app/individual/profile/me', 'Individual', ['publicProfile']],
  ['/app/employer/team/', 'Employer', ['team']],
  ['/app/employer/jobs/new', 'Employer', []],
  ['/jobs/', 'Employer', ['jobs']],
  ['/jobs/maps', 'Employer', ['map']],
  ['/app/admin/users/create', 'Admin', ['users']],
  ['/', 'Admin', []],
] as const)('on %s the %s sees %j active', (pathname, type, active) => {
  expect(activeOn(pathname, type)).toEqual(active)
})
