/**
 * How long a page believes what somebody may do in a company, in milliseconds: colleagues decide it, in another browser.
 * After that it is asked anew whenever its reader comes back to it.
 */
export const ROLE_FRESH_MS = 10_000
