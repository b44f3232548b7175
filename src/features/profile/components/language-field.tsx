import { useTranslations } from 'use-intl'
import { useFieldContext } from '#/components/form/form-context.ts'
import { SelectField } from '#/components/form/select-field.tsx'
import { useLanguageOptions } from '#/components/vocabulary/use-name-options.ts'

/** A language by name; the code is what is kept. */
export function LanguageField({ label }: { label: string }) {
  const t = useTranslations('profile.languages')
  const field = useFieldContext<string | null>()
  return (
    <SelectField label={label} options={useLanguageOptions(field.state.value)} placeholder={t('choose')} />
  )
}
