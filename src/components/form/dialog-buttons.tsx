import { useTranslations } from 'use-intl'
import type { ReactNode } from 'react'
import { Button } from '#/ui/button.tsx'

export type DialogButtonsProps = {
  onCancel: () => void
  /** The button that does it. */
  children: ReactNode
}

export function DialogButtons({ onCancel, children }: DialogButtonsProps) {
  const t = useTranslations('common.actions')
  return (
    <div className="mt-1 flex flex-wrap-reverse justify-end gap-2 max-md:*:flex-1">
      <Button size="lg" onClick={onCancel}>
        {t('cancel')}
      </Button>
      {children}
    </div>
  )
}
