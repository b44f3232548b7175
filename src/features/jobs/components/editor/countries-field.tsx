import { useTranslations } from 'use-intl'
import { focusSoon } from '#/components/form/focus-soon.ts'
import { Field } from '#/ui/field.tsx'
import { SettledSelect } from '#/ui/settled-select.tsx'
import { Chip } from '#/ui/chip.tsx'
import { useJobField } from './job-editor-context.ts'
import { useCountryOptions } from '#/components/vocabulary/use-name-options.ts'

/** The countries a remote job can be done from: a list to choose from, the chosen ones below it. */
export function CountriesField() {
  const t = useTranslations('job.editor')
  const { id, value, setValue, onBlur, error } = useJobField('countries')
  const countries = useCountryOptions(...value)
  const chosen = countries.filter((country) => value.includes(country.value))
  const others = countries.filter((country) => !value.includes(country.value))
  return (
    <div className="grid gap-2">
      <Field id={id} label={t('field.countries')} help={t('help.countries')} error={error}>
        {(control) => (
          <SettledSelect
            {...control}
            name="countries"
            options={others}
            placeholder={t('placeholder.country')}
            value=""
            onSettle={(code) => setValue([...value, code])}
            onBlur={onBlur}
          />
        )}
      </Field>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {chosen.map((country) => (
            <li key={country.value}>
              <Chip
                removeLabel={t('countries.remove', { country: country.label })}
                onClick={() => {
                  setValue(value.filter((code) => code !== country.value))
                  focusSoon(id)
                }}
              >
                {country.label}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
