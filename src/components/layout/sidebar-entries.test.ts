import { expect, test } from 'vitest'
import type { AccountType } from '#/domain/access/account-type.ts'
import english from '#/i18n/en/common.json' with { type: 'json' }
import { isActiveEntry, sidebarEntries, type SidebarEntryId } from './sidebar-entries.ts'

const EXPLORE = [
  ['Jobs', '/jobs'],
  ['Map', '/jobs/maps'],
]
const SIGNOUT = [['Signout', '/auth/signout']]

const SIDEBARS: [AccountType | null, string[][]][] = [
  [
    null,
    [
      ['Signup', '/auth/signup'],
      ['Signin', '/auth/signin'],
    ],
  ],
  [
    'Individual',
    [
      ['Dashboard', '/app/individual'],
      ['Public Profile', '/app/individual/profile/me'],
      ['Edit Profile', '/app/individual/profile/step1'],
      ['Settings', '/app/settings'],
      ...SIGNOUT,
    ],
  ],
  [
    'Employer',
    [
      ['Dashboard', '/app/employer'],
      ['Company', '/app/employer/company'],
      ['Team', '/app/employer/team'],
      ['Invitations', '/auth/invitations'],
      ['Settings', '/app/settings'],
      ...SIGNOUT,
    ],
  ],
  [
    'Admin',
    [
      ['Dashboard', '/app/admin'],
      ['Organisations', '/app/admin/organizations'],
      ['Jobs', '/app/admin/jobs'],
      ['Users', '/app/admin/users'],
      ['Analytics', '/app/admin/analytics'],
      ['Settings', '/app/settings'],
      ...SIGNOUT,
    ],
  ],
]

test.each(SIDEBARS)('the sidebar of %s holds Jobs and Map, then exactly its own entries', (type, entries) => {
  const shown = sidebarEntries(type).map((entry) => [english.nav[entry.id], entry.to])
  expect(shown).toEqual([...EXPLORE, ...entries])
})

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
