import { useTranslations } from 'use-intl'
import { PROFILE_LIMITS } from '../profile-limits.ts'
import type { StepForm } from '../use-step-form.ts'
import { CharacterCount } from './character-count.tsx'
import { MonthField } from './month-field.tsx'

export function ProjectFields({ form, index }: { form: StepForm<4>; index: number }) {
  const t = useTranslations('profile.projects')
  return (
    <>
      <form.AppField name={`projects[${index}].name`}>
        {(field) => <field.TextField label={t('name')} />}
      </form.AppField>
      <form.AppField name={`projects[${index}].description`}>
        {(field) => (
          <field.TextAreaField
            label={t('description')}
            rows={3}
            placeholder={t('descriptionPlaceholder')}
            aside={<CharacterCount max={PROFILE_LIMITS.summaryMax} />}
          />
        )}
      </form.AppField>
      <form.AppField name={`projects[${index}].url`}>
        {(field) => <field.TextField label={t('url')} inputMode="url" spellCheck={false} />}
      </form.AppField>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <form.AppField name={`projects[${index}].startDate`}>
          {() => <MonthField label={t('start')} end={`projects[${index}].endDate`} />}
        </form.AppField>
        <form.AppField name={`projects[${index}].endDate`}>
          {() => <MonthField label={t('end')} help={t('endHelp')} />}
        </form.AppField>
      </div>
    </>
  )
}
