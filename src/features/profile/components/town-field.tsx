import { useId } from 'react'
import { BoundField } from '#/components/form/bound-field.tsx'
import { useFieldContext } from '#/components/form/form-context.ts'
import { findKnownCity, KNOWN_CITIES, type KnownCity } from '#/domain/place/known-cities.ts'
import { Input } from '#/ui/input.tsx'

export type TownFieldProps = {
  label: string
  help?: string
  countryCode: string | null
  /** What the typed name stands for, or null; it arrives with every change. */
  onCityChange: (city: KnownCity | null) => void
}

/** A town as text, with the big cities suggested; a city we know brings its coordinates. */
export function TownField({ label, help, countryCode, onCityChange }: TownFieldProps) {
  const field = useFieldContext<string>()
  const listId = useId()
  const suggested = KNOWN_CITIES.filter((city) => countryCode === null || city.countryCode === countryCode)
  return (
    <BoundField label={label} help={help}>
      {(control) => (
        <>
          <Input
            {...control}
            name={field.name}
            list={listId}
            autoComplete="address-level2"
            value={field.state.value}
            onChange={(event) => {
              field.handleChange(event.target.value)
              onCityChange(findKnownCity(event.target.value, countryCode))
            }}
            onBlur={field.handleBlur}
          />
          <datalist id={listId}>
            {suggested.map((city) => (
              <option key={`${city.countryCode}-${city.name}`} value={city.name}>
                {city.name}
              </option>
            ))}
          </datalist>
        </>
      )}
    </BoundField>
  )
}
