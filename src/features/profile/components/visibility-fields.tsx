import { useStore } from '@tanstack/react-form'
import { EyeOff, Globe, Handshake, UserCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { audienceOf } from '#/domain/profile/visibility.ts'
import { VISIBILITIES } from '#/domain/profile/vocabulary.ts'
import type { StepForm } from '../use-step-form.ts'

const ICONS = { Public: Globe, SignedIn: UserCheck, MatchedEmployers: Handshake, Hidden: EyeOff }

/** Who may open the profile; each choice says what it means, also to somebody anonymous. */
export function VisibilityFields({ form }: { form: StepForm<5> }) {
  const t = useTranslations('profile.visibility')
  const anonymousUntilMatch = useStore(form.store, ({ values }) => values.anonymousUntilMatch)
  const isFound = useStore(form.store, ({ values }) => audienceOf(values) === 'Public')
  const options = VISIBILITIES.map((value) => ({
    value,
    label: t(`${value}.label`),
    help: t(`${audienceOf({ visibility: value, anonymousUntilMatch })}.help`),
    icon: ICONS[value],
  }))
  return (
    <>
      <form.AppField name="visibility">
        {(field) => <field.RadioCardsField label={t('label')} hideLabel options={options} />}
      </form.AppField>
      {isFound && (
        <form.AppField name="searchEngines">
          {(field) => <field.CheckboxField label={t('searchEngines')} help={t('searchEnginesHelp')} />}
        </form.AppField>
      )}
      <form.AppField name="anonymousUntilMatch">
        {(field) => <field.CheckboxField label={t('anonymous')} help={t('anonymousHelp')} />}
      </form.AppField>
    </>
  )
}
