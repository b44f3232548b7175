import { Select, type SelectOption } from '#/ui/select.tsx'
import { BoundField, type BoundFieldProps } from './bound-field.tsx'
import { useFieldContext } from './form-context.ts'

export type SelectFieldProps = BoundFieldProps & {
  options: readonly SelectOption[]
  /** The empty first choice; choosing it gives null. Without it there is always a value. */
  placeholder?: string
  disabled?: boolean
  required?: boolean
  autoComplete?: string
}

export function SelectField({ label, help, aside, className, ...select }: SelectFieldProps) {
  const field = useFieldContext<string | null>()
  return (
    <BoundField {...{ label, help, aside, className }}>
      {(control) => (
        <Select
          {...control}
          {...select}
          name={field.name}
          value={field.state.value ?? ''}
          onChange={(event) => field.handleChange(event.target.value || null)}
          onBlur={field.handleBlur}
        />
      )}
    </BoundField>
  )
}
