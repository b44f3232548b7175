import type { SessionUser } from '#/platform/auth/actor.server.ts'

/** The signed-in user as screens know them. */
export function buildSessionUser(changes: Partial<SessionUser> = {}): SessionUser {
  return {
    id: '1',
    name: 'Ada Okafor',
    firstName: 'Ada',
    lastName: 'Okafor',
    email: 'ada@example.com',
    emailVerified: true,
    image: null,
    type: 'Individual',
    typeChosen: true,
    currency: 'GBP',
    language: 'en',
    twoFactorEnabled: false,
    isImpersonated: false,
    ...changes,
  }
}
