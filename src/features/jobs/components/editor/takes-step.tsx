import { useTranslations } from 'use-intl'
import { EDUCATION_LEVELS, EDUCATION_REQUIREMENTS } from '#/domain/job/vocabulary.ts'
import { DescriptionField } from './description-field.tsx'
import { EditorStep } from './editor-step.tsx'
import { CodeSegments, CodeSelect, WholeField } from './job-fields.tsx'
import { LanguagesField } from './languages-field.tsx'
import { SkillFields } from './skill-fields.tsx'
import { useVocabularyOptions } from '#/components/vocabulary/use-vocabulary-options.ts'

export function TakesStep() {
  const t = useTranslations('job.editor')
  return (
    <EditorStep step={2}>
      <DescriptionField />
      <SkillFields />
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <WholeField
          name="experienceYears"
          label={t('field.experienceYears')}
          unit={t('help.experienceYears')}
        />
        <CodeSelect
          name="educationLevel"
          label={t('field.educationLevel')}
          placeholder={t('placeholder.choose')}
          options={useVocabularyOptions('educationLevel', EDUCATION_LEVELS)}
        />
      </div>
      <CodeSegments
        name="educationRequirement"
        label={t('field.educationRequirement')}
        options={useVocabularyOptions('educationRequirement', EDUCATION_REQUIREMENTS)}
      />
      <LanguagesField />
    </EditorStep>
  )
}
