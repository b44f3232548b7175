import { BoundField, type BoundFieldProps } from '#/components/form/bound-field.tsx'
import { useFieldContext } from '#/components/form/form-context.ts'
import { PlaceInput, type PlaceInputProps } from './place-input.tsx'

export type PlaceFieldProps = BoundFieldProps &
  Pick<PlaceInputProps, 'onPlaceChange' | 'country' | 'placeholder' | 'maxLength'>

/**
 * A place in a form of `useAppForm`: the field holds the formatted address, the caller takes where it lies. It is not
 * among the form's own fields, because only few pages need what it brings with it.
 *
 * @example
 * <form.AppField name="location">{() => <PlaceField label={t('location')} onPlaceChange={setPlace} />}</form.AppField>
 */
export function PlaceField({ label, help, aside, className, ...input }: PlaceFieldProps) {
  const field = useFieldContext<string>()
  return (
    <BoundField {...{ label, help, aside, className }}>
      {(control) => (
        <PlaceInput
          {...input}
          control={control}
          name={field.name}
          value={field.state.value ?? ''}
          onValueChange={field.handleChange}
          onBlur={field.handleBlur}
        />
      )}
    </BoundField>
  )
}
