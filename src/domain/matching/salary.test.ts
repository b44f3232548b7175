import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryJob, arbitraryPerson } from '#tests/factories/arbitrary-match.ts'
import { buildMatchJob, buildMatchPerson } from '#tests/factories/build-match.ts'
import { computeFit } from './fit.ts'
import { payBand } from './pay-bands.ts'

/** Any band: the end of the one before it, and its own. */
const band = fc.integer({ min: 1, max: 2_147_483_647 }).map((amount) => {
  const { begin: above, top } = payBand(amount)
  return { above, top }
})

const share = fc.double({ min: 0.001, max: 1, noNaN: true })

test(
  'two floors in one band have the same fit to the last bit, whatever a job pays',
  { tags: ['2.12e', '3.1a'] },
  () => {
    fc.assert(
      fc.property(
        arbitraryPerson,
        arbitraryJob,
        band,
        share,
        share,
        (person, job, { above, top }, one, other) => {
          const fitOf = (part: number) => {
            const yearly = above + part * (top - above)
            return JSON.stringify(
              computeFit({ ...person, salaryFloor: { yearly, currency: job.pay?.currency ?? 'GBP' } }, job),
            )
          }
          expect(fitOf(one)).toBe(fitOf(other))
        },
      ),
    )
  },
)

test(
  'somebody who tries every salary learns a band, and the same one for every floor in it',
  { tags: ['3.1b'] },
  () => {
    const stepsFor = (minSalary: number) =>
      Array.from({ length: 300 }, (_, index) => {
        const pay = { minSalary: 10_000, maxSalary: 10_000 + index * 250 }
        return computeFit(buildMatchPerson({ preferences: { minSalary } }), buildMatchJob(pay)).fit
      })
    expect(stepsFor(30_001)).toEqual(stepsFor(40_000))
    expect(stepsFor(30_001)).not.toEqual(stepsFor(30_000))
  },
)

test('a salary that reaches the floor is never called below it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: 0, max: 50_000 }),
      (minSalary, more) => {
        const pay = { minSalary: null, maxSalary: minSalary + more }
        const { factors } = computeFit(buildMatchPerson({ preferences: { minSalary } }), buildMatchJob(pay))
        expect(factors.find(({ key }) => key === 'salary')?.reason.key).not.toBe('salary.below')
      },
    ),
  )
})
