import { daysBetween } from '#/domain/time/iso-date.ts'
import type { CandidateView, JobCandidates } from './candidates.view.ts'
import type { CandidateOrder, CandidateTab } from './match-search.ts'

const isOver = ({ state }: CandidateView) => state === 'withdrawn' || state === 'declined'

/** What goes on stands above what is over; the order within stays. */
const overLast = (list: readonly CandidateView[]) =>
  list.toSorted((a, b) => Number(isOver(a)) - Number(isOver(b)))

/**
 * Who is found under a tab. Of the liked: those who wait, then the passed, each in the order asked for. Of the others:
 * best fit first, and at the end who withdrew or declined.
 */
export function candidatesOf(page: JobCandidates, tab: CandidateTab, order: CandidateOrder): CandidateView[] {
  const list = page[tab]
  if (tab !== 'liked') return overLast(list)
  const ordered =
    order === 'fit' ? list : list.toSorted((a, b) => (a.since ?? '').localeCompare(b.since ?? ''))
  return [...ordered.filter(({ passed }) => !passed), ...ordered.filter(({ passed }) => passed)]
}

/** How many a tab announces: people, not rows that are over. */
export function countOf(page: JobCandidates, tab: CandidateTab): number {
  if (tab === 'liked') return page.liked.filter(({ passed }) => !passed).length
  if (tab === 'matched') return page.matched.filter(({ state }) => state === 'matched').length
  return page.suggested.filter(({ state }) => state !== 'declined').length
}

/** Somebody of any tab: after a match the person chosen has moved to another list, and stays chosen. */
export function findCandidate(page: JobCandidates, candidateId: string | undefined): CandidateView | null {
  const everybody = [...page.liked, ...page.matched, ...page.suggested]
  return everybody.find((candidate) => candidate.candidateId === candidateId) ?? null
}

/** What the promise to answer says today: how many waited longer, and who reaches the promised day next. */
export type PledgeStanding = {
  overdue: number
  next: { count: number; dueOn: string; inDays: number } | null
}

/** Reads the promise off everybody who still waits. `today` is `YYYY-MM-DD`. */
export function readPledge(liked: readonly CandidateView[], today: string): PledgeStanding {
  const clocks = liked.flatMap(({ pledge }) => pledge ?? [])
  const running = clocks.filter(({ state }) => state !== 'overdue').map(({ dueOn }) => dueOn)
  const dueOn = running.toSorted()[0]
  return {
    overdue: clocks.length - running.length,
    next: dueOn
      ? { count: running.filter((date) => date === dueOn).length, dueOn, inDays: daysBetween(today, dueOn) }
      : null,
  }
}
