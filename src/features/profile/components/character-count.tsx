import { useTranslations } from 'use-intl'
import { useFieldContext } from '#/components/form/form-context.ts'
import { cn } from '#/ui/cn.ts'

/** "31 of 120" beside a text's label; over the limit it turns red, says by how much, and says it to ears once. */
export function CharacterCount({ max }: { max: number }) {
  const t = useTranslations('profile.count')
  const used = useFieldContext<string>().state.value.trim().length
  const surplus = Math.max(0, used - max)
  return (
    <span className={cn('tabular-nums', surplus > 0 && 'font-medium text-error-ink')}>
      <span aria-hidden={surplus > 0}>
        {surplus > 0 ? t('over', { used, max, surplus }) : t('used', { used, max })}
      </span>
      <span role="status" className="sr-only">
        {surplus > 0 && t('tooLong', { max })}
      </span>
    </span>
  )
}
