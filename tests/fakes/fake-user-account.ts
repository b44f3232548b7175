import { vi } from 'vitest'
import type { UserAccount } from '#/features/admin/user-account.view.ts'
import type { UserAuditPage } from '#/features/admin/user-audit.view.ts'

type Call<Answer> = (call: { data: unknown }) => Promise<Answer>

export const getUserAccount = vi.fn<Call<UserAccount>>()
export const listUserAudit = vi.fn<Call<UserAuditPage>>()
export const endUserSession = vi.fn<Call<void>>()
export const changeUserPassword = vi.fn<Call<void>>()

/** A job seeker who owns a company and is signed in on two computers, as an admin sees him. */
export const PERCY: UserAccount = {
  ...{ id: 'percy', firstName: 'Percy', lastName: 'Shelley', name: 'Percy Shelley' },
  ...{ email: 'percy@example.com', image: null, type: 'Individual', platformRole: 'user' },
  ...{ isVerified: true, hasPassword: true, hasSecondFactor: false, ban: null },
  ...{ joinedAt: '2026-03-01T10:00:00.000Z', seenAt: null, isOneself: false, hasActed: false },
  profile: { percent: 65, audience: 'SignedIn' },
  organizations: [
    {
      id: 'mill',
      name: 'Alder Mill',
      logo: null,
      organizationRole: 'owner',
      joinedAt: '2026-04-01T10:00:00.000Z',
    },
  ],
  sessions: ['one', 'two'].map((id) => ({
    ...{
      id,
      kind: 'computer',
      browser: 'Firefox',
      system: id === 'one' ? 'Linux' : 'macOS',
      countryCode: 'GB',
    },
    ...{ signedInAt: '2026-11-01T10:00:00.000Z', lastUsedAt: '2026-11-20T10:00:00.000Z' },
  })),
  actions: ['update', 'setRole', 'setPassword', 'endSessions', 'ban', 'impersonate', 'remove'],
}

/** Percy's account, without entries in its log. */
export function resetUserAccount(): void {
  getUserAccount.mockReset().mockResolvedValue(PERCY)
  listUserAudit.mockReset().mockResolvedValue({ rows: [], next: null })
  endUserSession.mockReset().mockResolvedValue()
  changeUserPassword.mockReset().mockResolvedValue()
}
