/** What one amount of a salary pays for. */
export const SALARY_PERIODS = ['Hour', 'Day', 'Month', 'Year'] as const
export type SalaryPeriod = (typeof SALARY_PERIODS)[number]

/** Published constants: how many of each period make a year of full-time work. `Week` is for imported jobs. */
export const YEARLY_FACTORS = { Hour: 1720, Day: 220, Week: 52, Month: 12, Year: 1 } as const

/**
 * An amount per period as an amount per year, in the same currency. Not rounded.
 *
 * @example yearlyAmount(20, 'Hour') // 34400
 */
export function yearlyAmount(amount: number, period: SalaryPeriod | 'Week'): number {
  return amount * YEARLY_FACTORS[period]
}
