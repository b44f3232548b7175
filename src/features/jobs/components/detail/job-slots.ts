import type { ReactNode } from 'react'
import type { ButtonProps } from '#/ui/button.tsx'
import type { JobView } from '../../job-detail.view.ts'

/** How the answer to a job looks where it stands. */
type AnswerLook = Pick<ButtonProps, 'size' | 'className'> & { keyHint?: boolean }

/** What other features say about one job, put in by the route: fits and likes are theirs. */
export type JobSlots = {
  /** The explained fit, when there is one for this reader. */
  fit: ReactNode
  /** What stands between the reader and this job: an approach, a match, a goodbye. */
  notice: ReactNode
  /** The button that answers the job; null for readers who do not like jobs. */
  answerOf: ((look: AnswerLook) => ReactNode) | null
}

/** What a route puts into each job shown. */
export type SlotsOf = (job: JobView) => JobSlots
