import { db } from '#/db/client.server.ts'
import type { Actor } from '#/domain/access/actor.ts'
import {
  ANONYMOUS_VIEWER,
  profileAccessBy,
  type AskedBy,
  type ProfileViewer,
} from '#/domain/profile/visibility.ts'
import { keptAnonymous } from '#/platform/anonymity/kept-anonymous.server.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { countUse, rateLimitedError } from '#/platform/rate-limit/rate-limit.server.ts'
import type { Onlooker } from './onlookers.ts'
import { requireOwnProfile, type LoadedProfile } from './profile.server.ts'
import { toAnonymousView, toProfileView, type ProfileView } from './profile.view.ts'

/** Nobody in particular, and no id of anybody's. */
const SOMEBODY: ProfileViewer = { ...ANONYMOUS_VIEWER, userId: '' }
const EMPLOYER: ProfileViewer = { ...SOMEBODY, accountType: 'Employer' }

/** Who looks, and where they came from: by the profile's address, or from among the candidates of a job. */
const VIEWERS: Record<Onlooker, [ProfileViewer, AskedBy]> = {
  anybody: [ANONYMOUS_VIEWER, 'account'],
  signedIn: [{ ...SOMEBODY, accountType: 'Individual' }, 'account'],
  liked: [{ ...EMPLOYER, likeStates: ['liked'] }, 'candidate'],
  matched: [{ ...EMPLOYER, likeStates: ['matched'] }, 'candidate'],
}

/** One's own profile as somebody else sees it, by the policy that answers them; null where there is none for them. */
export function seenAs(
  onlooker: Onlooker,
  { person, document, changedAt }: Pick<LoadedProfile, 'person' | 'document' | 'changedAt'>,
  today: string,
): ProfileView | null {
  const [viewer, askedBy] = VIEWERS[onlooker]
  const { userId, language } = person
  const access = profileAccessBy(askedBy, viewer, {
    ...document.preferences,
    ...{ userId, accountType: 'Individual' },
  })
  if (access === 'none') return null
  if (access === 'anonymous')
    return toAnonymousView(userId, keptAnonymous(changedAt, document, person), { today, language })
  return toProfileView(person, document, { access, today })
}

const PREVIEWS_PER_HOUR = { max: 240, windowSeconds: 3_600 }

/**
 * The caller's own profile as somebody else sees it; null where there is none for them. Throws not-found without an
 * account, and RATE_LIMITED above 240 an hour.
 */
export async function getOwnProfileAs(actor: Actor, onlooker: Onlooker): Promise<ProfileView | null> {
  const use = await countUse(db(), { key: `preview:${actor.userId}`, ...PREVIEWS_PER_HOUR })
  if (!use.allowed) throw rateLimitedError(use)
  return seenAs(onlooker, await requireOwnProfile(actor), utcToday())
}
