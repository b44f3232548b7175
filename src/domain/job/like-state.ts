/** Where one person and one job stand with each other. `none` is the absence of a row. */
export const LIKE_STATES = [
  'none',
  'liked',
  'approached',
  'matched',
  'withdrawn',
  'declined',
  'closed',
] as const
export type LikeState = (typeof LIKE_STATES)[number]

/** States in which a person still stands somewhere with a job. */
export const OPEN_LIKE_STATES = ['liked', 'approached', 'matched'] as const satisfies readonly LikeState[]
export type OpenLikeState = (typeof OPEN_LIKE_STATES)[number]

export function isOpenLike(state: LikeState): state is OpenLikeState {
  return (OPEN_LIKE_STATES as readonly LikeState[]).includes(state)
}

/**
 * What moves the state. The person: like, unlike, accept, decline. The employer: match, pass.
 * The clock or the job's end: close.
 */
export const LIKE_ACTIONS = ['like', 'unlike', 'accept', 'decline', 'match', 'pass', 'close'] as const
export type LikeAction = (typeof LIKE_ACTIONS)[number]

// An action that is not listed is refused; one that leads to the same state is a repeat and changes nothing.
const NEXT: Record<LikeState, Partial<Record<LikeAction, LikeState>>> = {
  none: { like: 'liked', unlike: 'none', match: 'approached', pass: 'none', close: 'none' },
  // A pass stays unseen by the person: it becomes `closed` on the pledge date or at the job's end.
  liked: { like: 'liked', unlike: 'none', match: 'matched', pass: 'liked', close: 'closed' },
  approached: {
    like: 'matched',
    accept: 'matched',
    decline: 'declined',
    unlike: 'approached',
    match: 'approached',
    close: 'closed',
  },
  matched: { like: 'matched', accept: 'matched', match: 'matched', unlike: 'withdrawn', close: 'matched' },
  withdrawn: { like: 'liked', unlike: 'withdrawn', close: 'withdrawn' },
  // The employer may not ask again; the person may change their mind.
  declined: { like: 'liked', decline: 'declined', unlike: 'declined', close: 'declined' },
  closed: { unlike: 'closed', close: 'closed' },
}

/**
 * The state after an action, or null when the action is not possible in this state.
 * Does not check who acts, that the job is open, or that the email is verified.
 *
 * @example nextLikeState('approached', 'like') // 'matched'
 */
export function nextLikeState(state: LikeState, action: LikeAction): LikeState | null {
  return NEXT[state][action] ?? null
}

/** The person's yes stands: the heart is filled. */
export function isLiked(state: LikeState): boolean {
  return state === 'liked' || state === 'matched'
}

/** States in which the organisation behind the job may open the person's profile whatever its visibility. */
export function opensProfile(state: LikeState): boolean {
  return isLiked(state)
}

/** Both sides said yes: identity and contact data are open to both. */
export function isMatched(state: LikeState): boolean {
  return state === 'matched'
}
