import { useTranslations } from 'use-intl'
import { CEFR_LEVELS } from '#/domain/job/vocabulary.ts'
import { PROFILE_LIMITS } from '../profile-limits.ts'
import type { StepForm } from '../use-step-form.ts'
import { useVocabularyOptions } from '#/components/vocabulary/use-vocabulary-options.ts'
import { EntryList } from './entry-list.tsx'
import { LanguageField } from './language-field.tsx'

export function LanguagesList({ form }: { form: StepForm<3> }) {
  const t = useTranslations('profile.languages')
  const meaning = useTranslations('vocabulary.cefrMeaning')
  return (
    <form.AppField name="languages" mode="array">
      {(field) => (
        <EntryList
          field={field}
          title={t('title')}
          empty={t('empty')}
          addLabel={t('add')}
          max={PROFILE_LIMITS.languagesMax}
          detailOf={(entry) => meaning(entry.level)}
        >
          {(index) => <LanguageFields form={form} index={index} />}
        </EntryList>
      )}
    </form.AppField>
  )
}

export function LanguageFields({ form, index }: { form: StepForm<3>; index: number }) {
  const t = useTranslations('profile.languages')
  const levels = useVocabularyOptions('cefrMeaning', CEFR_LEVELS)
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <form.AppField name={`languages[${index}].language`}>
        {() => <LanguageField label={t('language')} />}
      </form.AppField>
      <form.AppField name={`languages[${index}].level`}>
        {(level) => <level.SelectField label={t('level')} options={levels} />}
      </form.AppField>
    </div>
  )
}
