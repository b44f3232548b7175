import { useTranslations } from 'use-intl'
import { JOB_LIMITS } from '#/domain/job/publish-rules.ts'
import { EDUCATION_LEVELS, EDUCATION_REQUIREMENTS } from '#/domain/job/vocabulary.ts'
import { DescriptionField } from './description-field.tsx'
import { EditorStep } from './editor-step.tsx'
import { CodeSegments, CodeSelect, TagsField, WholeField } from './job-fields.tsx'
import { LanguagesField } from './languages-field.tsx'
import { useVocabularyOptions } from '#/components/vocabulary/use-vocabulary-options.ts'

/** Step 2: what the person will do, and needs on day one. */
export function TakesStep() {
  const t = useTranslations('job.editor')
  return (
    <EditorStep step={2}>
      <DescriptionField />
      <TagsField
        name="mustHaveSkills"
        label={t('field.mustHaveSkills')}
        help={t('help.mustHaveSkills')}
        max={JOB_LIMITS.mustHaveSkillsMax}
        placeholder={t('placeholder.skill')}
      />
      <TagsField
        name="niceToHaveSkills"
        label={t('field.niceToHaveSkills')}
        help={t('help.niceToHaveSkills')}
        max={JOB_LIMITS.niceToHaveSkillsMax}
        tone="neutral"
        placeholder={t('placeholder.skill')}
      />
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <WholeField
          name="experienceYears"
          label={t('field.experienceYears')}
          unit={t('help.experienceYears')}
          digits={2}
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
