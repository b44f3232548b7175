import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { offerSkills } from '#/components/suggestions/word-input.tsx'
import { JOB_LIMITS } from '#/domain/job/publish-rules.ts'
import { respellSkills, sharedSkills } from '#/domain/skills/shared-skills.ts'
import { useJobField } from './job-editor-context.ts'
import { TagsField } from './job-fields.tsx'

type SkillList = 'mustHaveSkills' | 'niceToHaveSkills'

/** What was put into one list and stood in the other until then. */
type Move = { to: SkillList; skills: string[] }

/** The two lists of skills. A skill stands in one of them: where it was put last, and that is said. */
export function SkillFields() {
  const t = useTranslations('job.editor')
  const format = useFormatter()
  const must = useJobField('mustHaveSkills')
  const nice = useJobField('niceToHaveSkills')
  const [move, setMove] = useState<Move | null>(null)
  const named = (skills: string[]) => ({ skills: format.list(skills), count: skills.length })
  const takeFrom = (other: typeof must | typeof nice, to: SkillList) => (added: string[]) => {
    const moved = sharedSkills(other.value, added)
    if (moved.length > 0) other.setValue(other.value.filter((skill) => !moved.includes(skill)))
    setMove(moved.length > 0 ? { to, skills: moved } : null)
    return respellSkills(added, moved)
  }
  const saidOf = (list: SkillList) => move?.to === list && t(`skills.moved.${list}`, named(move.skills))
  // As a draft from elsewhere, or from before this was so, may hold it.
  const inBoth = sharedSkills(nice.value, must.value)
  return (
    <>
      <div className="grid gap-1.5">
        <TagsField
          name="mustHaveSkills"
          label={t('field.mustHaveSkills')}
          help={t('help.mustHaveSkills')}
          max={JOB_LIMITS.mustHaveSkillsMax}
          placeholder={t('placeholder.skill')}
          spellAdded={takeFrom(nice, 'mustHaveSkills')}
          renderInput={offerSkills}
        />
        <Note>{saidOf('mustHaveSkills')}</Note>
      </div>
      <div className="grid gap-1.5">
        <TagsField
          name="niceToHaveSkills"
          label={t('field.niceToHaveSkills')}
          help={t('help.niceToHaveSkills')}
          max={JOB_LIMITS.niceToHaveSkillsMax}
          tone="neutral"
          placeholder={t('placeholder.skill')}
          spellAdded={takeFrom(must, 'niceToHaveSkills')}
          renderInput={offerSkills}
        />
        <Note>{inBoth.length > 0 ? t('skills.inBoth', named(inBoth)) : saidOf('niceToHaveSkills')}</Note>
      </div>
    </>
  )
}

/** It is always there, so that a screen reader hears when it fills. */
function Note({ children }: { children: string | false }) {
  return (
    <p aria-live="polite" className="text-13 font-medium text-ink-2 empty:hidden">
      {children}
    </p>
  )
}
