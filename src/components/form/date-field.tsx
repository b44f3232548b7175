import { DateInput } from '#/ui/date-input.tsx'
import { BoundField, type BoundFieldProps } from './bound-field.tsx'
import { useFieldContext } from './form-context.ts'

export type DateFieldProps = BoundFieldProps & {
  /** 'day' gives 'YYYY-MM-DD', 'month' 'YYYY-MM'. */
  precision?: 'day' | 'month'
  min?: string
  max?: string
  disabled?: boolean
}

/** A day or a month as text, or null while the field is empty. */
export function DateField({ label, help, aside, className, precision = 'day', ...input }: DateFieldProps) {
  const field = useFieldContext<string | null>()
  return (
    <BoundField {...{ label, help, aside, className }}>
      {(control) => (
        <DateInput
          {...control}
          {...input}
          type={precision === 'day' ? 'date' : 'month'}
          placeholder={precision === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'}
          name={field.name}
          value={field.state.value ?? ''}
          onChange={(event) => field.handleChange(event.target.value || null)}
          onBlur={field.handleBlur}
        />
      )}
    </BoundField>
  )
}
