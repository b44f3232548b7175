import type { OpenJobView } from './organizations.view.ts'

/** The shortest and the longest promise of an answer among open jobs, in days; null when none promises any. */
export function pledgedDays(jobs: readonly Pick<OpenJobView, 'replyPledgeDays'>[]) {
  const days = jobs.flatMap(({ replyPledgeDays }) => replyPledgeDays ?? [])
  if (days.length === 0) return null
  const [min, max] = [Math.min(...days), Math.max(...days)]
  return { min, max, kind: min === max ? 'one' : 'range' }
}
