import { toMatchPerson } from '#/domain/matching/match-person.ts'
import type { MatchPerson } from '#/domain/matching/types.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { anonymousPerson, type StoredPerson } from './anonymous-person.server.ts'

/**
 * What of a profile enters a score, for whomever it is computed and before a match as after it: of who is anonymous until a
 * match what an employer can read, so that no number tells of a word that was taken out.
 */
export function matchPersonOf(stored: StoredPerson): MatchPerson {
  return stored.document.preferences.anonymousUntilMatch
    ? anonymousPerson(stored).own
    : toMatchPerson(stored.document, utcToday())
}
