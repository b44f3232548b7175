import { compared, fallingCredit, notCompared, type Factor } from './factor.ts'
import { text } from './text.ts'

/** This many years below what is asked, nothing is left of the credit. */
export const YEARS_TO_ZERO = 3

/** Years of work against the years asked for: full at or above, falling to nothing three years below. */
export const compareExperience: Factor = ({ person, job }) => {
  const asked = job.experienceYears
  if (asked === null) return notCompared(text('experience.jobSilent'))
  const asks = text('experience.asks', { asked })
  if (person.experienceYears === null) return notCompared(text('experience.personSilent'), { asks })
  const years = Math.floor(person.experienceYears)
  return compared(fallingCredit(asked - person.experienceYears, { limit: 0, zeroAt: YEARS_TO_ZERO }), {
    asks,
    shows: text('experience.shows', { years }),
    reason: text('experience.compared', { years, asked }),
    short: text('experience.short', { years }),
  })
}
