import { ChoiceChips } from '#/ui/choice-chips.tsx'
import { BoundGroup, type BoundFieldProps } from './bound-field.tsx'
import { useFieldContext } from './form-context.ts'

export type ChoicesFieldProps = BoundFieldProps & { options: readonly { value: string; label: string }[] }

export function ChoicesField({ options, ...props }: ChoicesFieldProps) {
  const field = useFieldContext<string[]>()
  return (
    <BoundGroup {...props}>
      {(group) => (
        <ChoiceChips
          {...group}
          options={options}
          value={field.state.value}
          onValueChange={(value) => field.handleChange(value)}
          onBlur={field.handleBlur}
        />
      )}
    </BoundGroup>
  )
}
