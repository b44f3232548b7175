import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'
import { Input } from '#/ui/input.tsx'
import { readAmount } from '../../read-amount.ts'
import type { FilterFieldProps } from './filter-field.ts'

function readField(form: HTMLFormElement, name: string): string | null {
  const typed = new FormData(form).get(name)
  return readAmount(typeof typed === 'string' ? typed : '')
}

/** Two amounts a year. They apply together, so that the list does not jump while somebody types. */
export function PayFields({ filters, onChange, onDone }: FilterFieldProps) {
  const t = useTranslations('job.filters')
  const id = useId()
  const [isInvalid, setInvalid] = useState(false)
  const apply = (form: HTMLFormElement) => {
    const [minSalary, maxSalary] = [readField(form, 'min'), readField(form, 'max')]
    const isReadable = minSalary !== null && maxSalary !== null
    setInvalid(!isReadable)
    const isChanged = minSalary !== (filters.minSalary ?? '') || maxSalary !== (filters.maxSalary ?? '')
    if (isReadable && isChanged) onChange({ minSalary, maxSalary })
    return isReadable
  }
  const field = (name: 'min' | 'max', value: string | undefined) => (
    <label className="min-w-0 text-13 font-medium text-ink-2">
      {t(name === 'min' ? 'minSalaryField' : 'maxSalaryField')}
      <Input
        key={value}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        start="£"
        defaultValue={value}
        onBlur={({ currentTarget: { form }, relatedTarget }) => {
          if (form && !form.contains(relatedTarget)) apply(form)
        }}
        aria-invalid={isInvalid || undefined}
        aria-describedby={id}
        className="mt-1"
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
      <p id={id} className={isInvalid ? 'mt-2 text-13 text-error-ink' : 'mt-2 text-13 text-muted'}>
        {isInvalid ? t('payInvalid') : t('payHelp')}
      </p>
      <Button type="submit" size="sm" className="mt-3">
        {t('apply')}
      </Button>
    </form>
  )
}
