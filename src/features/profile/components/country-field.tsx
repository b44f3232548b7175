import { useTranslations } from 'use-intl'
import { useFieldContext } from '#/components/form/form-context.ts'
import { SelectField } from '#/components/form/select-field.tsx'
import { useCountryOptions } from '#/components/vocabulary/use-name-options.ts'

/** A country by name; the code is what is kept. */
export function CountryField({ label }: { label: string }) {
  const t = useTranslations('profile.place')
  const field = useFieldContext<string | null>()
  return (
    <SelectField
      label={label}
      options={useCountryOptions(field.state.value)}
      placeholder={t('chooseCountry')}
      autoComplete="country"
    />
  )
}
