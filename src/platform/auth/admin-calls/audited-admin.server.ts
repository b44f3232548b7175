import { admin } from 'better-auth/plugins'
import type { CallContext } from './admin-caller.ts'
import { whereLookingEnds } from './end-looking.server.ts'
import { keepCall, type AdminCall } from './keep-call.server.ts'
import {
  begunLook,
  endedLook,
  namedSession,
  newAccount,
  password,
  sessions,
  standing,
  wholeStanding,
} from './sights.server.ts'

const ban = standing('banned', 'banReason', 'banExpires')
const decidesStanding = true

/** The endpoint with its path and options as they are; each call of it is kept. */
function kept<Endpoint extends (context: never) => unknown>(endpoint: Endpoint, call: AdminCall): Endpoint {
  return new Proxy(endpoint, {
    apply: (target, self, given: [CallContext]) =>
      keepCall(call, given[0], async () => {
        const answer: unknown = await Reflect.apply(target, self, given)
        return answer
      }),
  })
}

/** The library's plugin for admins; what it lets them change is kept in the audit log (ADR 58). */
export function auditedAdmin() {
  const plugin = admin({
    defaultRole: 'user',
    adminRoles: ['admin'],
    schema: { user: { fields: { role: 'platformRole' } } },
  })
  const { endpoints } = plugin
  return {
    ...plugin,
    hooks: { ...plugin.hooks, before: whereLookingEnds },
    endpoints: {
      ...endpoints,
      createUser: kept(endpoints.createUser, { action: 'user.create', look: newAccount }),
      adminUpdateUser: kept(endpoints.adminUpdateUser, {
        ...{ action: 'user.update', look: wholeStanding, decidesStanding },
      }),
      setRole: kept(endpoints.setRole, {
        ...{ action: 'user.set-role', look: standing('accountType', 'platformRole'), decidesStanding },
      }),
      setUserPassword: kept(endpoints.setUserPassword, { action: 'user.set-password', look: password }),
      banUser: kept(endpoints.banUser, { action: 'user.ban', look: ban, decidesStanding }),
      unbanUser: kept(endpoints.unbanUser, { action: 'user.unban', look: ban, decidesStanding }),
      impersonateUser: kept(endpoints.impersonateUser, { action: 'user.impersonate', look: begunLook }),
      stopImpersonating: kept(endpoints.stopImpersonating, {
        ...{ action: 'user.stop-impersonating', look: endedLook },
      }),
      revokeUserSession: kept(endpoints.revokeUserSession, {
        ...{ action: 'user.end-session', look: namedSession },
      }),
      revokeUserSessions: kept(endpoints.revokeUserSessions, { action: 'user.end-sessions', look: sessions }),
      removeUser: kept(endpoints.removeUser, {
        ...{ action: 'user.remove', look: wholeStanding, decidesStanding },
      }),
    },
  }
}
