import type { Currency } from '#/domain/money/currency.ts'
import { suggestCurrency } from '../../suggest-currency.ts'
import { useJobEditor } from './job-editor-context.ts'

type CurrencyBesidePay = {
  shown: Currency | null
  /** Whether the empty choice would stay empty: without an amount the suggestion would take its place at once. */
  canBeEmpty: boolean
  takeSuggestion: () => void
}

/** The currency beside the amounts: a suggestion, until the first of them is typed and writes it down. */
export function useCurrency(): CurrencyBesidePay {
  const { job, draft } = useJobEditor()
  const { currency, minSalary, maxSalary } = draft.values
  const isPaid = minSalary !== null || maxSalary !== null
  const suggestion = isPaid ? null : suggestCurrency(draft.values, job.organization.countryCode)
  return {
    shown: currency ?? suggestion,
    canBeEmpty: suggestion === null,
    takeSuggestion: () => {
      if (currency === null && suggestion) draft.setField('currency', suggestion)
    },
  }
}
