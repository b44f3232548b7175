import { Checkbox } from '#/ui/checkbox.tsx'
import { FieldError } from '#/ui/field.tsx'
import { useFieldBinding } from './bound-field.tsx'
import { useFieldContext } from './form-context.ts'

export type CheckboxFieldProps = { label: string; help?: string; className?: string }

export function CheckboxField({ label, help, className }: CheckboxFieldProps) {
  const field = useFieldContext<boolean>()
  const { id, error } = useFieldBinding(label)
  return (
    <div className={className}>
      <Checkbox
        id={id}
        label={label}
        help={help}
        name={field.name}
        checked={field.state.value}
        onChange={(event) => field.handleChange(event.target.checked)}
        onBlur={field.handleBlur}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
      />
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}
