import { useId, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { JOB_LIMITS } from '#/domain/job/publish-rules.ts'
import { EDUCATION_LEVELS } from '#/domain/job/vocabulary.ts'
import { ChoiceChips } from '#/ui/choice-chips.tsx'
import { Select } from '#/ui/select.tsx'
import { readList } from '../../filter-values.ts'
import { FILTER_CHOICES, type ChoiceField } from './filter-choices.ts'
import type { FilterField, FilterFieldProps } from './filter-field.ts'
import { PayFields } from './pay-fields.tsx'

function CodeChoices({ field, filters, onChange }: FilterFieldProps & { field: ChoiceField }) {
  const t = useTranslations('job')
  const vocabulary = useTranslations('vocabulary')
  const codes: readonly string[] = FILTER_CHOICES[field]
  const label = (code: string) => vocabulary(`${field}.${code}` as 'jobType.FullTime')
  return (
    <ChoiceChips
      label={t(`filters.name.${field}`)}
      options={codes.map((code) => ({ value: code, label: label(code) }))}
      value={readList(filters[field], codes)}
      onValueChange={(chosen) => onChange({ [field]: chosen.join(',') })}
    />
  )
}

function Helped({ help, children }: { help: string; children: (helpId: string) => ReactNode }) {
  const helpId = useId()
  return (
    <>
      {children(helpId)}
      <p id={helpId} className="mt-2 text-13 text-muted">
        {help}
      </p>
    </>
  )
}

function YearsSelect({ filters, onChange }: FilterFieldProps) {
  const t = useTranslations('job.filters')
  const years = Array.from({ length: JOB_LIMITS.experienceYearsMax + 1 }, (_, year) => year)
  return (
    <Helped help={t('yearsHelp')}>
      {(helpId) => (
        <Select
          aria-label={t('yearsField')}
          aria-describedby={helpId}
          placeholder={t('any')}
          options={years.map((year) => ({ value: String(year), label: t('years', { years: year }) }))}
          value={filters.experienceYears ?? ''}
          onChange={({ target }) => onChange({ experienceYears: target.value })}
        />
      )}
    </Helped>
  )
}

function EducationSelect({ filters, onChange }: FilterFieldProps) {
  const t = useTranslations('job')
  const vocabulary = useTranslations('vocabulary')
  return (
    <Helped help={t('filters.educationHelp')}>
      {(helpId) => (
        <Select
          aria-label={t('filters.name.educationLevel')}
          aria-describedby={helpId}
          placeholder={t('filters.any')}
          options={EDUCATION_LEVELS.map((level) => ({
            value: level,
            label: vocabulary(`educationLevel.${level}`),
          }))}
          value={filters.educationLevel ?? ''}
          onChange={({ target }) => onChange({ educationLevel: target.value })}
        />
      )}
    </Helped>
  )
}

/** The control of one filter, the same in the bar's panels and in the phone's drawer. */
export function FilterControl({ field, ...props }: FilterFieldProps & { field: FilterField }) {
  if (field === 'pay') return <PayFields {...props} />
  if (field === 'experienceYears') return <YearsSelect {...props} />
  if (field === 'educationLevel') return <EducationSelect {...props} />
  return <CodeChoices field={field} {...props} />
}
