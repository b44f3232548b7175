import type { AuthHooks } from '#/platform/auth/auth-hooks.ts'

const nothing = async () => undefined

/** Hooks of the auth platform whose mails go nowhere. */
export const NO_MAILS: AuthHooks = {
  sendVerificationMail: nothing,
  sendResetMail: nothing,
  sendChangeEmailMail: nothing,
  sendNotice: nothing,
  sendInvitationMail: nothing,
}
