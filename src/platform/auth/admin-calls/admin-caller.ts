import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'

/** The admin who calls, also where they look through somebody else's eyes. */
export type AdminCaller = {
  actorId: string
  impersonatedId: string | null
  /** The session by which they call. */
  session: { id: string; expiresAt: Date }
}

const readCaller = createAuthMiddleware(async (context): Promise<{ caller: AdminCaller | null }> => {
  const asking = await getSessionFromCtx(context, { disableCookieCache: true, disableRefresh: true })
  if (!asking) return { caller: null }
  const { id, expiresAt, impersonatedBy } = asking.session
  const session = { id, expiresAt: new Date(expiresAt) }
  if (impersonatedBy) {
    return { caller: { actorId: String(impersonatedBy), impersonatedId: asking.user.id, session } }
  }
  const isAdmin = asking.user.type === 'Admin'
  return { caller: isAdmin ? { actorId: asking.user.id, impersonatedId: null, session } : null }
})

/** A call as it comes to one of the library's endpoints. */
export type CallContext = Parameters<typeof readCaller>[0]

/** Which admin makes a call, asked in the database; null for everybody else. */
export async function findAdminCaller(context: CallContext): Promise<AdminCaller | null> {
  const { caller } = await readCaller({ ...context, returnHeaders: false })
  return caller
}
