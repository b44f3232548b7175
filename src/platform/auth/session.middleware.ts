import { createMiddleware } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import type { Actor } from '#/domain/access/actor.ts'
import type { AccountType } from '#/domain/access/account-type.ts'
import { AppError } from '#/domain/app-error.ts'
import type { CurrentSession, SessionUser } from './actor.server.ts'
import { sessionOf } from './request-session.server.ts'

/** Attaches who is asking, or null. It refuses nobody. */
export const sessionMiddleware = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  const current = await sessionOf(getRequest(), { freshness: 'cached' })
  return next({ context: { actor: current?.actor ?? null, user: current?.user ?? null } })
})

type Asking = { actor: Actor | null; user: SessionUser | null }

function requireSignedIn({ actor, user }: Asking): CurrentSession {
  if (!actor || !user) throw new AppError('UNAUTHENTICATED', 'error.mustBeSignedIn')
  return { actor, user }
}

/** Refuses callers who are not signed in. */
export const signedInMiddleware = createMiddleware({ type: 'function' })
  .middleware([sessionMiddleware])
  .server(({ next, context }) => next({ context: requireSignedIn(context) }))

/** Attaches who is asking by the database and not by the signed cookie, which may be a minute old. */
const freshSessionMiddleware = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  const current = await sessionOf(getRequest(), { freshness: 'fresh' })
  return next({ context: { actor: current?.actor ?? null, user: current?.user ?? null } })
})

const freshSignedInMiddleware = createMiddleware({ type: 'function' })
  .middleware([freshSessionMiddleware])
  .server(({ next, context }) => next({ context: requireSignedIn(context) }))

function requireType({ accountType }: Actor, wanted: AccountType): void {
  if (accountType !== wanted) throw new AppError('FORBIDDEN', 'error.notAllowed')
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

/** The same by the database, for what cannot be taken back: somebody banned or signed out a moment ago is refused. */
function freshAccountTypeMiddleware(accountType: AccountType) {
  return createMiddleware({ type: 'function' })
    .middleware([freshSignedInMiddleware])
    .server(({ next, context }) => {
      requireType(context.actor, accountType)
      return next()
    })
}

export const individualMiddleware = accountTypeMiddleware('Individual')
/** For what opens contact data to another person, or ends a match. */
export const freshIndividualMiddleware = freshAccountTypeMiddleware('Individual')
export const employerMiddleware = accountTypeMiddleware('Employer')
export const freshEmployerMiddleware = freshAccountTypeMiddleware('Employer')
/** An admin is always asked for afresh. */
export const adminMiddleware = freshAccountTypeMiddleware('Admin')
