import type { AccountType } from '#/domain/access/account-type.ts'
import { isMatched, opensProfile, type LikeState } from '#/domain/job/like-state.ts'
import type { Visibility } from './vocabulary.ts'

/**
 * Who looks. `organizationIds`: the organisations they belong to; `likeStates`: how the profile's owner stands with
 * the jobs of these organisations. A signed-out visitor is `ANONYMOUS_VIEWER`.
 */
export type ProfileViewer = {
  userId: string | null
  accountType: AccountType | null
  organizationIds: readonly string[]
  likeStates: readonly LikeState[]
}

export type ProfileOwner = {
  userId: string
  accountType: AccountType
  visibility: Visibility
  anonymousUntilMatch: boolean
  excludedEmployers: readonly string[]
}

/**
 * What a viewer gets: nothing (answers not-found), the profile without name, picture, employers and schools, the
 * profile, or the profile with contact data.
 */
export type ProfileAccess = 'none' | 'anonymous' | 'profile' | 'contact'

export const ANONYMOUS_VIEWER: ProfileViewer = {
  userId: null,
  accountType: null,
  organizationIds: [],
  likeStates: [],
}

function isVisibleTo(viewer: ProfileViewer, visibility: Visibility): boolean {
  if (viewer.likeStates.some(opensProfile)) return true
  if (visibility === 'SignedIn') return viewer.userId !== null
  return visibility === 'Public'
}

/**
 * What a viewer may see of a profile. Only individuals have one. Excluding an employer wins over everything its
 * members could claim, but cannot stop a member who looks at a public profile signed out.
 */
export function profileAccess(viewer: ProfileViewer, owner: ProfileOwner): ProfileAccess {
  if (owner.accountType !== 'Individual') return 'none'
  if (viewer.userId === owner.userId || viewer.accountType === 'Admin') return 'contact'
  if (viewer.organizationIds.some((id) => owner.excludedEmployers.includes(id))) return 'none'
  if (viewer.likeStates.some(isMatched)) return 'contact'
  if (!isVisibleTo(viewer, owner.visibility)) return 'none'
  return owner.anonymousUntilMatch ? 'anonymous' : 'profile'
}

/** Who really sees a profile: what was chosen, or employers alone, among their candidates. */
export type Audience = Visibility | 'AmongCandidates'

/**
 * Who sees a profile before a match, as words say it: nobody opens the page of an anonymous one, so that whoever chose
 * everybody, or everybody signed in, is seen among candidates alone.
 */
export function audienceOf({
  visibility,
  anonymousUntilMatch,
}: Pick<ProfileOwner, 'visibility' | 'anonymousUntilMatch'>): Audience {
  const isOpen = visibility === 'Public' || visibility === 'SignedIn'
  return anonymousUntilMatch && isOpen ? 'AmongCandidates' : visibility
}

/** By which id a profile is asked for: that of the account, or that of a candidate beside a job of the viewer's company. */
export type AskedBy = 'account' | 'candidate'

/**
 * What a viewer who has this id may see. The id of an account opens an anonymous profile to nobody but the owner, admins
 * and matched employers: who knows it from elsewhere would know then who the anonymous one is.
 */
export function profileAccessBy(askedBy: AskedBy, viewer: ProfileViewer, owner: ProfileOwner): ProfileAccess {
  const access = profileAccess(viewer, owner)
  return askedBy === 'account' && access === 'anonymous' ? 'none' : access
}

/** Whether a viewer may see what shows the person: their picture and their video. */
export function isFaceShown(viewer: ProfileViewer, owner: ProfileOwner): boolean {
  const access = profileAccess(viewer, owner)
  return access === 'profile' || access === 'contact'
}

/** Tells whether a viewer may open a profile at all; a no is answered as not-found. */
export function canViewProfile(viewer: ProfileViewer, owner: ProfileOwner): boolean {
  return profileAccess(viewer, owner) !== 'none'
}
