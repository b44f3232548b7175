import { memo, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { offerTitles } from '#/components/suggestions/word-input.tsx'
import { JOB_DURATIONS, JOB_TYPES, WORK_LOCATIONS } from '#/domain/job/vocabulary.ts'
import { AVAILABILITIES } from '#/domain/profile/vocabulary.ts'
import { PROFILE_LIMITS } from '../profile-limits.ts'
import type { EmployerName } from '../profile.view.ts'
import type { StepForm } from '../use-step-form.ts'
import { useVocabularyOptions } from '#/components/vocabulary/use-vocabulary-options.ts'
import { ExcludedEmployersField } from './excluded-employers-field.tsx'
import { PayFields } from './pay-fields.tsx'
import { PlacesList } from './places-list.tsx'
import { VisibilityFields } from './visibility-fields.tsx'

type WishesStepProps = { form: StepForm<5>; excludedEmployers: readonly EmployerName[] }

/** Step 5: what one wants, and who sees the profile. Long: a key typed into one field does not draw all others again. */
export const WishesStep = memo(function WishesStep({ form, excludedEmployers }: WishesStepProps) {
  const t = useTranslations('profile.wishes')
  return (
    <div className="grid grid-cols-1 gap-10">
      <Part title={t('work')}>
        <WorkWishes form={form} />
      </Part>
      <Part title={t('where')} help={t('whereHelp')}>
        <PlacesList form={form} />
      </Part>
      <Part title={t('pay')}>
        <PayFields form={form} />
      </Part>
      <Part title={t('visibility')} help={t('visibilityHelp')}>
        <VisibilityFields form={form} />
        <form.AppField name="excludedEmployers">
          {() => (
            <ExcludedEmployersField
              label={t('excluded')}
              help={t('excludedHelp')}
              known={excludedEmployers}
            />
          )}
        </form.AppField>
      </Part>
    </div>
  )
})

function Part({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-6 border-t border-line pt-7 first:border-0 first:pt-0">
      <div>
        <h2 className="text-18">{title}</h2>
        {help && <p className="mt-1 text-14 text-pretty text-muted">{help}</p>}
      </div>
      {children}
    </section>
  )
}

export function WorkWishes({ form }: { form: StepForm<5> }) {
  const t = useTranslations('profile.wishes')
  const jobTypes = useVocabularyOptions('jobType', JOB_TYPES)
  const jobDurations = useVocabularyOptions('jobDuration', JOB_DURATIONS)
  const workLocations = useVocabularyOptions('workLocation', WORK_LOCATIONS)
  const availabilities = useVocabularyOptions('availability', AVAILABILITIES)
  return (
    <>
      <form.AppField name="desiredTitles">
        {(field) => (
          <field.TagsField
            label={t('titles')}
            help={t('titlesHelp')}
            placeholder={t('titlesPlaceholder')}
            max={PROFILE_LIMITS.desiredTitlesMax}
            renderInput={offerTitles}
          />
        )}
      </form.AppField>
      <form.AppField name="jobTypes">
        {(field) => <field.ChoicesField label={t('jobTypes')} options={jobTypes} />}
      </form.AppField>
      <form.AppField name="jobDurations">
        {(field) => <field.ChoicesField label={t('jobDurations')} options={jobDurations} />}
      </form.AppField>
      <form.AppField name="workLocations">
        {(field) => <field.ChoicesField label={t('workLocations')} options={workLocations} />}
      </form.AppField>
      <form.AppField name="availability">
        {(field) => <field.RadioCardsField label={t('availability')} options={availabilities} />}
      </form.AppField>
      <form.AppField name="noticePeriodWeeks">
        {(field) => (
          <field.NumberField
            label={t('notice')}
            help={t('noticeHelp')}
            end={t('weeks')}
            min={0}
            step={1}
            className="sm:max-w-56"
          />
        )}
      </form.AppField>
    </>
  )
}
