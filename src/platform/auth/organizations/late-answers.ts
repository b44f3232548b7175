import { createAuthMiddleware, isAPIError } from 'better-auth/api'
import type { BetterAuthPlugin } from 'better-auth'
import { AppError } from '#/domain/app-error.ts'

const ANSWERS = new Set(['/organization/accept-invitation', '/organization/reject-invitation'])

const sayOver = createAuthMiddleware(async ({ context: { returned } }) => {
  if (!isAPIError(returned) || returned.body?.code !== 'INVITATION_NOT_FOUND') return
  // The library keeps its status for every refusal of its own kind.
  throw new AppError('CONFLICT', 'error.auth.invitationOver')
})

/**
 * Says that an invitation is over to whoever answers it at the moment in which it ends. `protectInvitations` saw it open
 * and the library did not; its own refusal is that of a malformed request.
 */
export function lateAnswers() {
  return {
    id: 'late-answers',
    hooks: { after: [{ matcher: ({ path }) => ANSWERS.has(path ?? ''), handler: sayOver }] },
  } satisfies BetterAuthPlugin
}
