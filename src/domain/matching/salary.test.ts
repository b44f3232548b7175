import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryJob, arbitraryPerson } from '#tests/factories/arbitrary-match.ts'
import { buildMatchJob, buildMatchPerson } from '#tests/factories/build-match.ts'
import { computeFit } from './fit.ts'
import { FLOOR_CELL, floorCellTop } from './salary.ts'

const cell = fc.integer({ min: 0, max: 40 })
const within = fc.integer({ min: 1, max: FLOOR_CELL })

test.each([
  [0, 0],
  [1, 2_500],
  [46_200, 47_500],
  [47_500, 47_500],
  [47_500.5, 50_000],
])('a floor of %d a year is compared as %d', (floor, top) => {
  expect(floorCellTop(floor)).toBe(top)
})

test(
  'two floors in one cell have the same fit to the last bit, whatever a job pays',
  { tags: ['2.12e'] },
  () => {
    fc.assert(
      fc.property(arbitraryPerson, arbitraryJob, cell, within, within, (person, job, index, one, other) => {
        const fitOf = (above: number) => {
          const salaryFloor = { yearly: index * FLOOR_CELL + above, currency: job.pay?.currency ?? 'GBP' }
          return JSON.stringify(computeFit({ ...person, salaryFloor }, job))
        }
        expect(fitOf(one)).toBe(fitOf(other))
      }),
    )
  },
)

test('somebody who tries every salary learns a cell, and the same one for every floor in it', () => {
  const stepsFor = (minSalary: number) =>
    Array.from({ length: 300 }, (_, index) => {
      const pay = { minSalary: 10_000, maxSalary: 10_000 + index * 250 }
      return computeFit(buildMatchPerson({ preferences: { minSalary } }), buildMatchJob(pay)).fit
    })
  expect(stepsFor(45_001)).toEqual(stepsFor(47_500))
  expect(stepsFor(45_001)).not.toEqual(stepsFor(45_000))
})

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
