import { useTranslations } from 'use-intl'
import { CEFR_LEVELS, type CefrLevel } from '#/domain/job/vocabulary.ts'
import { PROFILE_LIMITS } from '../profile-limits.ts'
import { useLanguageName } from '#/components/vocabulary/use-name-options.ts'
import type { StepForm } from '../use-step-form.ts'
import { useVocabularyOptions } from '#/components/vocabulary/use-vocabulary-options.ts'
import { EntryList } from './entry-list.tsx'
import { LanguageField } from './language-field.tsx'

const BLANK: { language: string; level: CefrLevel } = { language: '', level: 'B2' }

/** Languages with their level, each level in words. */
export function LanguagesList({ form }: { form: StepForm<3> }) {
  const t = useTranslations('profile.languages')
  const meaning = useTranslations('vocabulary.cefrMeaning')
  const levels = useVocabularyOptions('cefrMeaning', CEFR_LEVELS)
  const languageName = useLanguageName()
  return (
    <form.AppField name="languages" mode="array">
      {(field) => (
        <EntryList
          field={field}
          title={t('title')}
          addLabel={t('add')}
          max={PROFILE_LIMITS.languagesMax}
          blank={BLANK}
          titleOf={(entry) => (entry.language ? languageName(entry.language) : '')}
          detailOf={(entry) => meaning(entry.level)}
        >
          {(index) => (
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <form.AppField name={`languages[${index}].language`}>
                {() => <LanguageField label={t('language')} />}
              </form.AppField>
              <form.AppField name={`languages[${index}].level`}>
                {(level) => <level.SelectField label={t('level')} options={levels} />}
              </form.AppField>
            </div>
          )}
        </EntryList>
      )}
    </form.AppField>
  )
}
