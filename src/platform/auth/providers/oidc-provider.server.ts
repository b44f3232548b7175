import type { AuthContext } from 'better-auth'
import { genericOAuth } from 'better-auth/plugins'
import { env } from '#/platform/env/env.server.ts'
import { log } from '#/platform/log/log.server.ts'
import { toUserFields } from './provider-profile.ts'

/** What the library calls the operator's own provider; a part of its return address. */
export const OIDC_PROVIDER_ID = 'oidc'

const DISCOVERY_LIMIT_MS = 5_000

type Tokens = { idToken?: string }
type Providers = AuthContext['socialProviders']

const withoutSlash = (address: string) => address.replace(/(?<!\/)\/+$/, '')

/** Whom an ID token names. The library has verified it by then, or has stopped. */
function subjectOf({ idToken }: Tokens): unknown {
  const payload = Buffer.from(idToken?.split('.')[1] ?? '', 'base64url').toString()
  const claims: unknown = payload ? JSON.parse(payload) : null
  return typeof claims === 'object' && claims !== null && 'sub' in claims ? claims.sub : undefined
}

function oidcPlugin(issuer: string) {
  return genericOAuth({
    config: [
      {
        providerId: OIDC_PROVIDER_ID,
        discoveryUrl: `${issuer}/.well-known/openid-configuration`,
        clientId: env().OIDC_CLIENT_ID ?? '',
        clientSecret: env().OIDC_CLIENT_SECRET,
        scopes: ['openid', 'email', 'profile'],
        requireIdTokenVerification: true,
        // The library would take an answer without an ID token; a person is whom the verified token names.
        accountSubject: ({ tokens, profile }) => {
          const subject = subjectOf(tokens)
          return typeof subject === 'string' && subject === profile.sub ? subject : ''
        },
        mapProfileToUser: (claims) => ({ emailVerified: false, ...toUserFields(claims) }),
      },
    ],
  })
}

/** Asks the issuer for its endpoints. Empty when it cannot be reached in time, or names another issuer. */
async function discover(issuer: string, context: AuthContext): Promise<Providers> {
  const limit = new Promise<null>((resolve) => setTimeout(resolve, DISCOVERY_LIMIT_MS, null).unref())
  const found = await Promise.race([oidcPlugin(issuer).init({ ...context, socialProviders: [] }), limit])
  const providers = (found?.context.socialProviders ?? []).filter(
    (provider) => withoutSlash(provider.issuer ?? '') === issuer,
  )
  if (providers.length === 0)
    log().warn(`Sign-in by ${issuer} is not possible now: nothing usable was found there`)
  return providers
}

let asking: Promise<void> | undefined

const isKnown = ({ socialProviders }: AuthContext) =>
  socialProviders.some(({ id }) => id === OIDC_PROVIDER_ID)

/**
 * Makes the operator's own provider known to the library the first time that somebody needs it. The library would ask
 * the issuer when the server starts, let everybody wait for the answer, and never ask again after a failure. Here an
 * issuer that is away keeps nobody but those who want to come by it, and the next of them asks once more.
 * 'away' is one that is set up and could not be asked.
 */
export async function ensureOidcProvider(context: AuthContext): Promise<'known' | 'away' | 'not set up'> {
  const issuer = withoutSlash(env().OIDC_ISSUER ?? '')
  if (!issuer) return 'not set up'
  if (isKnown(context)) return 'known'
  asking ??= discover(issuer, context)
    .then((providers) => void context.socialProviders.push(...providers))
    .finally(() => (asking = undefined))
  await asking
  return isKnown(context) ? 'known' : 'away'
}
