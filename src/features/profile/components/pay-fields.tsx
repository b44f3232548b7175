import { useStore } from '@tanstack/react-form'
import { Lock } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { CURRENCIES } from '#/domain/money/currency.ts'
import { SALARY_PERIODS } from '#/domain/money/salary.ts'
import type { StepForm } from '../use-step-form.ts'
import { useVocabularyOptions } from '#/components/vocabulary/use-vocabulary-options.ts'

const CURRENCY_OPTIONS = CURRENCIES.map((currency) => ({ value: currency, label: currency }))

/** The least one would work for, and the promise that nobody learns it. */
export function PayFields({ form }: { form: StepForm<5> }) {
  const t = useTranslations('profile.wishes')
  const periods = useVocabularyOptions('salaryPeriod', SALARY_PERIODS)
  const { currency, salaryPeriod } = useStore(form.store, ({ values }) => values)
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-[1fr_7rem_10rem]">
        <form.AppField
          name="minSalary"
          listeners={{
            onChange: () => {
              if (currency === null) form.setFieldValue('currency', 'GBP')
              if (salaryPeriod === null) form.setFieldValue('salaryPeriod', 'Year')
            },
          }}
        >
          {(field) => (
            <field.NumberField label={t('minSalary')} min={0} step={1} className="max-sm:col-span-2" />
          )}
        </form.AppField>
        <form.AppField name="currency">
          {(field) => <field.SelectField label={t('currency')} options={CURRENCY_OPTIONS} placeholder="–" />}
        </form.AppField>
        <form.AppField name="salaryPeriod">
          {(field) => <field.SelectField label={t('period')} options={periods} placeholder="–" />}
        </form.AppField>
      </div>
      <p className="flex gap-2.5 rounded-ctl bg-sunken px-3.5 py-3 text-13 text-pretty text-ink-2">
        <Lock aria-hidden="true" className="mt-0.5 size-4 text-muted" />
        {t('payPrivate')}
      </p>
    </div>
  )
}
