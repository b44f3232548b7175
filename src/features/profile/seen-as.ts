import { ANONYMOUS_VIEWER, profileAccess, type ProfileViewer } from '#/domain/profile/visibility.ts'
import type { Onlooker } from './onlookers.ts'
import { toProfileView, type MyProfileView, type ProfileView } from './profile.view.ts'

/** Nobody in particular, and no id of anybody's. */
const SOMEBODY: ProfileViewer = { ...ANONYMOUS_VIEWER, userId: '' }
const EMPLOYER: ProfileViewer = { ...SOMEBODY, accountType: 'Employer' }

const VIEWERS: Record<Onlooker, ProfileViewer> = {
  anybody: ANONYMOUS_VIEWER,
  signedIn: { ...SOMEBODY, accountType: 'Individual' },
  liked: { ...EMPLOYER, likeStates: ['liked'] },
  matched: { ...EMPLOYER, likeStates: ['matched'] },
}

/** One's own profile as somebody else sees it, by the policy that answers them; null where there is none for them. */
export function seenAs(onlooker: Onlooker, mine: MyProfileView, today: string): ProfileView | null {
  const { document, excludedEmployers: _names, ...person } = mine
  const { visibility, anonymousUntilMatch, excludedEmployers } = document.preferences
  const access = profileAccess(VIEWERS[onlooker], {
    ...{ userId: mine.userId, accountType: 'Individual' },
    ...{ visibility, anonymousUntilMatch, excludedEmployers },
  })
  return access === 'none' ? null : toProfileView(person, document, { access, today })
}
