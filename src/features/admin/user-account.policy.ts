import { canOnPlatform, type PlatformRole } from '#/domain/access/platform-roles.ts'

const USER_ACTIONS = [
  'update',
  'setRole',
  'setPassword',
  'endSessions',
  'ban',
  'unban',
  'impersonate',
  'remove',
] as const
export type UserAction = (typeof USER_ACTIONS)[number]

type Acting = { userId: string; platformRole: PlatformRole }
/** Whose account it is, and how it stands with them. */
export type Acted = { id: string; platformRole: PlatformRole; isBanned: boolean }

const IS_ALLOWED: Record<UserAction, (acting: Acting, acted: Acted) => boolean> = {
  update: ({ platformRole }) => canOnPlatform(platformRole, 'user', 'update'),
  setRole: ({ platformRole }) => canOnPlatform(platformRole, 'user', 'set-role'),
  setPassword: ({ platformRole }) => canOnPlatform(platformRole, 'user', 'set-password'),
  endSessions: ({ platformRole }) => canOnPlatform(platformRole, 'session', 'revoke'),
  ban: ({ platformRole }, { isBanned }) => canOnPlatform(platformRole, 'user', 'ban') && !isBanned,
  unban: ({ platformRole }, { isBanned }) => canOnPlatform(platformRole, 'user', 'ban') && isBanned,
  // Whoever is banned comes in by no session, and another admin's eyes lend rights.
  impersonate: ({ platformRole }, acted) =>
    canOnPlatform(platformRole, 'user', 'impersonate') && acted.platformRole !== 'admin' && !acted.isBanned,
  remove: ({ platformRole }) => canOnPlatform(platformRole, 'user', 'delete'),
}

/** Nobody acts on their own account here: what is theirs to change is in their settings. */
export function canActOnUser(acting: Acting, action: UserAction, acted: Acted): boolean {
  return acting.userId !== acted.id && IS_ALLOWED[action](acting, acted)
}

export function listUserActions(acting: Acting, acted: Acted): UserAction[] {
  return USER_ACTIONS.filter((action) => canActOnUser(acting, action, acted))
}
