import { compared, fallingCredit, notCompared, type Factor } from './factor.ts'
import { text } from './text.ts'

/** Free this many weeks after the start, nothing is left of the credit. */
export const WEEKS_LATE_TO_ZERO = 10

/** The notice period against the job's start: full when free in time, a tenth less for each week late. */
export const compareNotice: Factor = ({ person, job }) => {
  const startsInWeeks = job.startsInWeeks
  if (startsInWeeks === null) return notCompared(text('notice.jobSilent'))
  const shows = text('notice.shows', { startsInWeeks })
  const weeks = person.noticePeriodWeeks
  if (weeks === null) return notCompared(text('notice.personSilent'), { shows })
  return compared(fallingCredit(weeks - startsInWeeks, { limit: 0, zeroAt: WEEKS_LATE_TO_ZERO }), {
    asks: text('notice.asks', { weeks }),
    shows,
    reason: text('notice.compared', { weeks, startsInWeeks }),
  })
}
