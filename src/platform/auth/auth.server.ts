import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { admin, organization, twoFactor } from 'better-auth/plugins'
import { tanstackStartCookies } from 'better-auth/tanstack-start'
import { db } from '#/db/client.server.ts'
import * as schema from '#/db/schema/index.ts'
import { PRODUCT_NAME } from '#/lib/product.ts'
import { baseUrl, env, isTrial } from '#/platform/env/env.server.ts'
import { CLIENT_IP_HEADER } from '#/platform/http/client-ip-header.ts'
import { log } from '#/platform/log/log.server.ts'
import { accountNotices } from './account-notices.ts'
import type { AuthHooks } from './auth-hooks.ts'
import { beforeCall } from './before-call.ts'
import { personRowHooks, userDeletion } from './delete-person.server.ts'
import { forgetCachedSession } from './forget-cached-session.ts'
import { limitStorage } from './limit-storage.server.ts'
import { mailAfterSignUp } from './mail-after-sign-up.ts'
import { mailLimits } from './mail-limits.server.ts'
import { organizationHooks } from './organization-hooks.ts'
import { organizationAccess } from './organization-access.ts'
import { sessionRowHooks } from './session-row-hooks.ts'
import { passwordLimits } from './password-limits.server.ts'
import { afterPasswordReset } from './password-reset.server.ts'
import { resetLinks } from './reset-links.server.ts'
import { secondFactorEverywhere } from './second-factor-everywhere.ts'
import { signInLimits } from './sign-in-limits.server.ts'
import { socialProviders } from './social-providers.server.ts'
import { socialSignIn } from './social-sign-in.server.ts'
import { userFields } from './user-fields.ts'
import { userRowHooks } from './user-row-hooks.ts'
import { agreementLink, proofLink, verificationLinks } from './verification-links.ts'

const DAY_S = 86_400
const QUARTER_HOUR_S = 900
const INVITATION_EXPIRES_S = 7 * DAY_S

const EMPLOYER_ONLY = (user: Record<string, unknown>) => user.type === 'Employer'

function organizationPlugin(hooks: AuthHooks) {
  return organization({
    ...organizationAccess,
    teams: { enabled: true },
    creatorRole: 'owner',
    allowUserToCreateOrganization: EMPLOYER_ONLY,
    invitationExpiresIn: INVITATION_EXPIRES_S,
    requireEmailVerificationOnInvitation: true,
    cancelPendingInvitationsOnReInvite: true,
    organizationHooks,
    schema: {
      organization: {
        additionalFields: {
          email: { type: 'string', required: true, input: true },
          phone: { type: 'string', required: true, input: true },
          description: { type: 'string', required: true, input: true },
          location: { type: 'string', required: true, input: true },
          video: { type: 'string', required: false, input: true },
        },
      },
      member: { fields: { role: 'organizationRole' } },
      invitation: { fields: { role: 'organizationRole' } },
    },
    sendInvitationEmail: ({ id, email, inviter, organization: { name } }) =>
      hooks.sendInvitationMail({
        invitationId: id,
        email,
        inviterName: inviter.user.name,
        organizationName: name,
      }),
  })
}

const perQuarterHour = (max: number) => ({ window: 900, max })
const perHour = (max: number) => ({ window: 3_600, max })

/** What the library answers; a few of its endpoints have no path, because only the server may call them. */
function listPaths(): (string | undefined)[] {
  return Object.values(auth().api).map(({ path }) => path)
}

/** For each path that no rule names, and for all that the library does not know together. */
const PER_PATH = { window: 60, max: 300 }

/** What one address of the network may ask for. */
const RATE_LIMITS = {
  enabled: true,
  customStorage: limitStorage({ listPaths, unknown: PER_PATH }),
  ...PER_PATH,
  customRules: {
    // One address trying many accounts; tries at one account are counted by `signInLimits`.
    '/sign-in/email': perQuarterHour(100),
    '/sign-in/social': perQuarterHour(100),
    '/sign-up/email': perHour(10),
    // A code has six digits: the library also ends a challenge after a few wrong ones.
    '/two-factor/*': perQuarterHour(10),
    // Mails to one recipient are counted by `mailLimits`.
    '/request-password-reset': perHour(3),
    '/send-verification-email': perHour(5),
  },
}

