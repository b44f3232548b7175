import { useTranslations } from 'use-intl'
import type { StepForm } from '../use-step-form.ts'
import { MonthField } from './month-field.tsx'

export function CertificateFields({ form, index }: { form: StepForm<3>; index: number }) {
  const t = useTranslations('profile.certificates')
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <form.AppField name={`certificates[${index}].name`}>
          {(field) => <field.TextField label={t('name')} />}
        </form.AppField>
        <form.AppField name={`certificates[${index}].issuer`}>
          {(field) => <field.TextField label={t('issuer')} />}
        </form.AppField>
        <form.AppField name={`certificates[${index}].date`}>
          {() => <MonthField label={t('date')} end={`certificates[${index}].expiryDate`} />}
        </form.AppField>
        <form.AppField name={`certificates[${index}].expiryDate`}>
          {() => <MonthField label={t('expiryDate')} help={t('expiryHelp')} />}
        </form.AppField>
      </div>
      <form.AppField name={`certificates[${index}].url`}>
        {(field) => <field.TextField label={t('url')} inputMode="url" spellCheck={false} />}
      </form.AppField>
    </>
  )
}
