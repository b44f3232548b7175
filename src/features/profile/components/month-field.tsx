import { useFormatter, useTranslations } from 'use-intl'
import { BoundGroup, type BoundFieldProps } from '#/components/form/bound-field.tsx'
import { useFieldContext, useFormContext } from '#/components/form/form-context.ts'
import { monthIndex } from '#/domain/time/iso-date.ts'
import { Input } from '#/ui/input.tsx'
import { Select } from '#/ui/select.tsx'

const MONTHS = Array.from({ length: 12 }, (_, index) => index)

function useMonthOptions() {
  const format = useFormatter()
  return MONTHS.map((index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: format.dateTime(new Date(Date.UTC(2024, index, 15)), { month: 'long', timeZone: 'UTC' }),
  }))
}

export type MonthFieldProps = BoundFieldProps & {
  disabled?: boolean
  /** What no month at all is kept as. */
  empty?: null | ''
  /** The field of the end that belongs to this start; that the two are in order is said there. */
  end?: string
}

/** Puts a month into the form; the half of one that is still being typed is no reason to complain yet. */
function useMonthChange({ empty = null, end }: MonthFieldProps) {
  const field = useFieldContext<string | null>()
  const form = useFormContext()
  return (year: string, month: string) => {
    const next = year || month ? `${year}-${month}` : empty
    const isWhole = monthIndex(next) !== null
    field.setValue(next, { dontUpdateMeta: !isWhole && !field.state.meta.isTouched })
    // The library judges touched fields alone.
    void form.validate('change')
    if (!isWhole || end === undefined) return
    form.setFieldMeta(end as never, (meta) => ({ ...meta, isTouched: true }))
  }
}

/**
 * A month as `YYYY-MM`, chosen and typed: browsers disagree about month pickers. Half of one is kept as it is (`2024-`)
 * and found invalid; nothing at all is null.
 */
export function MonthField(props: MonthFieldProps) {
  const t = useTranslations('profile.month')
  const { disabled, empty: _empty, end: _end, ...group } = props
  const field = useFieldContext<string | null>()
  const options = useMonthOptions()
  const change = useMonthChange(props)
  const [year = '', month = ''] = (field.state.value ?? '').split('-')
  return (
    <BoundGroup {...group}>
      {({ id, label, describedBy, invalid }) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens for what its fields let through
        <div
          role="group"
          aria-label={label}
          aria-describedby={describedBy}
          className="grid grid-cols-[1fr_5.5rem] gap-2"
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) field.handleBlur()
          }}
        >
          <Select
            id={id}
            aria-label={t('monthOf', { label })}
            aria-invalid={invalid || undefined}
            options={options}
            placeholder={t('month')}
            value={month}
            disabled={disabled}
            onChange={(event) => change(year, event.target.value)}
          />
          <Input
            aria-label={t('yearOf', { label })}
            aria-invalid={invalid || undefined}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            placeholder={t('year')}
            value={year}
            disabled={disabled}
            onChange={(event) => change(event.target.value.replaceAll(/\D/g, ''), month)}
          />
        </div>
      )}
    </BoundGroup>
  )
}