function buildAuth(hooks: AuthHooks) {
  return betterAuth({
    appName: PRODUCT_NAME,
    baseURL: baseUrl(),
    basePath: '/api/auth',
    secret: env().AUTH_SECRET,
    trustedOrigins: isTrial() ? [baseUrl(), `http://127.0.0.1:${env().PORT}`] : [baseUrl()],
    database: drizzleAdapter(db(), { provider: 'pg', schema, transaction: true }),
    user: {
      additionalFields: userFields,
      deleteUser: userDeletion,
      changeEmail: {
        enabled: true,
        // Whoever has a confirmed address agrees there first; the new one is proved after that.
        sendChangeEmailConfirmation: ({ user: { id, email, name }, newEmail, url }) =>
          hooks.sendChangeEmailMail({ userId: id, email, name, newEmail, url: agreementLink(url) }),
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: afterPasswordReset(hooks),
      sendResetPassword: ({ user, url }) =>
        hooks.sendResetMail({ userId: user.id, email: user.email, name: user.name, url }),
    },
    emailVerification: {
      // `mailAfterSignUp` sends it: the library would do so inside the transaction of the sign-up.
      sendOnSignUp: false,
      // The link proves the address and nothing more: whoever holds it is not signed in by it.
      autoSignInAfterVerification: false,
      sendVerificationEmail: ({ user, url }) =>
        hooks.sendVerificationMail({
          userId: user.id,
          email: user.email,
          name: user.name,
          ...proofLink(url),
        }),
    },
    socialProviders: socialProviders(),
    // What a provider says of a person is heard once, when they come for the first time.
    account: { updateAccountOnSignIn: false },
    session: {
      expiresIn: 30 * DAY_S,
      // How exact the time of a session's last use is.
      updateAge: QUARTER_HOUR_S,
      cookieCache: { enabled: true, maxAge: 60 },
    },
    rateLimit: RATE_LIMITS,
    advanced: {
      cookiePrefix: 'flightpath',
      // Said aloud, because the library drops the check when it sees a test run.
      disableOriginCheck: false,
      ipAddress: { ipAddressHeaders: [CLIENT_IP_HEADER] },
    },
    hooks: { before: beforeCall, after: forgetCachedSession },
    databaseHooks: {
      session: sessionRowHooks,
      user: { ...userRowHooks, delete: personRowHooks },
    },
    // Faults come out of the handler, and `answerAuthRequest` reports them: the library would print SQL and parameters.
    onAPIError: { throw: true, errorURL: `${baseUrl()}/auth/signin` },
    telemetry: { enabled: false },
    logger: { level: 'warn', log: (level, message) => log()[level](message) },
    plugins: [
      organizationPlugin(hooks),
      admin({
        defaultRole: 'user',
        adminRoles: ['admin'],
        schema: { user: { fields: { role: 'platformRole' } } },
      }),
      secondFactorEverywhere(twoFactor({ issuer: PRODUCT_NAME })),
      signInLimits(),
      passwordLimits(),
      resetLinks(),
      mailLimits(),
      mailAfterSignUp(),
      verificationLinks(),
      accountNotices(hooks),
      socialSignIn(),
      tanstackStartCookies(),
    ],
  })
}

export type Auth = ReturnType<typeof buildAuth>

let hooksInUse: AuthHooks | undefined
let instance: Auth | undefined

/** Hands the auth platform its hooks; the composition root calls this once, before the first request. */
export function configureAuth(hooks: AuthHooks): void {
  hooksInUse = hooks
  instance = undefined
}

/** The auth library, built when first asked for. Throws when nobody configured it. */
export function auth(): Auth {
  if (!hooksInUse) throw new Error('configureAuth was not called')
  instance ??= buildAuth(hooksInUse)
  return instance
}
