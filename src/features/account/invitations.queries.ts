import { queryOptions } from '@tanstack/react-query'
import { dataOf } from './auth-answer.ts'

/** An invitation as its addressee sees it. */
export type MyInvitation = {
  id: string
  organizationName: string
  organizationRole: string
  /** When it ends, in milliseconds since the epoch. */
  expiresAtMs: number
}

async function listMyInvitations(): Promise<MyInvitation[]> {
  const { authClient } = await import('#/platform/auth/auth-client.ts')
  const invitations = dataOf(await authClient.organization.listUserInvitations())
  return invitations
    .map(({ id, role, expiresAt, organizationName }) => ({
      id,
      organizationName,
      organizationRole: role,
      expiresAtMs: new Date(expiresAt).getTime(),
    }))
    .filter((invitation) => invitation.expiresAtMs > Date.now())
}

/** The open invitations of the signed-in person. It is asked for in the browser, by the library's client. */
export const myInvitationsQuery = queryOptions({
  queryKey: ['invitations', 'mine'],
  queryFn: listMyInvitations,
})

/** Joins the organisation and makes it the active one. */
export async function acceptInvitation(invitationId: string): Promise<void> {
  const { authClient } = await import('#/platform/auth/auth-client.ts')
  dataOf(await authClient.organization.acceptInvitation({ invitationId }))
}

/** Turns the invitation down; it disappears. */
export async function declineInvitation(invitationId: string): Promise<void> {
  const { authClient } = await import('#/platform/auth/auth-client.ts')
  dataOf(await authClient.organization.rejectInvitation({ invitationId }))
}
