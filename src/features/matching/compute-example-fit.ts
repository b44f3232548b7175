import { computeFit } from '#/domain/matching/fit.ts'
import { toMatchJob } from '#/domain/matching/match-job.ts'
import { toMatchPerson } from '#/domain/matching/match-person.ts'
import type { Matchers } from '#/domain/matching/score.ts'
import type { Fit } from '#/domain/matching/types.ts'
import { EXAMPLE_DAY, EXAMPLE_JOB, toExamplePerson, type ExampleChoices } from './example-fit.ts'

/** The fit of the example, by the code that scores everybody. */
export function computeExampleFit(choices: ExampleChoices, matchers: Matchers): Fit {
  const person = toMatchPerson(toExamplePerson(choices), EXAMPLE_DAY)
  const context = { organizationId: null, status: 'Published', today: EXAMPLE_DAY } as const
  return computeFit(person, toMatchJob(EXAMPLE_JOB, context), { ...matchers, profileOpened: true })
}
