import { Input, type InputProps } from '#/ui/input.tsx'
import { BoundField, type BoundFieldProps } from './bound-field.tsx'
import { useFieldContext } from './form-context.ts'

export type TextFieldProps = BoundFieldProps &
  Pick<
    InputProps,
    | 'type'
    | 'autoComplete'
    | 'placeholder'
    | 'inputMode'
    | 'maxLength'
    | 'disabled'
    | 'start'
    | 'end'
    | 'required'
    | 'spellCheck'
    | 'autoFocus'
  >

export function TextField({ label, help, aside, className, ...input }: TextFieldProps) {
  const field = useFieldContext<string>()
  return (
    <BoundField {...{ label, help, aside, className }}>
      {(control) => (
        <Input
          {...control}
          {...input}
          name={field.name}
          value={field.state.value ?? ''}
          onChange={(event) => field.handleChange(event.target.value)}
          onBlur={field.handleBlur}
        />
      )}
    </BoundField>
  )
}
