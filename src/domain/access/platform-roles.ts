/** Right over the whole platform. The database holds: `Admin` account ⇔ `admin` platform role. */
export const PLATFORM_ROLES = ['admin', 'user'] as const

/** A role over the whole platform, never to be confused with an organisation role. */
export type PlatformRole = (typeof PLATFORM_ROLES)[number]

/** Everything a platform admin may do to users and sessions; a platform user may do none of it. */
export const PLATFORM_PERMISSIONS = {
  user: ['create', 'list', 'set-role', 'ban', 'impersonate', 'delete', 'set-password', 'update'],
  session: ['list', 'revoke', 'delete'],
} as const

export type PlatformResource = keyof typeof PLATFORM_PERMISSIONS

/** What can be done to that thing. */
export type PlatformAction<R extends PlatformResource> = (typeof PLATFORM_PERMISSIONS)[R][number]

/** Tells whether a platform role may do something; unknown pairs are refused. */
export function canOnPlatform<R extends PlatformResource>(
  platformRole: PlatformRole | null,
  resource: R,
  action: PlatformAction<R>,
): boolean {
  const actions: readonly string[] = PLATFORM_PERMISSIONS[resource]
  return platformRole === 'admin' && actions.includes(action)
}
