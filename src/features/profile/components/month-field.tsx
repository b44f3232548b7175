import { useFormatter, useTranslations } from 'use-intl'
import { BoundGroup, type BoundFieldProps } from '#/components/form/bound-field.tsx'
import { useFieldContext } from '#/components/form/form-context.ts'
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

/**
 * A month as `YYYY-MM`, chosen and typed: browsers disagree about month pickers. Half of one is kept as it is (`2024-`)
 * and found invalid; nothing at all is null.
 */
export function MonthField(props: BoundFieldProps & { disabled?: boolean; empty?: null | '' }) {
  const t = useTranslations('profile.month')
  const { disabled, empty = null, ...group } = props
  const field = useFieldContext<string | null>()
  const options = useMonthOptions()
  const [year = '', month = ''] = (field.state.value ?? '').split('-')
  const change = (nextYear: string, nextMonth: string) =>
    field.handleChange(nextYear || nextMonth ? `${nextYear}-${nextMonth}` : empty)
  return (
    <BoundGroup {...group}>
      {({ id, label, describedBy, invalid }) => (
        <div
          role="group"
          aria-label={label}
          aria-describedby={describedBy}
          className="grid grid-cols-[1fr_5.5rem] gap-2"
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
            onBlur={field.handleBlur}
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
            onBlur={field.handleBlur}
          />
        </div>
      )}
    </BoundGroup>
  )
}
