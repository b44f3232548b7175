import { createMiddleware } from '@tanstack/react-start'
import { getRequestHeaders } from '@tanstack/react-start/server'
import type { AccountType } from '#/domain/access/account-type.ts'
import { AppError } from '#/domain/app-error.ts'
import { findCurrentSession } from './actor.server.ts'

/** Attaches who is asking, or null. It refuses nobody. */
export const sessionMiddleware = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  const current = await findCurrentSession(getRequestHeaders())
  return next({ context: { actor: current?.actor ?? null, user: current?.user ?? null } })
})

/** Refuses callers who are not signed in. */
export const signedInMiddleware = createMiddleware({ type: 'function' })
  .middleware([sessionMiddleware])
  .server(async ({ next, context }) => {
    const { actor, user } = context
    if (!actor || !user) throw new AppError('UNAUTHENTICATED', 'error.mustBeSignedIn')
    return next({ context: { actor, user } })
  })

/** Refuses callers of another account type. */
function accountTypeMiddleware(accountType: AccountType) {
  return createMiddleware({ type: 'function' })
    .middleware([signedInMiddleware])
    .server(async ({ next, context }) => {
      if (context.actor.accountType !== accountType) throw new AppError('FORBIDDEN', 'error.notAllowed')
      return next()
    })
}

export const individualMiddleware = accountTypeMiddleware('Individual')
export const employerMiddleware = accountTypeMiddleware('Employer')
export const adminMiddleware = accountTypeMiddleware('Admin')
