import { limitStorage } from './limit-storage.server.ts'

const perQuarterHour = (max: number) => ({ window: 900, max })
const perHour = (max: number) => ({ window: 3_600, max })

/** For each path that no rule names, and for all that the library does not know together. */
const PER_PATH = { window: 60, max: 300 }

const RULES = {
  // One address trying many accounts; tries at one account are counted by `signInLimits`.
  '/sign-in/email': perQuarterHour(100),
  '/sign-in/social': perQuarterHour(100),
  '/sign-up/email': perHour(10),
  // A code has six digits: the library also ends a challenge after a few wrong ones.
  '/two-factor/*': perQuarterHour(10),
  // Mails to one recipient are counted by `mailLimits`.
  '/request-password-reset': perHour(3),
  '/send-verification-email': perHour(5),
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
