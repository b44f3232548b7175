import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { CEFR_LEVELS, type CefrLevel } from '#/domain/job/vocabulary.ts'
import type { LanguageSkill } from '#/domain/profile/languages.ts'
import { focusIfLost, focusSoon } from '#/components/form/focus-soon.ts'
import { FieldError } from '#/ui/field.tsx'
import { IconButton } from '#/ui/icon-button.tsx'
import { Select, type SelectOption } from '#/ui/select.tsx'
import { SettledSelect } from '#/ui/settled-select.tsx'
import { DRAFT_LIMITS } from '../../job-editor.schema.ts'
import { useJobField } from './job-editor-context.ts'
import { OptionalLabel } from './optional-label.tsx'
import { useLanguageOptions } from '#/components/vocabulary/use-name-options.ts'
import { useVocabularyOptions } from '#/components/vocabulary/use-vocabulary-options.ts'

/** The level that most ads mean when they ask for a language. */
const USUAL_LEVEL: CefrLevel = 'B2'

/** The languages the work needs, each with its level. A language is added by choosing it. */
export function LanguagesField() {
  const t = useTranslations('job.editor')
  const { id, value, setValue, onBlur, error } = useJobField('languages')
  const chosen = value.map(({ language }) => language)
  const languages = useLanguageOptions(...chosen)
  const taken = new Set(chosen)
  const free = languages.filter((language) => !taken.has(language.value))
  const change = (index: number, changed: LanguageSkill) => setValue(value.with(index, changed))
  const [addId, lastId] = [`${id}-add`, `${id}-${DRAFT_LIMITS.languagesMax}`]
  const add = (language: string) => {
    setValue([...value, { language, level: USUAL_LEVEL }])
    // In a full list there is nothing left to add with.
    if (value.length + 1 === DRAFT_LIMITS.languagesMax) focusIfLost(lastId)
  }
  const remove = (index: number) => {
    setValue(value.toSpliced(index, 1))
    focusSoon(addId)
  }
  return (
    <fieldset id={id} className="grid min-w-0 gap-2 max-sm:gap-4">
      <legend className="mb-1.5 w-full">
        <OptionalLabel label={t('field.languages')} />
      </legend>
      {value.map((skill, index) => (
        <LanguageRow
          // oxlint-disable-next-line react/no-array-index-key -- its language changes under the keys that walk through the list
          key={index}
          id={`${id}-${index + 1}`}
          skill={skill}
          position={index + 1}
          languages={languages.filter(
            (language) => language.value === skill.language || !taken.has(language.value),
          )}
          onChange={(changed) => change(index, changed)}
          onRemove={() => remove(index)}
          onBlur={onBlur}
        />
      ))}
      {value.length < DRAFT_LIMITS.languagesMax && (
        <SettledSelect
          id={addId}
          aria-label={t('languages.add')}
          placeholder={t('languages.add')}
          options={free}
          value=""
          onSettle={add}
          className="sm:max-w-60"
        />
      )}
      <FieldError id={`${id}-error`} text={error} />
      <p className="text-13 text-muted">{t('help.languages')}</p>
    </fieldset>
  )
}

type LanguageRowProps = {
  id: string
  skill: LanguageSkill
  position: number
  languages: readonly SelectOption[]
  onChange: (skill: LanguageSkill) => void
  onRemove: () => void
  onBlur: () => void
}

function LanguageRow({ id, skill, position, languages, onChange, onRemove, onBlur }: LanguageRowProps) {
  const t = useTranslations('job.editor.languages')
  const levels = useVocabularyOptions('cefrMeaning', CEFR_LEVELS)
  const name = languages.find(({ value }) => value === skill.language)?.label ?? skill.language
  const choose = (level: string) =>
    onChange({ ...skill, level: CEFR_LEVELS.find((known) => known === level) ?? skill.level })
  return (
    <div className="grid grid-cols-[1fr_auto] gap-2 sm:grid-cols-[1fr_1fr_auto]">
      <Select
        id={id}
        aria-label={t('language', { position })}
        options={languages}
        value={skill.language}
        onChange={(event) => onChange({ ...skill, language: event.target.value })}
        onBlur={onBlur}
      />
      <Select
        aria-label={t('level', { position })}
        options={levels}
        value={skill.level}
        onChange={(event) => choose(event.target.value)}
        onBlur={onBlur}
        className="max-sm:col-start-1 max-sm:row-start-2"
      />
      <IconButton label={t('remove', { language: name })} size="lg" edge="line" onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}
