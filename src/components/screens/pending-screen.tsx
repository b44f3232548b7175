import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Spinner } from '#/ui/spinner.tsx'

/** While a page is on its way: the mark draws itself. The router shows it after 500 ms, for at least a second. */
export function PendingScreen(): ReactNode {
  const t = useTranslations('common')
  return (
    <div className="grid min-h-[50vh] flex-1 place-items-center text-sky">
      <Spinner label={t('loading')} className="size-10" />
    </div>
  )
}
