/** Where the link in a mail that proves an address leads back to. */
export const EMAIL_VERIFICATION_PATH = '/auth/email-verification'

/** The same once the present address of an account agreed to another one: that is still to be proved. */
export const AGREED_EMAIL_PATH = `${EMAIL_VERIFICATION_PATH}?stage=agreed`

/** The same once the new address is proved. */
export const CHANGED_EMAIL_PATH = `${EMAIL_VERIFICATION_PATH}?stage=changed`
