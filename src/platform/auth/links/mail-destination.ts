import { CHANGED_EMAIL_PATH, EMAIL_VERIFICATION_PATH } from '#/domain/access/auth-paths.ts'

/** Calls that send somebody a mail with a link, and what the link leads to in the end. */
const DESTINATIONS: Record<string, Readonly<Record<string, string>>> = {
  '/sign-up/email': { callbackURL: EMAIL_VERIFICATION_PATH },
  '/send-verification-email': { callbackURL: EMAIL_VERIFICATION_PATH },
  '/change-email': { callbackURL: CHANGED_EMAIL_PATH },
  '/request-password-reset': { redirectTo: '/auth/password/reset' },
}

/**
 * Where the link of a mail leads, in the words of the call that sends it; undefined when a call sends none. Whoever
 * asks for a mail to somebody else's address must not choose which page its reader is brought to: one of them signs out.
 */
export function mailDestination(path: string): Readonly<Record<string, string>> | undefined {
  return DESTINATIONS[path]
}
