import { Heart, Link, Mail } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { APPLY_MODES } from '#/domain/job/vocabulary.ts'
import { FieldError } from '#/ui/field.tsx'
import { RadioCards } from '#/ui/radio-card.tsx'
import { DRAFT_LIMITS } from '../../job-editor.schema.ts'
import { useJobField } from './job-editor-context.ts'
import { TextField } from './job-fields.tsx'

const ICONS = { Here: Heart, Url: Link, Email: Mail }

export function ApplyFields() {
  const t = useTranslations('job')
  const vocabulary = useTranslations('vocabulary')
  const { id, value, setValue, onBlur, error } = useJobField('applyMode')
  return (
    <div className="grid gap-4">
      <div className="grid gap-1.5">
        <RadioCards
          id={id}
          name="applyMode"
          label={t('editor.field.applyMode')}
          options={APPLY_MODES.map((mode) => ({
            value: mode,
            label: vocabulary(`applyMode.${mode}`),
            help: t(`editor.apply.${mode}`),
            icon: ICONS[mode],
          }))}
          value={value}
          onValueChange={setValue}
          onBlur={onBlur}
          invalid={error !== null}
          describedBy={`${id}-error`}
        />
        <FieldError id={`${id}-error`} text={error} />
      </div>
      {value === 'Url' && (
        <TextField
          name="applyUrl"
          type="url"
          label={t('editor.field.applyUrl')}
          placeholder={t('editor.placeholder.url')}
          maxLength={DRAFT_LIMITS.urlMax}
          autoComplete="url"
          spellCheck={false}
        />
      )}
      {value === 'Email' && (
        <TextField
          name="applyEmail"
          type="email"
          label={t('editor.field.applyEmail')}
          placeholder={t('editor.placeholder.email')}
          maxLength={DRAFT_LIMITS.emailMax}
          autoComplete="email"
          spellCheck={false}
        />
      )}
    </div>
  )
}
