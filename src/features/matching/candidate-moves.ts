import type { CandidateView, JobCandidates } from './candidates.view.ts'

/** What an employer answers to a candidate. */
export type CandidateMove = 'match' | 'pass'

const without = (list: readonly CandidateView[], candidateId: string) =>
  list.filter((candidate) => candidate.candidateId !== candidateId)

/**
 * The page as it will most likely be after an answer, for showing it at once. `now` is an ISO moment. The contact data
 * of a match is not known here: it comes with the server's answer.
 */
export function moveCandidate(
  page: JobCandidates,
  candidateId: string,
  { move, now }: { move: CandidateMove; now: string },
): JobCandidates {
  const liked = page.liked.find((candidate) => candidate.candidateId === candidateId)
  if (liked && move === 'pass') {
    const passed = { ...liked, passed: true, pledge: null }
    return { ...page, liked: page.liked.map((candidate) => (candidate === liked ? passed : candidate)) }
  }
  if (liked) {
    const matched: CandidateView = { ...liked, state: 'matched', since: now, passed: false, pledge: null }
    return { ...page, liked: without(page.liked, candidateId), matched: [matched, ...page.matched] }
  }
  const suggested = page.suggested.find((candidate) => candidate.candidateId === candidateId)
  if (!suggested || move === 'pass') return page
  const approached: CandidateView = { ...suggested, state: 'approached', since: now }
  return { ...page, suggested: [approached, ...without(page.suggested, candidateId)] }
}
