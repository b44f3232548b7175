import { useTranslations } from 'use-intl'
import { BoundField, type BoundFieldProps } from '#/components/form/bound-field.tsx'
import { useFieldContext } from '#/components/form/form-context.ts'
import { cn } from '#/ui/cn.ts'
import { Textarea } from '#/ui/textarea.tsx'

export type LinesFieldProps = BoundFieldProps & { maxLines: number; placeholder?: string }

/** A list of sentences, one a line; empty lines are none. */
export function LinesField({ maxLines, placeholder, ...props }: LinesFieldProps) {
  const t = useTranslations('common.form')
  const field = useFieldContext<string[]>()
  const used = field.state.value.filter((line) => line.trim() !== '').length
  return (
    <BoundField
      {...props}
      aside={
        used > 0 && (
          <span className={cn(used > maxLines && 'font-medium text-error-ink')}>
            {t('usedOfMax', { used, max: maxLines })}
          </span>
        )
      }
    >
      {(control) => (
        <Textarea
          {...control}
          rows={3}
          placeholder={placeholder}
          value={field.state.value.join('\n')}
          onChange={(event) =>
            field.handleChange(event.target.value === '' ? [] : event.target.value.split('\n'))
          }
          onBlur={field.handleBlur}
        />
      )}
    </BoundField>
  )
}
