import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useCurrencyOptions } from '#/components/vocabulary/use-currency-options.ts'
import { needsPay } from '#/domain/job/needs-pay.ts'
import { SALARY_PERIODS } from '#/domain/money/salary.ts'
import { currencySymbol } from '#/lib/intl-formats.ts'
import { FieldError } from '#/ui/field.tsx'
import { Input } from '#/ui/input.tsx'
import { useJobEditor, useJobField } from './job-editor-context.ts'
import { CodeSelect } from './job-fields.tsx'
import { PayNotice } from './pay-notice.tsx'
import { useCurrency } from './use-currency.ts'
import { useTypedNumber } from './use-typed-number.ts'
import { OptionalLabel } from './optional-label.tsx'

/** The range as the job will show it: two amounts, their currency, and what they pay for. */
export function SalaryFields() {
  const t = useTranslations('job.editor')
  const { draft } = useJobEditor()
  const { error: minError } = useJobField('minSalary')
  const { error: maxError } = useJobField('maxSalary')
  const errorId = useId()
  const helpId = useId()
  const currencies = useCurrencyOptions()
  const { shown, canBeEmpty } = useCurrency()
  const isOptional = !needsPay(draft.values.jobType)
  return (
    <fieldset aria-describedby={`${errorId} ${helpId}`} className="grid min-w-0 grid-cols-1 gap-1.5">
      <legend className="mb-1.5 w-full">
        <OptionalLabel label={t('field.salary')} isOptional={isOptional} />
      </legend>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3">
        <Amount name="minSalary" />
        <span className="text-14 text-muted">{t('to')}</span>
        <Amount name="maxSalary" />
      </div>
      <FieldError id={errorId} text={[...new Set([minError, maxError])].filter(Boolean).join(', ')} />
      <p id={helpId} className="text-13 text-muted">
        {isOptional ? t('help.salaryVolunteer') : t('help.salary')}
      </p>
      <div className="mt-3 grid min-w-0 grid-cols-1 gap-4 sm:grid-cols-2">
        <CodeSelect
          name="currency"
          shown={shown}
          label={t('field.currency')}
          placeholder={canBeEmpty ? t('placeholder.choose') : undefined}
          options={currencies}
        />
        <CodeSelect
          name="salaryPeriod"
          label={t('field.salaryPeriod')}
          placeholder={t('placeholder.choose')}
          options={SALARY_PERIODS.map((period) => ({ value: period, label: t(`period.${period}`) }))}
        />
      </div>
      <PayNotice />
    </fieldset>
  )
}

/** People write '45k' for '45000', and '42.5k' for '42500'. */
const writeOut = (typed: string) =>
  typed.replace(/(?<=\d)(?:[.,](\d{1,2}))?\s*k$/iu, (_, behind = '') => behind.padEnd(3, '0'))

function Amount({ name }: { name: 'minSalary' | 'maxSalary' }) {
  const t = useTranslations('job.editor.field')
  const locale = useLocale()
  const { id, value, setValue, onBlur, error } = useJobField(name)
  const { shown: currency, takeSuggestion } = useCurrency()
  const setAmount = (amount: typeof value) => {
    if (typeof amount === 'number') takeSuggestion()
    setValue(amount)
  }
  const typed = useTypedNumber({ value, setValue: setAmount }, (amount) => amount.toLocaleString(locale))
  return (
    <Input
      id={id}
      name={name}
      aria-label={t(name)}
      aria-invalid={error ? true : undefined}
      inputMode="numeric"
      autoComplete="off"
      start={currency && currencySymbol(locale, currency)}
      value={typed.value}
      onChange={(event) => typed.change(event, writeOut(event.target.value))}
      onBlur={() => {
        typed.settle()
        onBlur()
      }}
    />
  )
}
