import { betterAuth } from 'better-auth/minimal'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { twoFactor } from 'better-auth/plugins'
import { tanstackStartCookies } from 'better-auth/tanstack-start'
import * as schema from '#/db/schema/index.ts'
import { PRODUCT_NAME } from '#/lib/product.ts'
import { baseUrl, env, isTrial } from '#/platform/env/env.server.ts'
import { CLIENT_IP_HEADER } from '#/platform/http/client-ip-header.ts'
import { hostCookie } from '#/platform/http/host-cookie.ts'
import { log } from '#/platform/log/log.server.ts'
import { accountNotices } from './person/account-notices.ts'
import { auditedAdmin } from './admin-calls/audited-admin.server.ts'
import { addressLimits } from './limits/address-limits.server.ts'
import { joiningDatabase } from './auth-connection.server.ts'
import type { AuthHooks } from './auth-hooks.ts'
import { authTrail } from './person/auth-trail.ts'
import { beforeCall } from './before-call.ts'
import { personRowHooks, userDeletion } from './person/delete-person.server.ts'
import { forgetCachedSession } from './session/forget-cached-session.ts'
import { knownBrowsers } from './known-browser/known-browsers.ts'
import { mailAfterSignUp } from './links/mail-after-sign-up.ts'
import { mailLimits } from './limits/mail-limits.server.ts'
import { hideInvitations } from './organizations/hide-invitations.ts'
import { lateAnswers } from './organizations/late-answers.ts'
import { unmailedInvitations } from './organizations/unmailed-invitations.server.ts'
import { organizationAftermath } from './organizations/organization-aftermath.ts'
import { MEMBERS_MAX, organizationPlugin } from './organizations/organization-plugin.ts'
import { sessionRowHooks } from './session/session-row-hooks.ts'
import { passwordLimits } from './limits/password-limits.server.ts'
import { proofsByMail } from './proofs-by-mail.ts'
import { resetLinks } from './links/reset-links.server.ts'
import { secondFactorEverywhere } from './second-factor/second-factor-everywhere.ts'
import { secondFactorLimits } from './second-factor/second-factor-limits.server.ts'
import { signInLimits } from './limits/sign-in-limits.server.ts'
import { socialProviders } from './providers/social-providers.server.ts'
import { socialSignIn } from './providers/social-sign-in.server.ts'
import { usedCodes } from './second-factor/used-codes.server.ts'
import { userFields } from './person/user-fields.ts'
import { userRowHooks } from './person/user-row-hooks.ts'
import { verificationLinks } from './links/verification-links.ts'

const DAY_S = 86_400
const QUARTER_HOUR_S = 900
/** What the library answers; a few of its endpoints have no path, because only the server may call them. */
export function listPaths(): (string | undefined)[] {
  return Object.values(auth().api).map(({ path }) => path)
}

/** The library's plugins and ours; the one of the framework, which hands cookies on, comes last. */
function listPlugins(hooks: AuthHooks) {
  return [
    organizationPlugin(hooks),
    organizationAftermath(),
    hideInvitations(),
    unmailedInvitations(),
    lateAnswers(),
    auditedAdmin(),
    secondFactorEverywhere(twoFactor({ issuer: PRODUCT_NAME, accountLockout: { enabled: false } })),
    secondFactorLimits(hooks),
    usedCodes(),
    knownBrowsers(),
    signInLimits(),
    passwordLimits(),
    resetLinks(),
    mailLimits(),
    mailAfterSignUp(),
    verificationLinks(),
    accountNotices(hooks),
    socialSignIn(),
    authTrail(),
    tanstackStartCookies(),
  ] as const
}

function buildAuth(hooks: AuthHooks) {
  const { emailAndPassword, emailVerification, changeEmail } = proofsByMail(hooks)
  return betterAuth({
    appName: PRODUCT_NAME,
    baseURL: baseUrl(),
    basePath: '/api/auth',
    secret: env().AUTH_SECRET,
    trustedOrigins: isTrial() ? [baseUrl(), `http://127.0.0.1:${env().PORT}`] : [baseUrl()],
    database: drizzleAdapter(joiningDatabase(), { provider: 'pg', schema, transaction: true }),
    user: { additionalFields: userFields, deleteUser: userDeletion, changeEmail },
    emailAndPassword,
    emailVerification,
    socialProviders: socialProviders(),
    // What a provider says of a person is heard once, when they come for the first time.
    account: { updateAccountOnSignIn: false },
    session: {
      expiresIn: 30 * DAY_S,
      // How exact the time of a session's last use is.
      updateAge: QUARTER_HOUR_S,
      cookieCache: { enabled: true, maxAge: 60 },
    },
    rateLimit: addressLimits(listPaths),
    advanced: {
      // The name carries the prefix of the host; the library would write one that asks less.
      cookiePrefix: hostCookie('flightpath', baseUrl()),
      useSecureCookies: false,
      defaultCookieAttributes: { secure: baseUrl().startsWith('https:') },
      // Said aloud, because the library drops the check when it sees a test run.
      disableOriginCheck: false,
      ipAddress: { ipAddressHeaders: [CLIENT_IP_HEADER] },
      // The library counts owners among the members that it reads without saying how many it wants.
      // A session and its person are one statement, and so is whatever else it reads together.
      database: { defaultFindManyLimit: MEMBERS_MAX, joins: true },
    },
    hooks: { before: beforeCall, after: forgetCachedSession },
    databaseHooks: {
      session: sessionRowHooks,
      user: { ...userRowHooks, delete: personRowHooks },
    },
    // Faults come out of the handler, and `answerAuthRequest` reports them: the library would print SQL and parameters.
    onAPIError: { throw: true, errorURL: `${baseUrl()}/auth/signin` },
    telemetry: { enabled: false },
    // What it calls an error is mostly somebody who sent what it does not take.
    logger: { level: 'warn', log: (level, message) => log()[level === 'error' ? 'warn' : level](message) },
    plugins: [...listPlugins(hooks)],
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
