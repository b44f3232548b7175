import { useTranslations } from 'use-intl'

export type OptionalLabelProps = { label: string; isOptional?: boolean }

/** What a group of controls is called, and at its right that it may stay empty: as a single field says it. */
export function OptionalLabel({ label, isOptional = true }: OptionalLabelProps) {
  const t = useTranslations('job.editor')
  return (
    <span className="flex items-baseline justify-between gap-3 text-14 font-medium">
      {label} {isOptional && <span className="text-13 font-normal text-muted">{t('optional')}</span>}
    </span>
  )
}
