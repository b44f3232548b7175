import { useStore } from '@tanstack/react-form'
import { useTranslations } from 'use-intl'
import { experienceYears } from '#/domain/profile/experience.ts'
import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { PROFILE_LIMITS } from '../profile-limits.ts'
import type { StepForm } from '../use-step-form.ts'
import { useSpan } from '../use-span.ts'
import { useToday } from '#/components/clock/use-today.ts'
import { DerivedFact } from './derived-fact.tsx'
import { EntryList } from './entry-list.tsx'
import { OwnExperience } from './own-experience.tsx'
import { WorkFields } from './work-fields.tsx'

export function ExperienceStep({ form, document }: { form: StepForm<2>; document: ProfileDocument }) {
  const t = useTranslations('profile.work')
  const span = useSpan()
  return (
    <div className="grid grid-cols-1 gap-9">
      <form.AppField name="work" mode="array">
        {(field) => (
          <EntryList
            field={field}
            title={t('title')}
            help={t('help')}
            empty={t('empty')}
            addLabel={t('add')}
            max={PROFILE_LIMITS.entriesMax}
            detailOf={(entry) => [entry.organization, span(entry)].filter(Boolean).join(' · ')}
          >
            {(index) => <WorkFields form={form} index={index} />}
          </EntryList>
        )}
      </form.AppField>
      <YearsOfExperience form={form} document={document} />
    </div>
  )
}

/** Whole years, as the fit and the profile say them. */
function useYearsText(): (years: number) => string {
  const t = useTranslations('profile.experience')
  return (years) => (years > 0 && years < 1 ? t('underOne') : t('years', { years: Math.floor(years) }))
}

function YearsOfExperience({ form, document }: { form: StepForm<2>; document: ProfileDocument }) {
  const t = useTranslations('profile.experience')
  const own = useStore(form.store, ({ values }) => values.experienceYearsOverride)
  const derived = experienceYears({ ...document, experienceYearsOverride: null }, useToday())
  const yearsText = useYearsText()
  const roles = document.work.filter((entry) => !entry.volunteer).length
  return (
    <DerivedFact
      label={t('label')}
      value={yearsText(own ?? derived)}
      how={own === null ? t('how', { roles }) : t('own', { years: Math.floor(derived) })}
    >
      <OwnExperience form={form} derived={derived} />
    </DerivedFact>
  )
}
