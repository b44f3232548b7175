import { useTranslations } from 'use-intl'
import { SECTORS } from '#/domain/job/vocabulary.ts'
import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { PROFILE_LIMITS } from '../profile-limits.ts'
import type { StepForm } from '../use-step-form.ts'
import { useMonth, useSpan } from '../use-span.ts'
import { useVocabularyOptions } from '#/components/vocabulary/use-vocabulary-options.ts'
import { EntryList } from './entry-list.tsx'
import { ProjectFields } from './project-fields.tsx'
import { PublicationFields } from './publication-fields.tsx'
import { SkillsList } from './skills-list.tsx'

export function SkillsStep({ form, document }: { form: StepForm<4>; document: ProfileDocument }) {
  const t = useTranslations('profile')
  const common = useTranslations('common.form')
  const span = useSpan()
  const month = useMonth()
  const sectors = useVocabularyOptions('sector', SECTORS)
  return (
    <div className="grid grid-cols-1 gap-9">
      <SkillsList form={form} work={document.work} />
      <form.AppField name="projects" mode="array">
        {(field) => (
          <EntryList
            field={field}
            title={t('projects.title')}
            empty={t('projects.empty')}
            addLabel={t('projects.add')}
            max={PROFILE_LIMITS.entriesMax}
            detailOf={(entry) => span(entry)}
          >
            {(index) => <ProjectFields form={form} index={index} />}
          </EntryList>
        )}
      </form.AppField>
      <form.AppField name="publications" mode="array">
        {(field) => (
          <EntryList
            field={field}
            title={t('publications.title')}
            empty={t('publications.empty')}
            addLabel={t('publications.add')}
            max={PROFILE_LIMITS.entriesMax}
            detailOf={(entry) => [entry.publisher, month(entry.releaseDate)].filter(Boolean).join(' · ')}
          >
            {(index) => <PublicationFields form={form} index={index} />}
          </EntryList>
        )}
      </form.AppField>
      <form.AppField name="sectors">
        {(field) => (
          <field.ChoicesField
            label={t('sectors.title')}
            help={t('sectors.help')}
            options={sectors}
            aside={common('usedOfMax', { used: field.state.value.length, max: PROFILE_LIMITS.sectorsMax })}
          />
        )}
      </form.AppField>
    </div>
  )
}
