import { useTranslations } from 'use-intl'
import type { AboutPart } from '../../import/review-plan.ts'
import type { StepForm } from '../../use-step-form.ts'
import { OwnPlace } from '../own-place.tsx'

const LINKS = ['website', 'linkedin', 'github', 'portfolio'] as const

export function AboutPartFields({ form, part }: { form: StepForm<1>; part: AboutPart }) {
  const t = useTranslations('profile.about')
  if (part === 'names')
    return (
      <div className="grid gap-4 sm:grid-cols-2">
        <form.AppField name="firstName">
          {(field) => <field.TextField label={t('firstName')} />}
        </form.AppField>
        <form.AppField name="lastName">{(field) => <field.TextField label={t('lastName')} />}</form.AppField>
      </div>
    )
  if (part === 'links')
    return (
      <div className="grid gap-4 sm:grid-cols-2">
        {LINKS.map((link) => (
          <form.AppField key={link} name={`links.${link}`}>
            {(field) => <field.TextField label={t(`link.${link}`)} inputMode="url" spellCheck={false} />}
          </form.AppField>
        ))}
      </div>
    )
  if (part === 'bio')
    return (
      <form.AppField name="bio">{(field) => <field.TextAreaField label={t('bio')} rows={5} />}</form.AppField>
    )
  if (part === 'location') return <OwnPlace form={form} />
  const labels = { headline: t('headline'), phone: t('phone') }
  return <form.AppField name={part}>{(field) => <field.TextField label={labels[part]} />}</form.AppField>
}
