import type { AccountType } from '#/domain/access/account-type.ts'
import type { AppPath } from './app-path.ts'

export type SidebarEntryId =
  | 'jobs'
  | 'map'
  | 'dashboard'
  | 'publicProfile'
  | 'editProfile'
  | 'company'
  | 'team'
  | 'invitations'
  | 'organizations'
  | 'allJobs'
  | 'users'
  | 'analytics'
  | 'settings'
  | 'signup'
  | 'signin'
  | 'signout'

export type SidebarEntry = {
  /** Also the key of its text: `common.nav.<id>`. */
  id: SidebarEntryId
  to: AppPath
  group: 'explore' | 'area' | 'session'
  /** Shown active on every path that starts so; without it only on its own path. */
  activePrefix?: string
  /** Pages that act when entered are never loaded ahead. */
  preload?: false
}

const EXPLORE: readonly SidebarEntry[] = [
  { id: 'jobs', to: '/jobs', group: 'explore' },
  { id: 'map', to: '/jobs/maps', group: 'explore' },
]

const SETTINGS: SidebarEntry = { id: 'settings', to: '/app/settings', group: 'area' }

const AREA: Record<AccountType, readonly SidebarEntry[]> = {
  Individual: [
    { id: 'dashboard', to: '/app/individual', group: 'area' },
    { id: 'publicProfile', to: '/app/individual/profile/me', group: 'area' },
    {
      id: 'editProfile',
      to: '/app/individual/profile/step1',
      group: 'area',
      activePrefix: '/app/individual/profile/step',
    },
    SETTINGS,
  ],
  Employer: [
    { id: 'dashboard', to: '/app/employer', group: 'area' },
    { id: 'company', to: '/app/employer/company', group: 'area' },
    { id: 'team', to: '/app/employer/team', group: 'area' },
    { id: 'invitations', to: '/auth/invitations', group: 'area' },
    SETTINGS,
  ],
  Admin: [
    { id: 'dashboard', to: '/app/admin', group: 'area' },
    { id: 'organizations', to: '/app/admin/organizations', group: 'area' },
    { id: 'allJobs', to: '/app/admin/jobs', group: 'area' },
    { id: 'users', to: '/app/admin/users', group: 'area', activePrefix: '/app/admin/users' },
    { id: 'analytics', to: '/app/admin/analytics', group: 'area' },
    SETTINGS,
  ],
}

const SIGNED_IN: readonly SidebarEntry[] = [
  { id: 'signout', to: '/auth/signout', group: 'session', preload: false },
]

const SIGNED_OUT: readonly SidebarEntry[] = [
  { id: 'signup', to: '/auth/signup', group: 'session' },
  { id: 'signin', to: '/auth/signin', group: 'session' },
]

/** Everything the sidebar offers to an account type, top to bottom; null when nobody is signed in. */
export function sidebarEntries(accountType: AccountType | null): SidebarEntry[] {
  if (accountType === null) return [...EXPLORE, ...SIGNED_OUT]
  return [...EXPLORE, ...AREA[accountType], ...SIGNED_IN]
}

/** Whether an entry is the page one is on; a trailing slash makes no difference. */
export function isActiveEntry(entry: SidebarEntry, pathname: string): boolean {
  if (entry.activePrefix) return pathname.startsWith(entry.activePrefix)
  return pathname.replace(/(.)\/$/u, '$1') === entry.to
}
