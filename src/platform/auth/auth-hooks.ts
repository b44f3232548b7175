/** Whom a mail is for. */
type Addressee = { userId: string; email: string }

/** Something that happened to an account and that its owner should hear of even when it was not they who did it. */
export type AccountNotice =
  | 'passwordChanged'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'backupCodesRenewed'
  | 'wrongCodes'

/** What the composition root hands to the auth platform, which knows no feature. Every `url` is absolute. */
export type AuthHooks = {
  /** Queues the mail that proves an address: that of an account, or the one that it is to have instead. */
  sendVerificationMail: (mail: Addressee & { url: string; isNewAddress: boolean }) => Promise<void>
  /** Queues the mail that lets somebody choose a new password. */
  sendResetMail: (mail: Addressee & { url: string }) => Promise<void>
  /** Queues the mail to the present address that asks whether it may become `newEmail`. */
  sendChangeEmailMail: (mail: Addressee & { newEmail: string; url: string }) => Promise<void>
  /** Queues the mail that says what happened to the account. */
  sendNotice: (mail: Addressee & { notice: AccountNotice }) => Promise<void>
  /** Queues the mail that invites somebody into an organisation. */
  sendInvitationMail: (mail: {
    invitationId: string
    email: string
    inviterName: string
    organizationName: string
  }) => Promise<void>
}
