import { AppError } from '#/domain/app-error.ts'
import { payQuestion, type StatedPay } from '#/domain/job/pay-question.ts'

/** What whoever was asked about unlikely pay sends along. */
export type PayConfirmation = { isPayConfirmed?: boolean }

/**
 * Asks once about pay that is hardly meant, before it is public: whoever calls, from a page or not. Throws a conflict
 * that names the period's field; the same request with `isPayConfirmed` is not asked.
 */
export function requireMeantPay(pay: StatedPay, { isPayConfirmed = false }: PayConfirmation): void {
  const question = isPayConfirmed ? null : payQuestion(pay)
  if (!question) return
  const { amount, period, is } = question
  throw new AppError('CONFLICT', 'job.transition.payUnlikely', {
    field: 'salaryPeriod',
    values: { amount, period, is },
  })
}
