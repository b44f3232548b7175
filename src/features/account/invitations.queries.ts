import { queryOptions } from '@tanstack/react-query'
import { AppError } from '#/domain/app-error.ts'
import { dataOf, loadClient } from '#/platform/auth/auth-answer.ts'
import { getInvitation, listMyInvitations } from './invitations.functions.ts'

const INVITATIONS = 'invitations'

/** The unanswered invitations of the signed-in person. */
export const myInvitationsQuery = queryOptions({
  queryKey: [INVITATIONS, 'mine'],
  queryFn: () => listMyInvitations(),
})

/** What a mailed link invites to. */
export function invitationQuery(id: string) {
  return queryOptions({
    queryKey: [INVITATIONS, 'linked', id],
    queryFn: () => getInvitation({ data: { id } }),
  })
}

/** Joins the organisation and makes it the active one. */
export async function acceptInvitation(invitationId: string): Promise<void> {
  const client = await loadClient()
  dataOf(await client.organization.acceptInvitation({ invitationId }))
}

/** Whether an answer came too late: nothing can be answered any more. */
export const isOver = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'CONFLICT' && error.field === undefined

/** Turns the invitation down; it disappears. */
export async function declineInvitation(invitationId: string): Promise<void> {
  const client = await loadClient()
  dataOf(await client.organization.rejectInvitation({ invitationId }))
}
