import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SALARY_PERIODS, type SalaryPeriod } from '#/domain/money/salary.ts'
import { PLAUSIBLE_PAY, payQuestion, type StatedPay } from './pay-question.ts'
import { JOB_TYPES } from './vocabulary.ts'

const pay = (min: number | null, max: number | null, salaryPeriod: SalaryPeriod | null): StatedPay => ({
  jobType: 'FullTime',
  minSalary: min,
  maxSalary: max,
  salaryPeriod,
})

test('40,000 an hour is told by the year, and asked whether a year was meant', () => {
  expect(payQuestion(pay(40_000, 40_000, 'Hour'))).toEqual({
    amount: 40_000,
    period: 'Hour',
    yearly: 68_800_000,
    is: 'much',
    instead: 'Year',
  })
})

test.each<[amount: number, said: SalaryPeriod, meant: SalaryPeriod | null]>([
  [400, 'Hour', 'Day'],
  [3_000, 'Hour', 'Month'],
  [9_000, 'Hour', 'Month'],
  [15_000, 'Hour', 'Year'],
  [12, 'Day', 'Hour'],
  [3_500, 'Day', 'Month'],
  [45_000, 'Day', 'Year'],
  [15, 'Month', 'Hour'],
  [300, 'Month', 'Day'],
  [45_000, 'Month', 'Year'],
  [25, 'Year', 'Hour'],
  [220, 'Year', 'Day'],
  [2_800, 'Year', 'Month'],
  [5_000_000, 'Year', null],
  [1, 'Hour', null],
  [0, 'Year', null],
])('%d by the %s: %s was meant', (amount, said, meant) => {
  const question = payQuestion(pay(amount, amount, said))
  expect(question).not.toBeNull()
  expect(question?.instead).toBe(meant)
})

test.each<[min: number | null, max: number | null, period: SalaryPeriod | null]>([
  [12, 16, 'Hour'],
  [150, 300, 'Hour'],
  [90, 650, 'Day'],
  [1_200, 4_000, 'Month'],
  [9_000, 480_000, 'Year'],
  [31_000, 36_000, 'Year'],
  [0, 60_000, 'Year'],
  [null, 36_000, 'Year'],
  [40_000, 40_000, null],
  [null, null, 'Hour'],
  [60_000, 20_000, 'Hour'],
])('%d to %d by the %s is not asked about', (min, max, period) => {
  expect(payQuestion(pay(min, max, period))).toBeNull()
})

test('a range of two units is asked about the end that stands out', () => {
  expect(payQuestion(pay(40, 45_000, 'Year'))).toMatchObject({ amount: 40, is: 'little', instead: null })
  expect(payQuestion(pay(20, 45_000, 'Hour'))).toMatchObject({ amount: 45_000, is: 'much', instead: null })
})

test('work for part of the week may pay a part, and a volunteer’s expenses may be small', () => {
  expect(payQuestion({ ...pay(200, 300, 'Month'), jobType: 'PartTime' })).toBeNull()
  expect(payQuestion({ ...pay(2, 3, 'Hour'), jobType: 'PartTime' })?.is).toBe('little')
  expect(payQuestion({ ...pay(5, 10, 'Month'), jobType: 'Volunteer' })).toBeNull()
})

test('the period that is offered is another one, and settles the question', () => {
  const amount = fc.option(fc.nat(99_999_999))
  const job = fc.record({
    jobType: fc.option(fc.constantFrom(...JOB_TYPES)),
    minSalary: amount,
    maxSalary: amount,
    salaryPeriod: fc.option(fc.constantFrom(...SALARY_PERIODS)),
  })
  fc.assert(
    fc.property(job, (stated) => {
      const question = payQuestion(stated)
      if (!question?.instead) return
      expect(question.instead).not.toBe(stated.salaryPeriod)
      expect(payQuestion({ ...stated, salaryPeriod: question.instead })).toBeNull()
    }),
  )
})

test('whatever lies within the bounds of its period is taken as it was written', () => {
  const stated = fc.constantFrom(...SALARY_PERIODS).chain((salaryPeriod) => {
    const { least, most } = PLAUSIBLE_PAY[salaryPeriod]
    const amount = fc.integer({ min: least, max: most })
    return fc.record({ minSalary: amount, maxSalary: amount, salaryPeriod: fc.constant(salaryPeriod) })
  })
  fc.assert(
    fc.property(stated, (job) => {
      expect(payQuestion({ ...job, jobType: 'FullTime' })).toBeNull()
    }),
  )
})
