import { useTranslations } from 'use-intl'
import { useTakeOver } from '#/components/form/use-take-over.ts'
import { useCurrencyOptions } from '#/components/vocabulary/use-currency-options.ts'
import { CURRENCIES, type Currency } from '#/domain/money/currency.ts'
import { SettledSelect } from '#/ui/settled-select.tsx'
import { changeCurrency } from '../../account-actions.ts'
import { announce } from '../../announce.ts'
import { useSessionChange } from '../../use-session-change.ts'
import { useSavedChoice } from './use-saved-choice.ts'

/** Saves as soon as another one is chosen. */
export function CurrencyChoice({ currency }: { currency: Currency }) {
  const t = useTranslations('account.settings')
  const changeSession = useSessionChange()
  const bar = useTakeOver<HTMLDivElement>()
  const options = useCurrencyOptions()
  const { saving, choose } = useSavedChoice<Currency>(async (chosen) => {
    await changeCurrency(chosen)
    await changeSession()
    await announce(t('currencySaved'))
  })
  const onSettle = (value: string) => {
    const chosen = CURRENCIES.find((code) => code === value)
    if (chosen) void choose(chosen)
  }
  return (
    <div ref={bar}>
      <SettledSelect
        aria-label={t('currency')}
        className="max-w-80"
        value={saving ?? currency}
        aria-busy={saving !== null}
        onSettle={onSettle}
        options={options}
      />
    </div>
  )
}
