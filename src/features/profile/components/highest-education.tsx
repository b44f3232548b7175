import { useStore } from '@tanstack/react-form'
import { useTranslations } from 'use-intl'
import { EDUCATION_LEVELS } from '#/domain/job/vocabulary.ts'
import { findHighestStudy } from '#/domain/profile/education.ts'
import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import type { StepForm } from '../use-step-form.ts'
import { useVocabularyOptions } from '#/components/vocabulary/use-vocabulary-options.ts'
import { DerivedFact } from './derived-fact.tsx'

export function OwnEducation({ form }: { form: StepForm<3> }) {
  const t = useTranslations('profile.highestEducation')
  const options = useVocabularyOptions('educationLevel', EDUCATION_LEVELS)
  return (
    <form.AppField name="educationLevelOverride">
      {(field) => <field.SelectField label={t('override')} options={options} placeholder={t('derived')} />}
    </form.AppField>
  )
}

/** The highest level among the courses, and the way to overrule it. */
export function HighestEducation({ form, document }: { form: StepForm<3>; document: ProfileDocument }) {
  const t = useTranslations('profile.highestEducation')
  const level = useTranslations('vocabulary.educationLevel')
  const own = useStore(form.store, ({ values }) => values.educationLevelOverride)
  const study = findHighestStudy(document.education)
  const shown = own ?? study?.level ?? null
  const how = own ? t('own') : study ? t('how', { study: study.institution }) : t('none')
  return (
    <DerivedFact label={t('label')} value={shown ? level(shown) : t('unknown')} how={how}>
      <OwnEducation form={form} />
    </DerivedFact>
  )
}
