import type { JobCandidates } from './candidates.view.ts'
import type { CandidateTab } from './match-search.ts'

/** Which text explains an empty list. It must be true whatever happened before. */
export type EmptyKind =
  | 'draft'
  | 'liked'
  | 'answered'
  | 'matched'
  | 'suggested'
  | 'closedLiked'
  | 'closedMatched'
  | 'closedSuggested'

const CLOSED = {
  liked: 'closedLiked',
  matched: 'closedMatched',
  suggested: 'closedSuggested',
} as const satisfies Record<CandidateTab, EmptyKind>

/** Why nobody stands under a tab. Who took a like back before a match leaves no trace, and is not told of. */
export function emptyKindOf(page: JobCandidates, tab: CandidateTab): EmptyKind {
  if (page.job.status === 'Draft') return 'draft'
  if (page.job.status === 'Archived') return CLOSED[tab]
  const wasLiked = page.matched.length > 0 || page.closedLikes > 0
  return tab === 'liked' && wasLiked ? 'answered' : tab
}

/** Where an empty list leads: to a tab with somebody in it, or to the editor. Null: there is nothing to do. */
export function wayOutOf(page: JobCandidates, tab: CandidateTab): CandidateTab | 'edit' | null {
  switch (emptyKindOf(page, tab)) {
    case 'draft':
    case 'suggested':
      return 'edit'
    case 'liked':
      return 'suggested'
    case 'answered':
      return page.matched.length > 0 ? 'matched' : 'suggested'
    case 'matched':
      return page.liked.length > 0 ? 'liked' : 'suggested'
    default:
      return tab !== 'matched' && page.matched.length > 0 ? 'matched' : null
  }
}

/** Which sentence introduces a list that is not empty. */
export type IntroKind =
  | 'matched'
  | 'matchedSomeLeft'
  | 'matchedAllLeft'
  | 'suggested'
  | 'invitedOnly'
  | 'suggestedClosed'

/** What is true of everybody under a tab. The liked are introduced by what they were promised. */
export function introKindOf(page: JobCandidates, tab: 'matched' | 'suggested'): IntroKind {
  if (tab === 'matched') {
    const left = page.matched.filter(({ state }) => state === 'withdrawn').length
    if (left === 0) return 'matched'
    return left === page.matched.length ? 'matchedAllLeft' : 'matchedSomeLeft'
  }
  if (page.job.status !== 'Published') return 'suggestedClosed'
  return page.suggested.some(({ state }) => state === 'none') ? 'suggested' : 'invitedOnly'
}
