import { yearlyAmount } from '#/domain/money/salary.ts'
import { compared, notCompared, type Factor } from './factor.ts'
import { text, type Text } from './text.ts'
import type { MatchPay } from './types.ts'

/** From this share of the floor on, the pay is close. */
export const CLOSE_FROM = 0.9

/** What close is worth. */
export const CLOSE_CREDIT = 0.5

/** Floors are compared in cells of so much a year, in their own currency. */
export const FLOOR_CELL = 2_500

/**
 * The top of the cell that a yearly floor lies in. Everything a score says of a floor comes from its cell alone, so an
 * employer who tries one salary after another learns the cell and never the floor.
 *
 * @example floorCellTop(46_200) // 47500
 */
export function floorCellTop(yearlyFloor: number): number {
  return Math.ceil(yearlyFloor / FLOOR_CELL) * FLOOR_CELL
}

/**
 * Three steps and nothing between, so that nobody can compute another's private floor from a score. The texts of a
 * step hold no number for the same reason.
 */
const STEPS = {
  fits: { credit: 1, reason: text('salary.fits'), short: text('salary.shortFits') },
  close: { credit: CLOSE_CREDIT, reason: text('salary.close'), short: text('salary.shortClose') },
  below: { credit: 0, reason: text('salary.below'), short: text('salary.shortBelow') },
} as const

/** The most the job pays in a year. */
function yearlyTop(pay: MatchPay): number {
  return yearlyAmount(pay.max ?? pay.min ?? 0, pay.period)
}

/** From the bottom of the cell on, a salary may already reach the floor itself: it is never called below it. */
function stepOf(pay: MatchPay, floor: number): keyof typeof STEPS {
  const top = yearlyTop(pay)
  const cellTop = floorCellTop(floor)
  if (top >= cellTop) return 'fits'
  return top >= Math.min(CLOSE_FROM * cellTop, cellTop - FLOOR_CELL) ? 'close' : 'below'
}

function quotePay({ min, max, currency, period: salaryPeriod }: MatchPay): Text {
  if (min !== null && max !== null && min !== max) {
    return text('salary.shows', { min, max, currency, salaryPeriod })
  }
  return text('salary.showsOne', { amount: max ?? min ?? 0, currency, salaryPeriod })
}

/** The top of the published pay against the person's private floor, both per year, in the same currency only. */
export const compareSalary: Factor = ({ person, job }) => {
  if (!job.pay) return notCompared(text('salary.jobSilent'))
  const shows = quotePay(job.pay)
  const floor = person.salaryFloor
  if (!floor) return notCompared(text('salary.personSilent'), { shows })
  const asks = text('salary.asks')
  if (floor.currency !== job.pay.currency) {
    return notCompared(text('salary.otherCurrency', { currency: job.pay.currency }), { asks, shows })
  }
  const step = STEPS[stepOf(job.pay, floor.yearly)]
  return compared(step.credit, { asks, shows, reason: step.reason, short: step.short })
}
