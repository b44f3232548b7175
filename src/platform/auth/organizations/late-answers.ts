import { createAuthMiddleware, isAPIError } from 'better-auth/api'
import type { BetterAuthPlugin } from 'better-auth'
import { AppError } from '#/domain/app-error.ts'

/** Somebody whose right to remove members has just ended is told so with the status of an ended session. */
const sayNotAllowed = createAuthMiddleware(async ({ context: { returned } }) => {
  const code = isAPIError(returned) ? returned.body?.code : undefined
  if (code !== 'YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER') return
  throw new AppError('FORBIDDEN', 'error.notAllowed')
})

const ANSWERS = new Set(['/organization/accept-invitation', '/organization/reject-invitation'])

const sayOver = createAuthMiddleware(async ({ context: { returned } }) => {
  if (!isAPIError(returned) || returned.body?.code !== 'INVITATION_NOT_FOUND') return
  // The library keeps its status for every refusal of its own kind.
  throw new AppError('CONFLICT', 'error.auth.invitationOver')
})

/**
 * Says in this product's words what was true a moment ago and is not when the library looks: that an invitation is over,
 * which `protectInvitations` saw open and of which the library says that the request is malformed; and that somebody may
 * not remove a member, whom `protectMembers` saw with that right and whom the library takes for signed out.
 */
export function lateAnswers() {
  return {
    id: 'late-answers',
    hooks: {
      after: [
        { matcher: ({ path }) => ANSWERS.has(path ?? ''), handler: sayOver },
        { matcher: ({ path }) => path === '/organization/remove-member', handler: sayNotAllowed },
      ],
    },
  } satisfies BetterAuthPlugin
}
