import { LRUCache } from 'lru-cache'
import { anonymousDocument } from '#/domain/profile/anonymity/anonymous-document.ts'
import type { OwnNames } from '#/domain/profile/anonymity/identifying-names.ts'
import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { isKnownTown } from '#/platform/places/gazetteer/known-towns.server.ts'
import { redactionOf } from './redaction-of.server.ts'

/** In letters: thousands of profiles as most are, and 48 of the longest, of half a million each. */
const SIZE_MAX = 24_000_000

/** Nothing personal is at hand for longer: whoever deletes their account is gone from memory as well. */
export const KEPT_MS = 86_400_000

/** How something personal is kept. The clock is asked each time, since a timer that keeps the time may be left behind. */
export const FOR_A_DAY = { ttl: KEPT_MS, ttlAutopurge: true, ttlResolution: 0 }

type Person = OwnNames & { userId: string }

const kept = new LRUCache<string, ProfileDocument>({
  ...{ maxSize: SIZE_MAX, ...FOR_A_DAY },
  sizeCalculation: (document) => JSON.stringify(document).length,
})

/**
 * The anonymous document of a profile as it was when it last changed: those asked for last are at hand, so that whoever
 * asks again and again costs no more than a profile with a name does. Never to be mutated.
 */
export function keptAnonymous(
  changedAt: Date | null,
  document: ProfileDocument,
  { userId, name, firstName, lastName, email }: Person,
): ProfileDocument {
  const person = { name, firstName, lastName, email }
  const key = JSON.stringify([userId, changedAt, person])
  const known = kept.get(key)
  if (known) return known
  const made = anonymousDocument(document, redactionOf(document, person), isKnownTown)
  kept.set(key, made)
  return made
}
