import { isAccountType, type AccountType } from '#/domain/access/account-type.ts'

/** Where each kind of account is at home. */
export const AREA_PATHS = {
  Individual: '/app/individual',
  Employer: '/app/employer',
  Admin: '/app/admin',
} as const satisfies Record<AccountType, string>

/** Whoever is signed in, as far as a guard cares. The type comes from the wire and may be one we do not know. */
export type Visitor = { type: string } | null

/** The own area of a signed-in person. Throws when the type is not one of the three: nobody can be sent anywhere. */
export function ownAreaPath(visitor: { type: string }): (typeof AREA_PATHS)[AccountType] {
  if (!isAccountType(visitor.type)) throw new Error('User type not found')
  return AREA_PATHS[visitor.type]
}

/**
 * Where somebody who opens an area belongs instead, or null when they may stay. `/app` then sends people of another
 * type on to their own area.
 * @example areaRedirect({ type: 'Employer' }, 'Admin') // '/app'
 */
export function areaRedirect(visitor: Visitor, area: AccountType): '/auth/signin' | '/app' | null {
  if (!visitor) return '/auth/signin'
  return visitor.type === area ? null : '/app'
}

/** Paths right below `/app`: one click from where everybody lands, so that they need not be remembered. */
const SHALLOW = /^\/app(\/[^/]*)?\/?$/

/**
 * Where somebody who is not signed in goes from a path below `/app`. The profile editor's entrance leads to sign-up,
 * everything else to sign-in; a path deep inside is remembered in `next`.
 */
export function signedOutRedirect(location: { pathname: string; href: string }): {
  to: '/auth/signin' | '/auth/signup'
  search: { next?: string }
} {
  if (/^\/app\/individual\/profile\/?$/.test(location.pathname)) return { to: '/auth/signup', search: {} }
  const next = SHALLOW.test(location.pathname) ? undefined : location.href
  return { to: '/auth/signin', search: { next } }
}

/**
 * Whether somebody who came by a provider is still to be asked what they are here for. An admin who looks through
 * their eyes answers nothing for them.
 */
export function isToBeAsked(visitor: { typeChosen: boolean; isImpersonated: boolean }): boolean {
  return !visitor.typeChosen && !visitor.isImpersonated
}
