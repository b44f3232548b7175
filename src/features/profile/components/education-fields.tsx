import { useTranslations } from 'use-intl'
import { EDUCATION_LEVELS } from '#/domain/job/vocabulary.ts'
import type { StepForm } from '../use-step-form.ts'
import { useVocabularyOptions } from '#/components/vocabulary/use-vocabulary-options.ts'
import { MonthField } from './month-field.tsx'

export function EducationFields({ form, index }: { form: StepForm<3>; index: number }) {
  const t = useTranslations('profile.education')
  const levels = useVocabularyOptions('educationLevel', EDUCATION_LEVELS)
  return (
    <>
      <form.AppField name={`education[${index}].institution`}>
        {(field) => <field.TextField label={t('institution')} />}
      </form.AppField>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <form.AppField name={`education[${index}].studyType`}>
          {(field) => <field.TextField label={t('studyType')} placeholder={t('studyTypePlaceholder')} />}
        </form.AppField>
        <form.AppField name={`education[${index}].area`}>
          {(field) => <field.TextField label={t('area')} placeholder={t('areaPlaceholder')} />}
        </form.AppField>
        <form.AppField name={`education[${index}].level`}>
          {(field) => (
            <field.SelectField label={t('level')} options={levels} placeholder={t('chooseLevel')} />
          )}
        </form.AppField>
        <form.AppField name={`education[${index}].score`}>
          {(field) => <field.TextField label={t('score')} placeholder={t('scorePlaceholder')} />}
        </form.AppField>
        <form.AppField name={`education[${index}].startDate`}>
          {() => <MonthField label={t('start')} end={`education[${index}].endDate`} />}
        </form.AppField>
        <form.AppField name={`education[${index}].endDate`}>
          {() => <MonthField label={t('end')} help={t('endHelp')} />}
        </form.AppField>
      </div>
    </>
  )
}
