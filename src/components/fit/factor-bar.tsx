import { useTranslations } from 'use-intl'
import type { Voice } from '#/domain/matching/short-reasons.ts'
import type { FactorResult } from '#/domain/matching/types.ts'
import { cn } from '#/ui/cn.ts'
import { BAND_COLOR } from './bands.ts'
import { FactorEvidence } from './factor-evidence.tsx'

/** A track of this many points fills its column: a weight of 35 is then nearly as wide as its heading. */
const FULL_WIDTH_POINTS = 39

function width(points: number, scale: number): string {
  return `${Math.round((points / scale) * 10_000) / 100}%`
}

/** The points that a full column stands for: more than usual when few factors share the hundred. */
export function trackScale(factors: readonly FactorResult[]): number {
  return Math.max(FULL_WIDTH_POINTS, ...factors.map((factor) => factor.scaledWeight))
}

export type FactorBarProps = {
  factor: FactorResult
  /** The line of the profile or the job that the credit rests on, or why nothing was compared. */
  reason: string
  /** The part of it that could not be compared, in a sentence of its own. */
  leftOut?: string | null
  voice: Voice
  /** From `trackScale`, the same for both sets, so that lengths can be added by eye. */
  scale: number
}

/** One factor: its name and points, a track as long as its weight filled by its points, and the reason below. */
export function FactorBar({ factor, reason, leftOut, voice, scale }: FactorBarProps) {
  const t = useTranslations('fit')
  const { key, band, points, scaledWeight, weight } = factor
  const compared = band !== null && scaledWeight > 0
  return (
    <li>
      <p
        className={cn('flex justify-between gap-2 text-13', compared ? 'font-medium text-ink' : 'text-muted')}
      >
        <span>{t(`factor.${key}`)}</span>
        {compared ? (
          <span className="whitespace-nowrap">
            <span aria-hidden="true">
              {points}
              <span className="text-muted">/{scaledWeight}</span>
            </span>
            <span className="sr-only">{t('points', { points, weight: scaledWeight })}</span>
          </span>
        ) : (
          <span className="whitespace-nowrap">{t('notCompared')}</span>
        )}
      </p>
      {compared ? (
        <span
          className="mt-0.5 mb-1 block h-1.5 overflow-hidden rounded-full bg-track"
          style={{ width: width(scaledWeight, scale) }}
        >
          <span
            className={cn('block h-full rounded-full', BAND_COLOR[band].background)}
            style={{ width: width(points, scaledWeight) }}
          />
        </span>
      ) : (
        weight > 0 && (
          <span
            className="mt-0.5 mb-1 block h-1.5 rounded-full border border-dashed border-control"
            style={{ width: width(weight, scale) }}
          />
        )
      )}
      <p className="text-12 text-muted">{reason}</p>
      {leftOut && <p className="text-12 text-muted">{leftOut}</p>}
      <FactorEvidence evidence={factor.evidence} voice={voice} />
    </li>
  )
}
