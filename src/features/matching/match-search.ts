/** The three lists of a job's candidates. */
export const CANDIDATE_TABS = ['liked', 'matched', 'suggested'] as const
export type CandidateTab = (typeof CANDIDATE_TABS)[number]

export const CANDIDATE_ORDERS = ['fit', 'waiting'] as const
export type CandidateOrder = (typeof CANDIDATE_ORDERS)[number]

/** What the address of a match page says; what is absent is the default. */
export type MatchSearch = { tab?: CandidateTab; sort?: CandidateOrder; candidate?: string }

/** Reads the address; unknown values count as absent, and defaults leave no trace. */
export function toMatchSearch(search: Record<string, unknown>): MatchSearch {
  const tab = CANDIDATE_TABS.find((known) => known === search.tab && known !== 'liked')
  const sort = CANDIDATE_ORDERS.find((known) => known === search.sort && known !== 'fit')
  const candidate =
    typeof search.candidate === 'string' && search.candidate !== '' ? search.candidate : undefined
  return { ...(tab && { tab }), ...(sort && { sort }), ...(candidate && { candidate }) }
}
