/** What the composition root hands to the auth platform, which knows no feature. */
export type AuthHooks = {
  /** Queues the mail that proves an address. `url` is absolute and. */
  sendVerificationMail: (mail: { userId: string; email: string; name: string; url: string }) => Promise<void>
  /** Queues the mail that lets somebody choose a new password. */
  sendResetMail: (mail: { userId: string; email: string; name: string; url: string }) => Promise<void>
  /** Queues the mail that invites somebody into an organisation. */
  sendInvitationMail: (mail: {
    invitationId: string
    email: string
    inviterName: string
    organizationName: string
  }) => Promise<void>
}
