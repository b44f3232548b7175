import { useTranslations } from 'use-intl'
import type { ProfileDocument } from '#/domain/profile/profile-document.ts'
import { PROFILE_LIMITS } from '../profile-limits.ts'
import type { StepForm } from '../use-step-form.ts'
import { useMonth, useSpan } from '../use-span.ts'
import { CertificateFields } from './certificate-fields.tsx'
import { EducationFields } from './education-fields.tsx'
import { EntryList } from './entry-list.tsx'
import { HighestEducation } from './highest-education.tsx'
import { LanguagesList } from './languages-list.tsx'

/** Step 3: what one has learned, and in which languages one can work. */
export function EducationStep({ form, document }: { form: StepForm<3>; document: ProfileDocument }) {
  const t = useTranslations('profile')
  const span = useSpan()
  const month = useMonth()
  return (
    <div className="grid grid-cols-1 gap-9">
      <form.AppField name="education" mode="array">
        {(field) => (
          <EntryList
            field={field}
            title={t('education.title')}
            empty={t('education.empty')}
            addLabel={t('education.add')}
            max={PROFILE_LIMITS.entriesMax}
            detailOf={(entry) => [entry.institution, span(entry, 'open')].filter(Boolean).join(' · ')}
          >
            {(index) => <EducationFields form={form} index={index} />}
          </EntryList>
        )}
      </form.AppField>
      <HighestEducation form={form} document={document} />
      <form.AppField name="certificates" mode="array">
        {(field) => (
          <EntryList
            field={field}
            title={t('certificates.title')}
            empty={t('certificates.empty')}
            addLabel={t('certificates.add')}
            max={PROFILE_LIMITS.entriesMax}
            detailOf={(entry) => [entry.issuer, month(entry.date)].filter(Boolean).join(' · ')}
          >
            {(index) => <CertificateFields form={form} index={index} />}
          </EntryList>
        )}
      </form.AppField>
      <LanguagesList form={form} />
    </div>
  )
}
