import type { GenericEndpointContext } from 'better-auth'
import { getIP } from 'better-auth/api'
import { findInitialOrganization } from '../organizations/initial-organization.server.ts'

type Context = GenericEndpointContext | null

/** Whoever signs up belongs nowhere yet; to ask would take a second connection beside the transaction's own. */
async function firstOrganization(userId: string, context: Context): Promise<string | null> {
  return context?.path === '/sign-up/email' ? null : findInitialOrganization(userId)
}

/**
 * Where and by what a session is used now; a call without headers is the server's own. The address is written as the
 * library writes it at sign-in: an address, unlike what limits count by, so that its country can be told.
 */
function usedFrom(context: Context): { ipAddress?: string; userAgent?: string } {
  const headers = context?.headers
  if (!headers) return {}
  return {
    ipAddress: getIP(headers, context.context.options) ?? '',
    userAgent: headers.get('user-agent') ?? '',
  }
}

/**
 * Whoever joins by an invitation into one team would act for that team, which this product does not know, and could not
 * delete it.
 */
function withoutTeam(context: Context): { activeTeamId?: null } {
  return context?.path === '/organization/accept-invitation' ? { activeTeamId: null } : {}
}

/**
 * Hooks of the session's row: a session begins in the company somebody worked for last, and keeps, beside the time of
 * its last use, from where and by what it was used.
 */
export const sessionRowHooks = {
  create: {
    before: async <Row extends { userId: string }>(row: Row, context: Context) => ({
      data: { ...row, activeOrganizationId: await firstOrganization(row.userId, context) },
    }),
  },
  update: {
    before: async <Row extends object>(row: Row, context: Context) => ({
      data: { ...row, ...usedFrom(context), ...withoutTeam(context) },
    }),
  },
}
