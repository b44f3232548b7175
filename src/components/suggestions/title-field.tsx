import { BoundField, type BoundFieldProps } from '#/components/form/bound-field.tsx'
import { useFieldContext } from '#/components/form/form-context.ts'
import { TitleInput } from './word-input.tsx'

/** A job's title in a form of `useAppForm`. It is not among the form's own fields, because only editors need it. */
export function TitleField({ placeholder, ...props }: BoundFieldProps & { placeholder?: string }) {
  const field = useFieldContext<string>()
  return (
    <BoundField {...props}>
      {(control) => (
        <TitleInput
          {...control}
          name={field.name}
          value={field.state.value ?? ''}
          onValueChange={field.handleChange}
          onBlur={field.handleBlur}
          placeholder={placeholder}
        />
      )}
    </BoundField>
  )
}
