import { APIError, createAuthMiddleware, sendVerificationEmailFn } from 'better-auth/api'
import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth'
import { EMAIL_VERIFICATION_PATH } from '#/domain/access/auth-paths.ts'
import { reportFault } from '#/platform/errors/report-fault.server.ts'
import { isProviderCallback } from './is-provider-callback.ts'
import { ensureOidcProvider, OIDC_PROVIDER_ID } from './oidc-provider.server.ts'

const STARTS = new Set(['/sign-in/social', '/link-social'])

const TOKEN_FIELDS = [
  ...['accessToken', 'refreshToken', 'idToken'],
  ...['accessTokenExpiresAt', 'refreshTokenExpiresAt'],
]

type AccountRow = Record<string, unknown>

/**
 * A token handed in by a browser would sign somebody in without the redirect, and with it without state, nonce and
 * second factor: only the redirect is offered.
 */
const prepare = createAuthMiddleware(async (context) => {
  const asked: { idToken?: unknown; provider?: unknown } = { ...context.body }
  if (asked.idToken !== undefined) {
    throw new APIError('BAD_REQUEST', { code: 'ID_TOKEN_NOT_SUPPORTED', message: 'Not supported' })
  }
  const wanted: unknown = asked.provider ?? context.params?.id
  if (wanted !== OIDC_PROVIDER_ID || (await ensureOidcProvider(context.context)) !== 'away') return
  throw new APIError('BAD_GATEWAY', { code: 'PROVIDER_AWAY', message: 'The provider cannot be reached' })
})

/** Nothing is ever asked of a provider in a person's name, so that nothing is kept that would allow it. */
async function withoutTokens(row: AccountRow) {
  const dropped = TOKEN_FIELDS.filter((name) => name in row).map((name) => [name, null] as const)
  return { data: Object.fromEntries(dropped) }
}

/** Runs when the account is committed. A failure is reported: the mail can be asked for again. */
async function mailUnvouched(
  user: { id: string; email: string; emailVerified: boolean; name: string; createdAt: Date; updatedAt: Date },
  context: GenericEndpointContext | null,
): Promise<void> {
  if (!context || !isProviderCallback(context) || user.emailVerified) return
  const asked = { ...context, body: { callbackURL: EMAIL_VERIFICATION_PATH } }
  await sendVerificationEmailFn(asked, user).catch((error: unknown) => reportFault(error, context.path))
}

/** What the product adds to the library's sign-in by a provider. */
export function socialSignIn() {
  return {
    id: 'social-sign-in',
    init: () => ({
      options: {
        databaseHooks: {
          account: { create: { before: withoutTokens }, update: { before: withoutTokens } },
          user: { create: { after: mailUnvouched } },
        },
      },
    }),
    hooks: {
      before: [
        {
          matcher: (context) => STARTS.has(context.path ?? '') || isProviderCallback(context),
          handler: prepare,
        },
      ],
    },
  } satisfies BetterAuthPlugin
}
