import { useTranslations } from 'use-intl'
import type { StepForm } from '../use-step-form.ts'

type OwnExperienceProps = { form: StepForm<2>; derived?: number }

export function OwnExperience({ form, derived }: OwnExperienceProps) {
  const t = useTranslations('profile.experience')
  return (
    <form.AppField name="experienceYearsOverride">
      {(field) => (
        <field.NumberField
          label={t('override')}
          end={t('unit')}
          placeholder={derived === undefined ? undefined : String(Math.floor(derived))}
          min={0}
          step={1}
        />
      )}
    </form.AppField>
  )
}
