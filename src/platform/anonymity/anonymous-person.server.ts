import { LRUCache } from 'lru-cache'
import { comparedAsShown } from '#/domain/matching/compared-as-shown.ts'
import { toMatchPerson } from '#/domain/matching/match-person.ts'
import { redactPerson } from '#/domain/matching/redact.ts'
import type { MatchPerson } from '#/domain/matching/types.ts'
import type { OwnNames } from '#/domain/profile/anonymity/identifying-names.ts'
import { shownTown } from '#/domain/profile/anonymity/shown-town.ts'
import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { townOf } from '#/domain/place/town.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { isKnownTown } from '#/platform/places/gazetteer/known-towns.server.ts'
import { redactionOf } from './redaction-of.server.ts'

/** Somebody with their profile, and when that last changed. */
export type StoredPerson = {
  user: OwnNames & { id: string; email: string }
  document: ProfileDocument
  changedAt: Date | null
}

/**
 * Somebody who is anonymous until a match: as a score compares them and quotes them to themselves (`own`), and as far as a
 * list of candidates quotes and shows them (`shown`, `headline`, `town`). The numbers of both are the same.
 */
export type AnonymousPerson = { own: MatchPerson; shown: MatchPerson; headline: string; town: string }

/** Counted by skills and roles, a thousand letters each at most: a thousand people as most are. */
const SIZE_MAX = 30_000
const sizeOf = ({ own }: AnonymousPerson) => 1 + own.skills.length + own.roles.length

const kept = new LRUCache<string, AnonymousPerson>({ maxSize: SIZE_MAX, sizeCalculation: sizeOf })

function makeAnonymous({ document, user }: StoredPerson): AnonymousPerson {
  const redact = redactionOf(document, user)
  const place = (label: string, isChosen: boolean) =>
    isChosen
      ? redact(townOf(label), { kind: 'town', gap: '' })
      : redact(shownTown(label, isKnownTown), { kind: 'running', gap: '' })
  const person = toMatchPerson(document, utcToday())
  return {
    own: comparedAsShown(person, { redact, place }),
    shown: redactPerson(person, { redact, place }),
    headline: redact(document.headline, { kind: 'title', gap: '' }),
    town: place(document.location, document.lat !== null),
  }
}

/**
 * Somebody as an employer sees them before a match. What was taken out of their texts is at hand until the profile, a name
 * or the day changes: a list of hundreds, asked for again and again, looks for names once. Never to be mutated.
 */
export function anonymousPerson(stored: StoredPerson): AnonymousPerson {
  const { id, name, firstName, lastName, email } = stored.user
  const key = JSON.stringify([id, stored.changedAt, utcToday(), name, firstName, lastName, email])
  const made = kept.get(key) ?? makeAnonymous(stored)
  kept.set(key, made)
  return made
}
