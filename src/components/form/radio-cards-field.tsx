import { RadioCards, type RadioCardOption } from '#/ui/radio-card.tsx'
import { FieldError } from '#/ui/field.tsx'
import { useFieldBinding } from './bound-field.tsx'
import { useFieldContext } from './form-context.ts'

export type RadioCardsFieldProps = {
  label: string
  options: readonly RadioCardOption<string>[]
  layout?: 'stack' | 'grid'
  hideLabel?: boolean
}

export function RadioCardsField({ label, ...cards }: RadioCardsFieldProps) {
  const field = useFieldContext<string | null>()
  const { id, error } = useFieldBinding(label)
  return (
    <div className="grid gap-1.5">
      <RadioCards
        {...cards}
        id={id}
        label={label}
        name={field.name}
        value={field.state.value}
        onValueChange={(value) => field.handleChange(value)}
        onBlur={field.handleBlur}
        invalid={error !== null}
        describedBy={`${id}-error`}
      />
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}
