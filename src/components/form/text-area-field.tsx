import { Textarea } from '#/ui/textarea.tsx'
import { BoundField, type BoundFieldProps } from './bound-field.tsx'
import { useFieldContext } from './form-context.ts'
import { useReadOnlyText } from './use-read-only-text.ts'

export type TextAreaFieldProps = BoundFieldProps & {
  rows?: number
  maxLength?: number
  placeholder?: string
  required?: boolean
}

export function TextAreaField({ label, help, aside, className, ...textarea }: TextAreaFieldProps) {
  const field = useFieldContext<string>()
  const value = field.state.value ?? ''
  const readOnly = useReadOnlyText(value)
  return (
    <BoundField {...{ label, help, aside, className }}>
      {(control) => (
        <Textarea
          {...control}
          {...textarea}
          name={field.name}
          value={value}
          readOnly={readOnly}
          onChange={(event) => field.handleChange(event.target.value)}
          onBlur={field.handleBlur}
        />
      )}
    </BoundField>
  )
}
