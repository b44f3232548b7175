/** Who may vouch for somebody who signs in, in the order in which they are offered. `oidc` is the operator's own. */
export const SIGN_IN_PROVIDERS = ['google', 'linkedin', 'github', 'microsoft', 'oidc'] as const

export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number]

/** A provider that is set up, with the name its button carries; '' when the operator gave it none. */
export type OfferedProvider = { id: SignInProvider; name: string }

/** The names of those that everybody knows; they are the same in every language. */
export const PROVIDER_NAMES: Record<Exclude<SignInProvider, 'oidc'>, string> = {
  google: 'Google',
  linkedin: 'LinkedIn',
  github: 'GitHub',
  microsoft: 'Microsoft',
}
