import { useTranslations } from 'use-intl'
import { BoundField } from '#/components/form/bound-field.tsx'
import { useFieldContext } from '#/components/form/form-context.ts'
import type { SkillEntry } from '#/domain/profile/profile-document.ts'
import { Select } from '#/ui/select.tsx'

const LEVELS = [1, 2, 3, 4, 5] as const

export function SkillLevelField({ label }: { label: string }) {
  const t = useTranslations('profile.skillLevel')
  const field = useFieldContext<SkillEntry['level']>()
  return (
    <BoundField label={label}>
      {(control) => (
        <Select
          {...control}
          options={LEVELS.map((level) => ({ value: String(level), label: t(`${level}`) }))}
          placeholder={t('none')}
          value={field.state.value === null ? '' : String(field.state.value)}
          onChange={(event) =>
            field.handleChange(LEVELS.find((level) => String(level) === event.target.value) ?? null)
          }
          onBlur={field.handleBlur}
        />
      )}
    </BoundField>
  )
}
