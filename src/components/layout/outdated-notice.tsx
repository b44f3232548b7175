import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ReloadButton } from '#/components/screens/reload-button.tsx'
import { OUTDATED_EVENT } from '#/lib/outdated-page.ts'
import { IconButton } from '#/ui/icon-button.tsx'

/** Says that there is a new version, once something failed for that. It lies over dialogs too, which it may have been. */
export function OutdatedNotice() {
  const t = useTranslations('error')
  const close = useTranslations('common.toast')
  const [isTold, setTold] = useState(false)
  useEffect(() => {
    const tell = () => setTold(true)
    addEventListener(OUTDATED_EVENT, tell)
    return () => removeEventListener(OUTDATED_EVENT, tell)
  }, [])
  if (!isTold) return null
  return (
    <div
      role="alert"
      className="pointer-events-auto fixed inset-x-4 bottom-4 z-60 mx-auto flex max-w-xl items-center gap-3 rounded-card border border-line bg-raised px-4 py-3 text-14 shadow-float max-sm:flex-wrap"
    >
      <p className="flex-1">{t('outdated')}</p>
      <ReloadButton />
      <IconButton label={close('close')} onClick={() => setTold(false)}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}
