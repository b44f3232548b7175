import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { authRefusal } from '../refusal.ts'

/** Whoever signed in beside an open page of signing up makes no second account by it. */
export const refuseSecondAccount = createAuthMiddleware(async (context) => {
  if (context.path !== '/sign-up/email') return
  const asking = await getSessionFromCtx(context, { disableCookieCache: true })
  if (asking) throw authRefusal('FORBIDDEN', 'error.alreadySignedIn')
})
