import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { offerSkills } from '#/components/suggestions/word-input.tsx'
import { Field } from '#/ui/field.tsx'
import { TagInput } from '#/ui/tag-input.tsx'

export type AddSkillsProps = {
  id: string
  /** The names in the list already. */
  known: readonly string[]
  /** How many more may come. */
  room: number
  onAdd: (names: string[]) => void
}

const fold = (name: string) => name.trim().toLowerCase()

/** Takes skills as they come: one by one, or a whole list typed or pasted with commas, semicolons or line breaks. */
export function AddSkills({ id, known, room, onAdd }: AddSkillsProps) {
  const t = useTranslations('profile.skills')
  const common = useTranslations('common.form')
  const [said, setSaid] = useState('')
  const add = (names: readonly string[]) => {
    const folded = new Set(known.map(fold))
    const repeated = names.filter((name) => folded.has(fold(name)))
    setSaid(repeated.length > 0 ? t('known', { names: repeated.join(', '), count: repeated.length }) : '')
    onAdd(names.filter((name) => !folded.has(fold(name))))
  }
  return (
    <Field id={id} label={t('add')} help={t('addHelp')}>
      {(control) => (
        <>
          <TagInput
            {...control}
            value={[]}
            onValueChange={add}
            max={room}
            placeholder={t('placeholder')}
            removeLabel={(name) => common('removeTag', { tag: name })}
            addHint={(name) => common('addTag', { tag: name })}
            renderInput={(typing) => offerSkills({ ...typing, known })}
          />
          <p role="status" className="text-13 text-ink-2 empty:hidden">
            {said}
          </p>
        </>
      )}
    </Field>
  )
}
