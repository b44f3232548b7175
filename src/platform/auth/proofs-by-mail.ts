import type { User } from 'better-auth'
import type { AuthHooks } from './auth-hooks.ts'
import { afterPasswordReset } from './links/password-reset.server.ts'
import { notePendingEmail } from './links/pending-email.server.ts'
import { noteResetMail } from './links/reset-mail.server.ts'
import { noteAuthEvent } from './person/auth-trail.ts'
import { agreementLink, proofLink } from './links/verification-links.ts'

type Mailed = { user: User; url: string }

const toAddressee = ({ id, email }: User) => ({ userId: id, email })

/** Passwords, and the links by which a mailbox proves whose it is. */
export function proofsByMail(hooks: AuthHooks) {
  return {
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }: { user: User }) => {
        noteAuthEvent({ event: 'password-reset', userId: user.id })
        return afterPasswordReset(hooks)({ user })
      },
      sendResetPassword: ({ user, url }: Mailed) =>
        noteResetMail(hooks.sendResetMail({ ...toAddressee(user), url })),
    },
    emailVerification: {
      // `mailAfterSignUp` sends it: the library would do so inside the transaction of the sign-up.
      sendOnSignUp: false,
      // The link proves the address and nothing more: whoever holds it is not signed in by it.
      autoSignInAfterVerification: false,
      sendVerificationEmail: async ({ user, url }: Mailed) => {
        const proof = proofLink(url)
        // A confirmed address agreed in the row itself; one that never was has nothing to agree to.
        if (proof.isNewAddress && !user.emailVerified) await notePendingEmail(user.id, user.email, 'agreed')
        await hooks.sendVerificationMail({ ...toAddressee(user), ...proof })
      },
    },
    changeEmail: {
      enabled: true,
      // Whoever has a confirmed address agrees there first; the new one is proved after that.
      sendChangeEmailConfirmation: async ({ user, newEmail, url }: Mailed & { newEmail: string }) => {
        await notePendingEmail(user.id, newEmail, 'asked')
        await hooks.sendChangeEmailMail({ ...toAddressee(user), newEmail, url: agreementLink(url) })
      },
    },
  }
}
