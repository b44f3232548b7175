import { yearlyAmount } from '#/domain/money/salary.ts'
import { compared, notCompared, type Factor } from './factor.ts'
import { CLOSE_FROM, payBand } from './pay-bands.ts'
import { text, type Text } from './text.ts'
import type { MatchPay } from './types.ts'

/** What close is worth. */
export const CLOSE_CREDIT = 0.5

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

function stepOf(pay: MatchPay, floor: number): keyof typeof STEPS {
  const top = yearlyTop(pay)
  const asked = payBand(floor)
  if (top >= asked.top) return 'fits'
  return top >= CLOSE_FROM * asked.begin ? 'close' : 'below'
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
