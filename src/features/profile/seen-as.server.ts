import type { Actor } from '#/domain/access/actor.ts'
import { anonymousDocument } from '#/domain/profile/anonymity/anonymous-document.ts'
import {
  ANONYMOUS_VIEWER,
  profileAccessBy,
  type AskedBy,
  type ProfileViewer,
} from '#/domain/profile/visibility.ts'
import { isKnownTown } from '#/platform/places/gazetteer/known-towns.server.ts'
import { redactionOf } from '#/platform/anonymity/redaction-of.server.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import type { Onlooker } from './onlookers.ts'
import { getOwnProfile } from './profile.server.ts'
import { toAnonymousView, toProfileView, type MyProfileView, type ProfileView } from './profile.view.ts'

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
export function seenAs(onlooker: Onlooker, mine: MyProfileView, today: string): ProfileView | null {
  const { document, excludedEmployers: _names, ...person } = mine
  const [viewer, askedBy] = VIEWERS[onlooker]
  const owner = { ...document.preferences, userId: mine.userId, accountType: 'Individual' } as const
  const access = profileAccessBy(askedBy, viewer, owner)
  if (access === 'none') return null
  if (access === 'anonymous')
    return toAnonymousView(
      mine.userId,
      anonymousDocument(document, redactionOf(document, person), isKnownTown),
      {
        ...{ today, language: mine.language },
      },
    )
  return toProfileView(person, document, { access, today })
}

/** The caller's own profile as somebody else sees it; null where there is none for them. Throws not-found without an account. */
export async function getOwnProfileAs(actor: Actor, onlooker: Onlooker): Promise<ProfileView | null> {
  return seenAs(onlooker, await getOwnProfile(actor), utcToday())
}
