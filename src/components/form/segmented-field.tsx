import { Segmented, type SegmentedOption } from '#/ui/segmented.tsx'
import { BoundGroup, type BoundFieldProps } from './bound-field.tsx'
import { useFieldContext } from './form-context.ts'

export type SegmentedFieldProps = BoundFieldProps & { options: readonly SegmentedOption<string>[] }

export function SegmentedField({ options, ...props }: SegmentedFieldProps) {
  const field = useFieldContext<string | null>()
  return (
    <BoundGroup {...props}>
      {(group) => (
        <Segmented
          {...group}
          size="lg"
          name={field.name}
          options={options}
          value={field.state.value}
          onValueChange={(value) => field.handleChange(value)}
          onBlur={field.handleBlur}
          className="flex"
        />
      )}
    </BoundGroup>
  )
}
