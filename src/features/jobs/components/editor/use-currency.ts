import type { Currency } from '#/domain/money/currency.ts'
import { suggestCurrency } from '../../suggest-currency.ts'
import { useJobEditor } from './job-editor-context.ts'

/**
 * The currency beside the amounts. Until there is one of them it is a suggestion, which is written down with the first
 * amount: looking at a draft must not change it, and what was chosen or taken away stays so.
 */
export function useCurrency(): { shown: Currency | null; takeSuggestion: () => void } {
  const { job, draft } = useJobEditor()
  const { currency, minSalary, maxSalary } = draft.values
  const isPaid = minSalary !== null || maxSalary !== null
  const suggestion =
    currency === null && !isPaid ? suggestCurrency(draft.values, job.organization.countryCode) : null
  return {
    shown: currency ?? suggestion,
    takeSuggestion: () => suggestion && draft.setField('currency', suggestion),
  }
}
