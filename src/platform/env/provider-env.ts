import { oneLine, safeWebAddress, token } from './setting-kinds.ts'

const given = token.optional()

/** The variables of the providers that people may sign in by. */
export const providerEnv = {
  GOOGLE_CLIENT_ID: given,
  GOOGLE_CLIENT_SECRET: given,
  LINKEDIN_CLIENT_ID: given,
  LINKEDIN_CLIENT_SECRET: given,
  GITHUB_CLIENT_ID: given,
  GITHUB_CLIENT_SECRET: given,
  MICROSOFT_CLIENT_ID: given,
  MICROSOFT_CLIENT_SECRET: given,
  /** A directory's id, or common, organizations or consumers. Unset lets in accounts of every kind. */
  MICROSOFT_TENANT: token.regex(/^[\w.-]+$/, 'must be the id or the name of a directory').optional(),
  /** The address of any other provider that speaks OpenID Connect; its endpoints are found from there. */
  OIDC_ISSUER: safeWebAddress.optional(),
  OIDC_CLIENT_ID: given,
  OIDC_CLIENT_SECRET: given,
  /** What its button says after "Continue with". */
  OIDC_NAME: oneLine.optional(),
}

/** What belongs together: all of it, or none. */
const COMPLETE_SETS = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
  ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
  ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
] as const

/** Names what is missing of a provider that is set up by half. `present` holds no empty variables. */
export function providerProblems(present: Record<string, string | undefined>): string[] {
  return COMPLETE_SETS.filter((names) => names.some((name) => present[name])).flatMap((names) =>
    names.filter((name) => !present[name]).map((name) => `${name}: missing, its provider is set up by half`),
  )
}
