import { useTranslations } from 'use-intl'
import { splitTags } from '#/ui/tag-list.ts'
import { BLANK_ENTRIES } from '../blank-entries.ts'
import type { StepForm } from '../use-step-form.ts'
import { SkillLevelField } from './skill-level-field.tsx'

export type SkillFieldsProps = {
  form: StepForm<4>
  index: number
  /** The roles of step 2 that may show the skill. */
  roles: readonly { value: string; label: string }[]
}

/** The fields of one skill: its name, how well, how long, and where it shows. */
export function SkillFields({ form, index, roles }: SkillFieldsProps) {
  const t = useTranslations('profile.skills')
  // Several names in one field are several skills, as they are where skills are added.
  const splitName = ({ value }: { value: string }) => {
    const [first, ...others] = splitTags(value)
    if (first === undefined || others.length === 0) return
    form.setFieldValue(`skills[${index}].name`, first)
    for (const [offset, name] of others.entries())
      void form.insertFieldValue('skills', index + 1 + offset, {
        ...BLANK_ENTRIES.skills,
        id: crypto.randomUUID(),
        name,
      })
  }
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_10.5rem_8rem]">
      <form.AppField name={`skills[${index}].name`} listeners={{ onBlur: splitName }}>
        {(name) => <name.TextField label={t('name')} />}
      </form.AppField>
      <form.AppField name={`skills[${index}].level`}>
        {() => <SkillLevelField label={t('level')} />}
      </form.AppField>
      <form.AppField name={`skills[${index}].years`}>
        {(years) => <years.NumberField label={t('experience')} end={t('unit')} min={0} step={1} />}
      </form.AppField>
      {roles.length > 0 && (
        <form.AppField name={`skills[${index}].evidenceWorkId`}>
          {(evidence) => (
            <evidence.SelectField
              label={t('evidence')}
              options={roles}
              placeholder={t('noEvidence')}
              className="sm:col-span-3"
            />
          )}
        </form.AppField>
      )}
    </div>
  )
}
