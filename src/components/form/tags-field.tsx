import { useTranslations } from 'use-intl'
import { TagInput, type TagInputProps } from '#/ui/tag-input.tsx'
import { BoundField, type BoundFieldProps } from './bound-field.tsx'
import { useFieldContext } from './form-context.ts'

export type TagsFieldProps = Omit<BoundFieldProps, 'aside'> &
  Pick<TagInputProps, 'tone' | 'placeholder' | 'renderInput'> & { max: number }

/** A list of short words with a counter: skills, titles, benefits. */
export function TagsField({ max, tone, placeholder, renderInput, ...props }: TagsFieldProps) {
  const t = useTranslations('common.form')
  const field = useFieldContext<string[]>()
  const tags = field.state.value
  return (
    <BoundField {...props} aside={t('usedOfMax', { used: tags.length, max })}>
      {(control) => (
        <TagInput
          {...control}
          name={field.name}
          value={tags}
          onValueChange={(next) => field.handleChange(next)}
          onBlur={field.handleBlur}
          {...{ max, tone, placeholder, renderInput }}
          removeLabel={(tag) => t('removeTag', { tag })}
          addHint={(tag) => t('addTag', { tag })}
        />
      )}
    </BoundField>
  )
}
