import { useTranslations } from 'use-intl'
import type { WorkEntry } from '#/domain/profile/profile-document.ts'
import { BLANK_ENTRIES } from '../blank-entries.ts'
import { PROFILE_LIMITS } from '../profile-limits.ts'
import type { Identified, StepValues } from '../profile-steps.ts'
import type { StepForm } from '../use-step-form.ts'
import { AddSkills } from './add-skills.tsx'
import { EntryList } from './entry-list.tsx'
import { SkillFields } from './skill-fields.tsx'

type Skill = Identified<StepValues[4]['skills'][number]>

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
      .join(' · ') || t('bare')
  return (
    <form.AppField name="skills" mode="array">
      {(field) => (
        <EntryList
          field={field}
          title={t('title')}
          help={field.state.value.length > 0 ? t('help') : undefined}
          empty={t('empty')}
          addLabel={t('add')}
          max={PROFILE_LIMITS.skillsMax}
          detailOf={detailOf}
          renderAdd={(id) => (
            <AddSkills
              id={id}
              known={field.state.value.map(({ name }) => name)}
              room={PROFILE_LIMITS.skillsMax - field.state.value.length}
              onAdd={(names) => {
                for (const name of names)
                  field.pushValue({ ...BLANK_ENTRIES.skills, id: crypto.randomUUID(), name })
              }}
            />
          )}
        >
          {(index) => <SkillFields form={form} index={index} roles={roles} />}
        </EntryList>
      )}
    </form.AppField>
  )
}
