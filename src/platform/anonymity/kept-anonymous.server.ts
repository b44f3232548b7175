import { anonymousDocument } from '#/domain/profile/anonymity/anonymous-document.ts'
import type { OwnNames } from '#/domain/profile/anonymity/identifying-names.ts'
import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { isKnownTown } from '#/platform/places/gazetteer/known-towns.server.ts'
import { redactionOf } from './redaction-of.server.ts'

/** A profile has half a megabyte at most. */
const KEPT_MAX = 32

type Person = OwnNames & { userId: string }

const kept = new Map<string, ProfileDocument>()

/**
 * The anonymous document of a profile as it was when it last changed: the last few are at hand, so that whoever asks again
 * and again costs no more than a profile with a name does. Never to be mutated.
 */
export function keptAnonymous(
  changedAt: Date | null,
  document: ProfileDocument,
  { userId, name, firstName, lastName, email }: Person,
): ProfileDocument {
  const person = { name, firstName, lastName, email }
  const key = JSON.stringify([userId, changedAt, person])
  const made = kept.get(key) ?? anonymousDocument(document, redactionOf(document, person), isKnownTown)
  // The one that was asked for last goes last.
  kept.delete(key)
  kept.set(key, made)
  const [oldest] = kept.keys()
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
  return made
}
