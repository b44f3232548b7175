import { useTranslations } from 'use-intl'
import { Button } from '#/ui/button.tsx'

/** Loads the page anew: what helps where there is a new version. */
export function ReloadButton() {
  const t = useTranslations('error')
  return (
    <Button variant="primary" onClick={() => location.reload()}>
      {t('reload')}
    </Button>
  )
}

/** What helps against refusals, as keys or texts: nothing that is known, unless one says that there is a new version. */
export const reloadFor = (refusals: readonly string[]) =>
  refusals.includes('error.outdated') ? <ReloadButton /> : undefined
