import { useTranslations } from 'use-intl'
import type { WorkEntry } from '#/domain/profile/profile-document.ts'
import { PROFILE_LIMITS } from '../profile-limits.ts'
import type { Identified, StepValues } from '../profile-steps.ts'
import type { StepForm } from '../use-step-form.ts'
import { EntryList } from './entry-list.tsx'
import { SkillLevelField } from './skill-level-field.tsx'

type Skill = Identified<StepValues[4]['skills'][number]>

const BLANK: Omit<Skill, 'id'> = { name: '', level: null, years: null, evidenceWorkId: null }

/** Skills with what makes them more than a word: a level, years, and the role that shows them. */
export function SkillsList({ form, work }: { form: StepForm<4>; work: readonly WorkEntry[] }) {
  const t = useTranslations('profile.skills')
  const level = useTranslations('profile.skillLevel')
  const roles = work.map(({ id, position, organization }) => ({
    value: id,
    label: [position, organization].filter(Boolean).join(', '),
  }))
  const detailOf = (skill: Skill) =>
    [
      skill.level && level(`${skill.level}`),
      skill.years !== null && t('years', { years: skill.years }),
      roles.find((role) => role.value === skill.evidenceWorkId)?.label,
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <form.AppField name="skills" mode="array">
      {(field) => (
        <EntryList
          field={field}
          title={t('title')}
          help={t('help')}
          addLabel={t('add')}
          max={PROFILE_LIMITS.skillsMax}
          blank={BLANK}
          titleOf={(entry) => entry.name}
          detailOf={detailOf}
        >
          {(index) => (
            <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_10.5rem_8rem]">
              <form.AppField name={`skills[${index}].name`}>
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
          )}
        </EntryList>
      )}
    </form.AppField>
  )
}
