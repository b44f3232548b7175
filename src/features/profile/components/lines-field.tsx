import { BoundField, type BoundFieldProps } from '#/components/form/bound-field.tsx'
import { useFieldContext } from '#/components/form/form-context.ts'
import { Textarea } from '#/ui/textarea.tsx'

/** A list of sentences, one a line. */
export function LinesField(props: BoundFieldProps) {
  const field = useFieldContext<string[]>()
  return (
    <BoundField {...props}>
      {(control) => (
        <Textarea
          {...control}
          rows={3}
          value={field.state.value.join('\n')}
          onChange={(event) =>
            field.handleChange(event.target.value === '' ? [] : event.target.value.split('\n'))
          }
          onBlur={field.handleBlur}
        />
      )}
    </BoundField>
  )
}
