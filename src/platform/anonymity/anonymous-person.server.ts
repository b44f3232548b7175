import { LRUCache } from 'lru-cache'
import { comparedAsShown } from '#/domain/matching/compared-as-shown.ts'
import { toMatchPerson } from '#/domain/matching/match-person.ts'
import { redactPerson } from '#/domain/matching/redact.ts'
import type { MatchPerson } from '#/domain/matching/types.ts'
import type { OwnNames } from '#/domain/profile/anonymity/identifying-names.ts'
import { placeShownBy } from '#/domain/profile/anonymity/place-shown-by.ts'
import type { Redaction } from '#/domain/profile/anonymity/redaction.ts'
import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { townOf } from '#/domain/place/town.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { isKnownTown } from '#/platform/places/gazetteer/known-towns.server.ts'
import { FOR_A_DAY } from './kept-anonymous.server.ts'
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

/** A person of a day, and each text that was cut as it is left: experience grows by the day, texts do not. */
type Kept = { person: AnonymousPerson; texts: Map<string, string>; day: string }

/** Counted by skills and roles, a thousand letters each at most: a thousand people as most are. */
const SIZE_MAX = 30_000
const sizeOf = ({ person: { own } }: Kept) => 1 + own.skills.length + own.roles.length

const kept = new LRUCache<string, Kept>({
  ...{ maxSize: SIZE_MAX, ...FOR_A_DAY },
  sizeCalculation: sizeOf,
})

/** A redaction that finds each text among those already cut, and looks for names only where one is missing. */
function redactionThrough(texts: Map<string, string>, { document, user }: StoredPerson): Redaction {
  let redact: Redaction | undefined
  return (text, how) => {
    const key = JSON.stringify([how.kind, how.gap, text])
    const known = texts.get(key)
    if (known !== undefined) return known
    redact ??= redactionOf(document, user)
    const left = redact(text, how)
    texts.set(key, left)
    return left
  }
}

function makeAnonymous(stored: StoredPerson, texts: Map<string, string>): AnonymousPerson {
  const { document } = stored
  const redact = redactionThrough(texts, stored)
  const place = placeShownBy({ redact, isTown: isKnownTown, chosen: townOf })
  const person = toMatchPerson(document, utcToday())
  return {
    own: comparedAsShown(person, { redact, place }),
    shown: redactPerson(person, { redact, place }),
    headline: redact(document.headline, { kind: 'title', gap: '' }),
    town: place(document.location, document.lat !== null),
  }
}

/**
 * Somebody as an employer sees them before a match, as of today. The texts that were cut are at hand until the profile or a
 * name changes: a list of hundreds, asked for again and again, looks for names once. Never to be mutated.
 */
export function anonymousPerson(stored: StoredPerson): AnonymousPerson {
  const { id, name, firstName, lastName, email } = stored.user
  const key = JSON.stringify([id, stored.changedAt, name, firstName, lastName, email])
  const [known, day] = [kept.get(key), utcToday()]
  if (known?.day === day) return known.person
  const texts = known?.texts ?? new Map<string, string>()
  const person = makeAnonymous(stored, texts)
  kept.set(key, { person, texts, day })
  return person
}
