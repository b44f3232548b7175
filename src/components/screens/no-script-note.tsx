import { useTranslations } from 'use-intl'
import { Banner } from '#/ui/banner.tsx'

/** Where what can be pressed does nothing without scripts, it is said. */
export function NoScriptNote() {
  const t = useTranslations('common.noScript')
  return (
    <noscript>
      <div className="mx-auto w-full max-w-dash px-4 pt-4 md:px-5">
        <Banner tone="warning" title={t('title')}>
          {t('text')}
        </Banner>
      </div>
    </noscript>
  )
}
