import { compared, notCompared, type Factor } from './factor.ts'
import { text, type Text } from './text.ts'
import type { MatchPerson } from './types.ts'

type Part = { offered: string; wishes: readonly string[] }

/** The part can be compared when the job says it and the person wished for something. */
function toPart(offered: string | null, wishes: readonly string[]): Part[] {
  return offered !== null && wishes.length > 0 ? [{ offered, wishes }] : []
}

const isFitting = (part: Part) => part.wishes.includes(part.offered)

function quoteWishes({ jobTypes, jobDurations }: MatchPerson): Text {
  if (jobDurations.length === 0) return text('typeAndDuration.asksTypes', { jobTypes })
  return jobTypes.length === 0
    ? text('typeAndDuration.asksDurations', { jobDurations })
    : text('typeAndDuration.asks', { jobTypes, jobDurations })
}

function reasonOf(fitting: Part[], unfitting: Part[]): Text {
  const namesOf = (parts: Part[]) => parts.map(({ offered }) => offered)
  const wished = unfitting.flatMap(({ wishes }) => wishes)
  if (unfitting.length === 0) return text('typeAndDuration.all', { offered: namesOf(fitting) })
  return fitting.length > 0
    ? text('typeAndDuration.some', { offered: namesOf(fitting), wished })
    : text('typeAndDuration.none', { offered: namesOf(unfitting), wished })
}

/** Job type and duration, each on the person's list or not: half the credit each, or all of it when one is alone. */
export const compareTypeAndDuration: Factor = ({ person, job }) => {
  const offered = [job.jobType, job.jobDuration].filter((code) => code !== null)
  if (offered.length === 0) return notCompared(text('typeAndDuration.jobSilent'))
  const shows = text('typeAndDuration.shows', { offered })
  const parts = [...toPart(job.jobType, person.jobTypes), ...toPart(job.jobDuration, person.jobDurations)]
  if (parts.length === 0) return notCompared(text('typeAndDuration.personSilent'), { shows })
  const fitting = parts.filter(isFitting)
  return compared(fitting.length / parts.length, {
    asks: quoteWishes(person),
    shows,
    reason: reasonOf(
      fitting,
      parts.filter((part) => !isFitting(part)),
    ),
  })
}
