import { PROVIDER_NAMES, SIGN_IN_PROVIDERS, type OfferedProvider } from '#/domain/access/sign-in-provider.ts'
import { env } from '#/platform/env/env.server.ts'
import { microsoftUserFields, toUserFields } from './provider-profile.ts'

function built(clientId: string | undefined, clientSecret: string | undefined) {
  if (!clientId || !clientSecret) return undefined
  return { clientId, clientSecret, mapProfileToUser: toUserFields }
}

/** The settings of each provider that the library knows by name and the environment sets up. */
export function socialProviders() {
  const given = env()
  const google = built(given.GOOGLE_CLIENT_ID, given.GOOGLE_CLIENT_SECRET)
  const linkedin = built(given.LINKEDIN_CLIENT_ID, given.LINKEDIN_CLIENT_SECRET)
  const github = built(given.GITHUB_CLIENT_ID, given.GITHUB_CLIENT_SECRET)
  const microsoft = built(given.MICROSOFT_CLIENT_ID, given.MICROSOFT_CLIENT_SECRET)
  return {
    ...(google && { google: { ...google, prompt: 'select_account' as const } }),
    ...(linkedin && { linkedin }),
    ...(github && { github }),
    ...(microsoft && {
      microsoft: {
        ...microsoft,
        tenantId: given.MICROSOFT_TENANT,
        mapProfileToUser: microsoftUserFields(given.MICROSOFT_TENANT),
        disableProfilePhoto: true,
      },
    }),
  }
}

/** The providers that are set up, for the screens: no ids and no secrets. */
export function offeredProviders(): OfferedProvider[] {
  const known: Partial<Record<string, object>> = socialProviders()
  return SIGN_IN_PROVIDERS.flatMap((id): OfferedProvider[] => {
    if (id === 'oidc') return env().OIDC_ISSUER ? [{ id, name: env().OIDC_NAME ?? '' }] : []
    return known[id] ? [{ id, name: PROVIDER_NAMES[id] }] : []
  })
}
