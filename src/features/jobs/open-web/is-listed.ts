import type { JobView } from '../job-detail.view.ts'

/**
 * Whether other machines may show a job on `today` (`YYYY-MM-DD`, UTC): it is open, and its closing day is not over.
 * The task that archives it runs once a minute, and this does not wait for it.
 */
export function isListed({ state, closingDate }: Pick<JobView, 'state' | 'closingDate'>, today: string) {
  return state === 'open' && (closingDate === null || closingDate >= today)
}
