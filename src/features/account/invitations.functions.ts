import { createServerFn } from '@tanstack/react-start'
import { sessionMiddleware, signedInMiddleware } from '#/platform/auth/session.middleware.ts'
import { invitationIdSchema } from './account.schema.ts'
import { getLinkedInvitation, listInvitationsTo } from './invitations.server.ts'

/** The invitations to the caller's own address. */
export const listMyInvitations = createServerFn({ method: 'GET' })
  .middleware([signedInMiddleware])
  .handler(({ context }) => listInvitationsTo(context.user))

/** What a mailed link invites to, for whoever follows it. */
export const getInvitation = createServerFn({ method: 'GET' })
  .middleware([sessionMiddleware])
  .validator(invitationIdSchema)
  .handler(({ data }) => getLinkedInvitation(data.id))
