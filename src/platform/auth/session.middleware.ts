import { createMiddleware } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import type { Actor } from '#/domain/access/actor.ts'
import type { AccountType } from '#/domain/access/account-type.ts'
import { AppError } from '#/domain/app-error.ts'
import type { CurrentSession } from './actor.server.ts'
import { inTurnOfAccount } from './session/in-turn-of-account.server.ts'
import { sessionOf } from './session/request-session.server.ts'

type Asking = { [Part in keyof CurrentSession]: CurrentSession[Part] | null }

const askedOf = ({ actor }: Asking, { method }: Request) => ({
  ...{ userId: actor?.userId, organizationId: actor?.activeOrganizationId },
  method,
})

const NOBODY: Asking = { sessionId: null, actor: null, user: null }

/**
 * Attaches who is asking, or null. It refuses nobody. It believes a signed cookie that may be a minute old, as everything
 * built on it does: it is for what only reads, and shows nobody's contact data.
 */
export const sessionMiddleware = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  const request = getRequest()
  const asking: Asking = (await sessionOf(request, { freshness: 'cached' })) ?? NOBODY
  return inTurnOfAccount(askedOf(asking, request), () => next({ context: asking }))
})

function requireSignedIn({ sessionId, actor, user }: Asking): CurrentSession {
  if (!sessionId || !actor || !user) throw new AppError('UNAUTHENTICATED', 'error.mustBeSignedIn')
  return { sessionId, actor, user }
}

/** Refuses callers who are not signed in. */
export const signedInMiddleware = createMiddleware({ type: 'function' })
  .middleware([sessionMiddleware])
  .server(({ next, context }) => next({ context: requireSignedIn(context) }))

/**
 * Attaches who is asking by the database, or null, and refuses nobody. Every write and every answer with contact data
 * stands on it: who was banned, signed out or removed a moment ago is nobody.
 */
export const freshSessionMiddleware = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  const request = getRequest()
  const asking: Asking = (await sessionOf(request, { freshness: 'fresh' })) ?? NOBODY
  return inTurnOfAccount(askedOf(asking, request), () => next({ context: asking }))
})

/** Refuses callers who are not signed in by the database. */
export const freshSignedInMiddleware = createMiddleware({ type: 'function' })
  .middleware([freshSessionMiddleware])
  .server(({ next, context }) => next({ context: requireSignedIn(context) }))

/** For what only the owner of an account decides: refuses an admin who looks through their eyes. */
export const ownerMiddleware = createMiddleware({ type: 'function' })
  .middleware([freshSignedInMiddleware])
  .server(({ next, context }) => {
    if (context.user.isImpersonated) throw new AppError('FORBIDDEN', 'error.notAllowed')
    return next()
  })

function requireType({ accountType }: Actor, wanted: AccountType): void {
  if (accountType === wanted) return
  const values = { resource: `/app/${wanted.toLowerCase()}` }
  throw new AppError('FORBIDDEN', 'error.notAllowedResource', { values })
}

/** Refuses callers of another account type. */
function accountTypeMiddleware(accountType: AccountType) {
  return createMiddleware({ type: 'function' })
    .middleware([signedInMiddleware])
    .server(({ next, context }) => {
      requireType(context.actor, accountType)
      return next()
    })
}

/** The same by the database: somebody banned or signed out a moment ago is refused. */
function freshAccountTypeMiddleware(accountType: AccountType) {
  return createMiddleware({ type: 'function' })
    .middleware([freshSignedInMiddleware])
    .server(({ next, context }) => {
      requireType(context.actor, accountType)
      return next()
    })
}

export const individualMiddleware = accountTypeMiddleware('Individual')
export const freshIndividualMiddleware = freshAccountTypeMiddleware('Individual')
export const employerMiddleware = accountTypeMiddleware('Employer')
export const freshEmployerMiddleware = freshAccountTypeMiddleware('Employer')
/** An admin is always asked for afresh. */
export const adminMiddleware = freshAccountTypeMiddleware('Admin')
