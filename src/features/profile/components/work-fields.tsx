import { useStore } from '@tanstack/react-form'
import { useTranslations } from 'use-intl'
import { useFieldContext } from '#/components/form/form-context.ts'
import { TitleField } from '#/components/suggestions/title-field.tsx'
import { Checkbox } from '#/ui/checkbox.tsx'
import { PROFILE_LIMITS } from '../profile-limits.ts'
import type { StepForm } from '../use-step-form.ts'
import { CharacterCount } from './character-count.tsx'
import { LinesField } from './lines-field.tsx'
import { MonthField } from './month-field.tsx'

export function WorkFields({ form, index }: { form: StepForm<2>; index: number }) {
  const t = useTranslations('profile.work')
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <form.AppField name={`work[${index}].position`}>
          {() => <TitleField label={t('position')} placeholder={t('positionPlaceholder')} />}
        </form.AppField>
        <form.AppField name={`work[${index}].organization`}>
          {(field) => <field.TextField label={t('organization')} help={t('organizationHelp')} />}
        </form.AppField>
      </div>
      <WorkSpan form={form} index={index} />
      <form.AppField name={`work[${index}].location`}>
        {(field) => <field.TextField label={t('location')} className="sm:max-w-72" />}
      </form.AppField>
      <form.AppField name={`work[${index}].summary`}>
        {(field) => (
          <field.TextAreaField
            label={t('summary')}
            rows={3}
            placeholder={t('summaryPlaceholder')}
            aside={<CharacterCount max={PROFILE_LIMITS.summaryMax} />}
          />
        )}
      </form.AppField>
      <form.AppField name={`work[${index}].highlights`}>
        {() => (
          <LinesField
            label={t('highlights')}
            help={t('highlightsHelp')}
            placeholder={t('highlightsPlaceholder')}
            maxLines={PROFILE_LIMITS.highlightsMax}
          />
        )}
      </form.AppField>
      <form.AppField name={`work[${index}].volunteer`}>
        {(field) => <field.CheckboxField label={t('volunteer')} help={t('volunteerHelp')} />}
      </form.AppField>
    </>
  )
}

function WorkSpan({ form, index }: { form: StepForm<2>; index: number }) {
  const t = useTranslations('profile.work')
  const isCurrent = useStore(form.store, ({ values }) => values.work[index]?.endDate === null)
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <form.AppField name={`work[${index}].startDate`}>
        {() => <MonthField label={t('start')} empty="" end={`work[${index}].endDate`} />}
      </form.AppField>
      <form.AppField name={`work[${index}].endDate`}>
        {() => (
          <div>
            <MonthField label={t('end')} empty="" disabled={isCurrent} />
            <CurrentRole label={t('current')} />
          </div>
        )}
      </form.AppField>
    </div>
  )
}

/** Without an end the role goes on; an end that is still to be named is ''. */
function CurrentRole({ label }: { label: string }) {
  const field = useFieldContext<string | null>()
  return (
    <Checkbox
      className="mt-2"
      label={label}
      checked={field.state.value === null}
      onChange={(event) => field.handleChange(event.target.checked ? null : '')}
    />
  )
}
