import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LinkText } from '#/ui/link-text.tsx'

const FRAME = 'aspect-video w-full overflow-hidden rounded-card border border-line bg-track'

/** A company's introduction. It never starts by itself, and before it does no more than its length is fetched. */
export function CompanyVideo({ name, src }: { name: string; src: string }) {
  const t = useTranslations('organization.page.video')
  const [isBroken, setBroken] = useState(false)
  return (
    <section>
      <h2 className="mb-3 text-18">{t('title')}</h2>
      {isBroken ? (
        <div className="rounded-card border border-line bg-sunken px-5 py-8 text-center text-14 text-muted">
          <p>{t('broken')}</p>
          <LinkText href={src} className="mt-2 inline-block touch:py-2">
            {t('open')}
          </LinkText>
        </div>
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what people record of themselves has none
        <video
          key={src}
          src={src}
          controls
          playsInline
          preload="metadata"
          aria-label={t('label', { name })}
          onError={() => setBroken(true)}
          className={FRAME}
        />
      )}
    </section>
  )
}
