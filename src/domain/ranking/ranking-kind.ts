import type { Asking } from './read-papers.ts'

/** What is ranked for what: titles for a title, names of skills for a sentence, CVs for a job, jobs for a CV. */
export type RankingKind = 'title' | 'skill' | 'cv' | 'job'

/** Who asks where CVs or advertisements are ranked; null where names are. */
export function askingOf(kind: RankingKind): Asking | null {
  if (kind === 'cv') return 'advertisement'
  return kind === 'job' ? 'cv' : null
}
