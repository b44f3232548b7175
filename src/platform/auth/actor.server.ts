import { isAPIError } from 'better-auth/api'
import type { Actor } from '#/domain/access/actor.ts'
import { ACCOUNT_TYPES, type AccountType } from '#/domain/access/account-type.ts'
import { AppError } from '#/domain/app-error.ts'
import { CURRENCIES, DEFAULT_CURRENCY, type Currency } from '#/domain/money/currency.ts'
import { DEFAULT_LANGUAGE } from '#/i18n/languages.ts'
import { TRY_AGAIN_SECONDS } from '#/platform/errors/passing-fault.ts'
import { auth } from './auth.server.ts'

/** The signed-in user as screens know them; no other person ever receives this. */
export type SessionUser = {
  id: string
  name: string
  firstName: string
  lastName: string
  email: string
  emailVerified: boolean
  image: string | null
  type: AccountType
  /** False until somebody who came by a provider has said what they are here for. */
  typeChosen: boolean
  /** The currency in which amounts in filters are meant. */
  currency: Currency
  /** As it was chosen last; it may not be offered any more. */
  language: string
  twoFactorEnabled: boolean
  /** Whether an admin looks through this person's eyes. */
  isImpersonated: boolean
}

export type CurrentSession = { sessionId: string; actor: Actor; user: SessionUser }

function toAccountType(value: unknown): AccountType {
  const known = ACCOUNT_TYPES.find((type) => type === value)
  if (!known) throw new Error('User type not found')
  return known
}

type Freshness = 'cached' | 'fresh'

/** The library hides why it could not look: nearly always the database is busy or away, and both pass. */
function refuseForNow(error: unknown): never {
  if (!isAPIError(error) || error.body?.code !== 'FAILED_TO_GET_SESSION') throw error
  throw new AppError('UNAVAILABLE', 'error.unavailable', { retryAfterSeconds: TRY_AGAIN_SECONDS })
}

async function findSession(headers: Headers, freshness: Freshness) {
  const query = freshness === 'fresh' ? { disableCookieCache: true } : undefined
  const found = await auth().api.getSession({ headers, query }).catch(refuseForNow)
  // Confirmed on the phone a moment ago: the copy in this browser's cookie cannot know, and a like would be refused.
  if (found && !found.user.emailVerified && freshness === 'cached') return findSession(headers, 'fresh')
  return found
}

/**
 * Who is behind a request, or null. `cached` believes a signed cookie that may be 60 s old; `fresh` asks the
 * database. Somebody whose address is not confirmed is always asked for afresh.
 */
export async function findCurrentSession(
  headers: Headers,
  { freshness }: { freshness: Freshness },
): Promise<CurrentSession | null> {
  const found = await findSession(headers, freshness)
  if (!found) return null
  const { user, session } = found
  const type = toAccountType(user.type)
  return {
    sessionId: session.id,
    actor: {
      userId: user.id,
      accountType: type,
      platformRole: type === 'Admin' ? 'admin' : 'user',
      emailVerified: user.emailVerified,
      activeOrganizationId: session.activeOrganizationId ?? null,
    },
    user: {
      id: user.id,
      name: user.name,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      emailVerified: user.emailVerified,
      image: user.image ?? null,
      type,
      // Employers and admins became what they are by somebody's decision.
      typeChosen: type !== 'Individual' || (user.typeChosen ?? true),
      currency: CURRENCIES.find((code) => code === user.currency) ?? DEFAULT_CURRENCY,
      language: user.language ?? DEFAULT_LANGUAGE,
      twoFactorEnabled: user.twoFactorEnabled ?? false,
      isImpersonated: Boolean(session.impersonatedBy),
    },
  }
}
