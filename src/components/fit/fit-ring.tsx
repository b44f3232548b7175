import { useTranslations } from 'use-intl'
import type { Fit } from '#/domain/matching/types.ts'
import type { RingSize } from '#/ui/ring-geometry.ts'
import { Ring } from '#/ui/ring.tsx'
import { BAND_COLOR } from './bands.ts'

export type FitRingProps = { fit: Pick<Fit, 'fit' | 'band'>; size?: RingSize; className?: string }

/** The score in its band's colour, and in words for those who do not see it. */
export function FitRing({ fit: { fit, band }, size = 44, className }: FitRingProps) {
  const t = useTranslations('fit')
  if (fit === null || band === null) {
    return (
      <Ring size={size} value={null} label={t('noScore')} numberClassName="text-muted" className={className}>
        –
      </Ring>
    )
  }
  return (
    <Ring
      size={size}
      value={fit}
      label={t('scoreLabel', { fit, band: t(`band.${band}`) })}
      className={`${BAND_COLOR[band].fill} ${className ?? ''}`}
    >
      {fit}
    </Ring>
  )
}
