import { useId, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { asksPayBackwards } from '#/domain/job/job-filters.ts'
import { currencyInWords, currencySymbol } from '#/lib/intl-formats.ts'
import { Button } from '#/ui/button.tsx'
import { Input } from '#/ui/input.tsx'
import { readAmount } from '../../read-amount.ts'
import type { FilterFieldProps } from './filter-field.ts'

type Field = 'min' | 'max'
type Problem = { text: 'payInvalid' | 'payBackwards'; fields: readonly Field[] }

const BACKWARDS: Problem = { text: 'payBackwards', fields: ['min', 'max'] }

/** Null where it is no amount. */
function readField(form: HTMLFormElement, name: Field, names: readonly string[]): string | null {
  const typed = new FormData(form).get(name)
  return readAmount(typeof typed === 'string' ? typed : '', names)
}

function findProblem(minSalary: string | null, maxSalary: string | null): Problem | null {
  if (minSalary === null || maxSalary === null) {
    const unread = { min: minSalary, max: maxSalary }
    return { text: 'payInvalid', fields: (['min', 'max'] as const).filter((name) => unread[name] === null) }
  }
  return asksPayBackwards({ minSalary, maxSalary }) ? BACKWARDS : null
}

/** Two amounts a year. They apply together, so that the list does not jump while somebody types. */
export function PayFields({ filters, currency, onChange, onDone }: FilterFieldProps) {
  const t = useTranslations('job.filters')
  const locale = useLocale()
  const symbol = currencySymbol(locale, currency)
  const names = [symbol, currency]
  const id = useId()
  // An address may have been written by hand.
  const [problem, setProblem] = useState(asksPayBackwards(filters) ? BACKWARDS : null)
  const apply = (form: HTMLFormElement) => {
    const [minSalary, maxSalary] = [readField(form, 'min', names), readField(form, 'max', names)]
    const found = findProblem(minSalary, maxSalary)
    setProblem(found)
    if (found !== null || minSalary === null || maxSalary === null) return false
    const isChanged = minSalary !== (filters.minSalary ?? '') || maxSalary !== (filters.maxSalary ?? '')
    if (isChanged) onChange({ minSalary, maxSalary })
    return true
  }
  const field = (name: Field, value: string | undefined) => (
    <label className="min-w-0 text-13 font-medium text-ink-2">
      {t(name === 'min' ? 'minSalaryField' : 'maxSalaryField')}
      <Input
        key={value}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        start={symbol}
        defaultValue={value}
        onBlur={({ currentTarget: { form }, relatedTarget }) => {
          if (form && !form.contains(relatedTarget)) apply(form)
        }}
        aria-invalid={problem?.fields.includes(name) || undefined}
        aria-describedby={id}
        // Room for what is said below, when the sheet scrolls here.
        className="mt-1 [&_input]:scroll-mb-24"
      />
    </label>
  )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (apply(event.currentTarget)) onDone?.()
      }}
    >
      <div className="grid grid-cols-2 gap-3">
        {field('min', filters.minSalary)}
        {field('max', filters.maxSalary)}
      </div>
      <p
        id={id}
        role={problem ? 'alert' : undefined}
        className={problem ? 'mt-2 text-13 text-error-ink' : 'mt-2 text-13 text-muted'}
      >
        {t(problem?.text ?? 'payHelp', { currency: currencyInWords(locale, currency) })}
      </p>
      <Button type="submit" size="sm" className="mt-3">
        {t('apply')}
      </Button>
    </form>
  )
}
