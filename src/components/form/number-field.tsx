import type { InputProps } from '#/ui/input.tsx'
import { Input } from '#/ui/input.tsx'
import { BoundField, type BoundFieldProps } from './bound-field.tsx'
import { useFieldContext } from './form-context.ts'

export type NumberFieldProps = BoundFieldProps &
  Pick<InputProps, 'min' | 'max' | 'step' | 'placeholder' | 'start' | 'end' | 'disabled' | 'required'>

/** A number, or null while the field is empty. The wheel scrolls the page, never the value. */
export function NumberField({ label, help, aside, className, ...input }: NumberFieldProps) {
  const field = useFieldContext<number | null>()
  return (
    <BoundField {...{ label, help, aside, className }}>
      {(control) => (
        <Input
          {...control}
          {...input}
          type="number"
          inputMode={input.step === 'any' ? 'decimal' : 'numeric'}
          name={field.name}
          value={field.state.value ?? ''}
          onChange={(event) =>
            field.handleChange(event.target.value === '' ? null : event.target.valueAsNumber)
          }
          onWheel={(event) => event.currentTarget.blur()}
          onBlur={field.handleBlur}
        />
      )}
    </BoundField>
  )
}
