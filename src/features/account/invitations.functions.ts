import { createServerFn } from '@tanstack/react-start'
import { freshSessionMiddleware, freshSignedInMiddleware } from '#/platform/auth/session.middleware.ts'
import { invitationIdSchema } from './account.schema.ts'
import { getLinkedInvitation, listInvitationsTo } from './invitations.server.ts'

/** The invitations to the caller's own address. */
export const listMyInvitations = createServerFn({ method: 'GET' })
  .middleware([freshSignedInMiddleware])
  .handler(({ context }) => listInvitationsTo(context.user))

/** What a mailed link invites to, for whoever follows it. */
export const getInvitation = createServerFn({ method: 'GET' })
  .middleware([freshSessionMiddleware])
  .validator(invitationIdSchema)
  .handler(({ data, context }) => getLinkedInvitation(data.id, context.user))
