import { limitStorage } from './limit-storage.server.ts'

const perQuarterHour = (max: number) => ({ window: 900, max })
const perHour = (max: number) => ({ window: 3_600, max })

/** For each path that no rule names, and for all that the library does not know together. */
const PER_PATH = { window: 60, max: 300 }

/**
 * What is counted by whom it concerns and not by the address alone: `signInLimits`, `mailLimits` and
 * `secondFactorLimits` do so, with a count of their own for whoever has shown that they are no stranger.
 */
const COUNTED_ELSEWHERE = {
  '/sign-in/email': false,
  '/request-password-reset': false,
  '/send-verification-email': false,
  '/two-factor/verify-totp': false,
  '/two-factor/verify-backup-code': false,
} as const

const RULES = {
  ...COUNTED_ELSEWHERE,
  '/sign-in/social': perQuarterHour(100),
  '/sign-up/email': perHour(10),
  // Counted by account; the library's own rule is three in ten seconds for everybody behind one address.
  '/change-password': PER_PATH,
  '/change-email': PER_PATH,
}

/** What one address of the network may ask for; `listPaths` tells what there is to ask. */
export function addressLimits(listPaths: () => readonly (string | undefined)[]) {
  return {
    enabled: true,
    customStorage: limitStorage({ listPaths, unknown: PER_PATH }),
    ...PER_PATH,
    customRules: RULES,
  }
}
