import { useTranslations } from 'use-intl'

const LINK =
  'sr-only rounded-ctl bg-sky text-14 font-semibold text-on-sky focus:not-sr-only focus:absolute focus:top-2 focus:right-2 focus:z-20 focus:px-4 focus:py-2.5 noscript:hidden'

/** For the keyboard: past the rows of the list to the map, or past both. The ids are those of the screen. */
export function SkipLinks({ hasMap }: { hasMap: boolean }) {
  const t = useTranslations('map')
  return (
    <>
      {hasMap && (
        <a href="#map" className={LINK}>
          {t('skipList')}
        </a>
      )}
      <a href="#map-end" className={LINK}>
        {t('skip')}
      </a>
    </>
  )
}
