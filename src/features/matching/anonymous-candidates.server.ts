import { LRUCache } from 'lru-cache'
import { redactPerson } from '#/domain/matching/redact.ts'
import type { MatchPerson } from '#/domain/matching/types.ts'
import { townOf } from '#/domain/place/town.ts'
import { redactionOf } from '#/platform/anonymity/redaction-of.server.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import type { FoundCandidate } from './candidate-rows.server.ts'
import { matchPersonOf } from './matching-inputs.server.ts'

/** Somebody before a match, as far as a list of candidates quotes and shows them. */
export type AnonymousCandidate = { person: MatchPerson; headline: string; town: string }

/** Counted by skills and roles, a thousand letters each at most: a thousand people as most are. */
const SIZE_MAX = 30_000
const sizeOf = ({ person }: AnonymousCandidate) => 1 + person.skills.length + person.roles.length

const kept = new LRUCache<string, AnonymousCandidate>({ maxSize: SIZE_MAX, sizeCalculation: sizeOf })

function makeAnonymous({ document, user }: FoundCandidate): AnonymousCandidate {
  const redact = redactionOf(document, user)
  const kind = document.lat === null ? 'running' : 'town'
  return {
    person: redactPerson(matchPersonOf(document), redact),
    headline: redact(document.headline, { kind: 'title', gap: '' }),
    town: redact(townOf(document.location), { kind, gap: '' }),
  }
}

/**
 * A candidate as a company sees them before a match. What was taken out of their texts is at hand until the profile, a
 * name or the day changes: a list of hundreds, asked for again and again, looks for names once. Never to be mutated.
 */
export function anonymousCandidate(found: FoundCandidate): AnonymousCandidate {
  const { id, name, firstName, lastName, email } = found.user
  const key = JSON.stringify([id, found.changedAt, utcToday(), name, firstName, lastName, email])
  const made = kept.get(key) ?? makeAnonymous(found)
  kept.set(key, made)
  return made
}
