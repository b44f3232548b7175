import { useTranslations } from 'use-intl'
import { AppLink } from '#/components/layout/app-link.tsx'
import type { Fit } from '#/domain/matching/types.ts'
import { cn } from '#/ui/cn.ts'
import { LinkText } from '#/ui/link-text.tsx'
import { BAND_COLOR } from './bands.ts'
import { FitRing } from './fit-ring.tsx'

export type FitHeadProps = { fit: Fit; size: 72 | 88; headingId: string; level: 2 | 3; hasFormula?: boolean }

/** The ring, the band in words, and how much could be compared. */
export function FitHead({ fit, size, headingId, level, hasFormula = true }: FitHeadProps) {
  const t = useTranslations('fit')
  const { band, confidence, comparedFactors, totalFactors } = fit
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="flex items-center gap-4">
      <FitRing fit={fit} size={size} />
      <div className="min-w-0">
        <Heading id={headingId} className={cn('text-22', band ? BAND_COLOR[band].text : 'text-muted')}>
          {band ? t(`band.${band}`) : t('noScore')}
        </Heading>
        <p className="max-w-72 text-13 text-pretty text-muted">
          {t('confidence', { percent: confidence, compared: comparedFactors, total: totalFactors })}
        </p>
        {hasFormula && (
          <LinkText asChild className="text-13 touch:inline-block touch:py-2">
            <AppLink to="/how-matching-works">{t('howMatchingWorks')}</AppLink>
          </LinkText>
        )}
      </div>
    </div>
  )
}
