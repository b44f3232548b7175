import { SALARY_PERIODS, yearlyAmount, type SalaryPeriod } from '#/domain/money/salary.ts'
import type { JobDetails } from './job-details.ts'
import { needsPay } from './needs-pay.ts'

/**
 * Between these a job's pay is taken as it was written, in any of the six currencies: they are worth the same within a
 * factor of about two, and the bounds lie much further from what is usual. Whoever earns more than `most` names a
 * longer period, or is one in a thousand; `least` is about the lowest minimum wage in these currencies, for full-time
 * work.
 */
export const PLAUSIBLE_PAY = {
  Hour: { least: 4, most: 300 },
  Day: { least: 30, most: 2_000 },
  Month: { least: 500, most: 20_000 },
  Year: { least: 6_000, most: 500_000 },
} as const satisfies Record<SalaryPeriod, { least: number; most: number }>

/** A day a week earns a fifth, where the whole month or year is paid and not the hour. */
const LEAST_SHARE = 0.2

/** About what a year of full-time work pays: of two likely periods, the one that comes nearer to it was meant. */
const ORDINARY_YEAR = 40_000

export type StatedPay = Pick<JobDetails, 'jobType' | 'minSalary' | 'maxSalary' | 'salaryPeriod'>

/** What to ask about pay that is hardly meant. */
export type PayQuestion = {
  /** Of the two amounts, the one that is asked about. */
  amount: number
  period: SalaryPeriod
  /** The amount by the year, through the published factors. Not rounded. */
  yearly: number
  is: 'much' | 'little'
  /** The period for which the amounts would be plausible; null when there is none. */
  instead: SalaryPeriod | null
}

function leastOf(period: SalaryPeriod, jobType: StatedPay['jobType']): number {
  if (!needsPay(jobType)) return 0
  const isPart = jobType !== 'FullTime' && jobType !== null && (period === 'Month' || period === 'Year')
  return PLAUSIBLE_PAY[period].least * (isPart ? LEAST_SHARE : 1)
}

function judge(
  amount: number,
  period: SalaryPeriod,
  jobType: StatedPay['jobType'],
): PayQuestion['is'] | null {
  if (amount > PLAUSIBLE_PAY[period].most) return 'much'
  return amount < leastOf(period, jobType) ? 'little' : null
}

const distanceFromOrdinary = (amount: number, period: SalaryPeriod) =>
  Math.abs(Math.log(yearlyAmount(amount, period) / ORDINARY_YEAR))

function findPeriod(amounts: readonly number[], jobType: StatedPay['jobType']): SalaryPeriod | null {
  const [top = 0] = amounts
  const likely = SALARY_PERIODS.filter((period) => amounts.every((amount) => !judge(amount, period, jobType)))
  return (
    likely.toSorted((one, other) => distanceFromOrdinary(top, one) - distanceFromOrdinary(top, other))[0] ??
    null
  )
}

/**
 * Asks about pay that is hardly meant: far more or far less than its period usually pays. Null when it is plausible, not
 * stated yet, or a range that runs backwards, which is refused anyway. No rule: whoever means it may publish it. A
 * beginning of nothing is not asked about, for work on commission is written so.
 *
 * @example payQuestion({ jobType: 'FullTime', minSalary: 40_000, maxSalary: 40_000, salaryPeriod: 'Hour' })
 * // { amount: 40000, period: 'Hour', yearly: 68800000, is: 'much', instead: 'Year' }
 */
export function payQuestion({ jobType, minSalary, maxSalary, salaryPeriod }: StatedPay): PayQuestion | null {
  if (salaryPeriod === null) return null
  if (minSalary !== null && maxSalary !== null && minSalary > maxSalary) return null
  const ends = [maxSalary, minSalary].filter((amount) => amount !== null)
  const some = ends.filter((amount) => amount > 0)
  const amounts = some.length > 0 ? some : ends.slice(0, 1)
  for (const amount of amounts) {
    const is = judge(amount, salaryPeriod, jobType)
    if (is) {
      const yearly = yearlyAmount(amount, salaryPeriod)
      return { amount, period: salaryPeriod, yearly, is, instead: findPeriod(amounts, jobType) }
    }
  }
  return null
}
