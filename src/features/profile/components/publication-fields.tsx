import { useTranslations } from 'use-intl'
import { PROFILE_LIMITS } from '../profile-limits.ts'
import type { StepForm } from '../use-step-form.ts'
import { CharacterCount } from './character-count.tsx'
import { MonthField } from './month-field.tsx'

export function PublicationFields({ form, index }: { form: StepForm<4>; index: number }) {
  const t = useTranslations('profile.publications')
  return (
    <>
      <form.AppField name={`publications[${index}].name`}>
        {(field) => <field.TextField label={t('name')} />}
      </form.AppField>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <form.AppField name={`publications[${index}].publisher`}>
          {(field) => <field.TextField label={t('publisher')} />}
        </form.AppField>
        <form.AppField name={`publications[${index}].releaseDate`}>
          {() => <MonthField label={t('releaseDate')} />}
        </form.AppField>
      </div>
      <form.AppField name={`publications[${index}].url`}>
        {(field) => <field.TextField label={t('url')} inputMode="url" spellCheck={false} />}
      </form.AppField>
      <form.AppField name={`publications[${index}].summary`}>
        {(field) => (
          <field.TextAreaField
            label={t('summary')}
            rows={3}
            aside={<CharacterCount max={PROFILE_LIMITS.summaryMax} />}
          />
        )}
      </form.AppField>
    </>
  )
}
